//! Enumerations that C knows by numbers, each with one table of its numbers, names and texts.

/// A value that C knows by its number.
#[cfg(feature = "capi")]
pub trait Code: Copy + 'static {
    /// Every value, in the order of the numbers.
    const ALL: &'static [Self];

    /// The number of the value.
    fn number(self) -> i32;

    /// The value of a number.
    fn numbered(number: i32) -> Option<Self> {
        Self::ALL.iter().copied().find(|code| code.number() == number)
    }

    /// Its name and a NUL; the NUL alone in an enumeration without names.
    fn name_with_nul(self) -> &'static str;

    /// Its text and a NUL; the NUL alone in an enumeration without texts.
    fn text_with_nul(self) -> &'static str;
}

/// Makes an enumeration that is a [`Code`] of its table. Each variant stands with its number and then one string for each
/// column that the head names: `[name]`, `[text]`, `[name text]`, or `[]` for none.
///
/// The columns are public functions of the enumeration, and `ALL` is the array of its values.
macro_rules! codes {
    ($(#[$meta:meta])* pub enum $Enum:ident: $columns:tt {
        $($(#[$about:meta])* $Variant:ident = $number:literal $(, $string:literal)*;)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Enum {
            $($(#[$about])* $Variant = $number,)+
        }

        impl $Enum {
            /// Every value, in the order of the numbers.
            pub const ALL: [$Enum; [$($number),+].len()] = [$($Enum::$Variant),+];
        }

        $crate::kit::codes! { @column $columns $Enum $($Variant [$($string),*])+ }

        impl From<$Enum> for i32 {
            fn from(code: $Enum) -> i32 {
                code as i32
            }
        }

        #[cfg(feature = "capi")]
        impl $crate::kit::Code for $Enum {
            const ALL: &'static [$Enum] = &$Enum::ALL;

            fn number(self) -> i32 {
                self as i32
            }

            fn name_with_nul(self) -> &'static str {
                match self {
                    $($Enum::$Variant => concat!($crate::kit::codes!(@name $columns $($string),*), "\0"),)+
                }
            }

            fn text_with_nul(self) -> &'static str {
                match self {
                    $($Enum::$Variant => concat!($crate::kit::codes!(@text $columns $($string),*), "\0"),)+
                }
            }
        }
    };

    (@column [] $($rows:tt)+) => {};
    (@column [name] $Enum:ident $($Variant:ident [$name:literal])+) => {
        impl $Enum {
            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $($Enum::$Variant => $name,)+
                }
            }
        }
    };
    (@column [text] $Enum:ident $($Variant:ident [$text:literal])+) => {
        impl $Enum {
            /// The sentence for it.
            pub const fn text(self) -> &'static str {
                match self {
                    $($Enum::$Variant => $text,)+
                }
            }
        }
    };
    (@column [name text] $Enum:ident $($Variant:ident [$name:literal, $text:literal])+) => {
        $crate::kit::codes! { @column [name] $Enum $($Variant [$name])+ }
        $crate::kit::codes! { @column [text] $Enum $($Variant [$text])+ }
    };

    (@name [name] $name:literal) => { $name };
    (@name [name text] $name:literal, $text:literal) => { $name };
    (@name $other:tt $($text:literal)?) => { "" };
    (@text [text] $text:literal) => { $text };
    (@text [name text] $name:literal, $text:literal) => { $text };
    (@text $other:tt $($name:literal)?) => { "" };
}
pub(crate) use codes;

#[cfg(all(test, feature = "capi"))]
mod tests {
    use super::Code;

    codes! {
        /// One with both columns.
        pub enum Both: [name text] {
            /// First.
            One = 1, "one", "the first";
            /// Second.
            Two = 2, "two", "the second";
        }
    }

    codes! {
        /// One without any.
        pub enum Bare: [] {
            /// First.
            None = 0;
        }
    }

    #[test]
    fn a_code_is_found_by_its_number() {
        assert_eq!([0, 1, 2, 3].map(Both::numbered), [None, Some(Both::One), Some(Both::Two), None]);
        assert_eq!(Both::ALL.map(i32::from), [1, 2]);
    }

    #[test]
    fn the_strings_for_c_end_in_a_nul() {
        assert_eq!((Both::Two.name(), Both::Two.name_with_nul()), ("two", "two\0"));
        assert_eq!((Both::Two.text(), Both::Two.text_with_nul()), ("the second", "the second\0"));
        assert_eq!((Bare::None.name_with_nul(), Bare::None.text_with_nul()), ("\0", "\0"));
    }
}
