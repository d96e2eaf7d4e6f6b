/* Answers: what the library says, as what Perl code is given. */

#ifndef G_LIST
#define G_LIST G_ARRAY
#endif

/* A number, or undef for one below 0. */
static SV *answer_number(pTHX_ int64_t number)
{
    return number < 0 ? newSV(0) : newSViv((IV)number);
}

/* A count of 64 bits as digits, as not every perl has integers that wide. */
static SV *answer_digits(pTHX_ uint64_t count)
{
    char digits[20];
    char *first = digits + sizeof digits;
    do {
        *--first = (char)('0' + count % 10);
        count /= 10;
    } while (count != 0);
    return newSVpvn(first, (STRLEN)(digits + sizeof digits - first));
}

/* A text of the library's own, or undef for NULL. */
static SV *answer_words(pTHX_ const char *words)
{
    return words == NULL ? newSV(0) : newSVpv(words, 0);
}

/* A list of numbers as an array. */
static SV *answer_array(pTHX_ const int32_t *numbers, int32_t count)
{
    AV *array = newAV();
    int32_t i;
    for (i = 0; i < count; i++)
        av_push(array, newSViv(numbers[i]));
    return newRV_noinc((SV *)array);
}

/* Two numbers as an array. */
static SV *answer_pair(pTHX_ int32_t one, int32_t other)
{
    int32_t pair[2];
    pair[0] = one;
    pair[1] = other;
    return answer_array(aTHX_ pair, 2);
}

/*
 * Makes room for a list that a method gives: true in list context, and then the method sets ST(0) and what follows.
 * In scalar context ST(0) is set to how many there are. Either way XSRETURN(LIST_RETURNED(count)) ends the method.
 */
static bool answer_room(pTHX_ I32 ax, int32_t count)
{
    SV **sp = PL_stack_base + ax - 1;
    EXTEND(sp, count > 0 ? count : 1);
    if (GIMME_V == G_LIST)
        return true;
    ST(0) = sv_2mortal(newSViv(count));
    return false;
}

#define LIST_RETURNED(count) (GIMME_V == G_LIST ? (count) : 1)

/* A list of numbers. The answer is for XSRETURN. */
static I32 answer_list(pTHX_ I32 ax, const int32_t *numbers, int32_t count)
{
    int32_t i;
    if (answer_room(aTHX_ ax, count))
        for (i = 0; i < count; i++)
            ST(i) = sv_2mortal(newSViv(numbers[i]));
    return LIST_RETURNED(count);
}

/* What a method answers, and beside it in list context something more. The answer is for XSRETURN. */
static I32 answer_two(pTHX_ I32 ax, SV *first, SV *second)
{
    SV **sp = PL_stack_base + ax - 1;
    EXTEND(sp, 2);
    sv_2mortal(second);
    ST(0) = sv_2mortal(first);
    if (GIMME_V != G_LIST)
        return 1;
    ST(1) = second;
    return 2;
}
