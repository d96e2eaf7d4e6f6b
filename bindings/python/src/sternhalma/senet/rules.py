"""How pieces move."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sternhalma._library import ffi, lib, listed, string
from sternhalma.senet.constants import Exit, Protect, Reach26
from sternhalma.senet.sticks import checked_roll
from sternhalma.senet.track import MARKED, checked_house
from sternhalma.values import encoded, member, misuse, within

__all__ = ["KENDALL", "SKYRUK", "RuleSet"]


@dataclass(frozen=True)
class RuleSet:
    """How pieces move. `RuleSet.named` has the named ones; `dataclasses.replace` changes what differs."""

    pieces: int = 5
    blockade: int = 3
    protect: Protect = Protect.RUN
    backward: bool = True
    reach26: Reach26 = Reach26.EXACT
    throw_on_26: bool = False
    safe: frozenset[int] = field(default_factory=lambda: frozenset(MARKED))
    exits: str = "kendall"
    """The name of the set that the exits are those of."""

    @classmethod
    def named(cls, name: str) -> RuleSet:
        """The set of a name, kendall or skyruk; Misuse for any other."""
        struct = ffi.new("senet_rule_set *")
        lib.senet_rules_named(_id("name", name), struct)
        return cls(
            pieces=struct.pieces,
            blockade=struct.blockade,
            protect=Protect(struct.protect),
            backward=bool(struct.backward),
            reach26=Reach26(struct.reach26),
            throw_on_26=bool(struct.throw_on_26),
            safe=frozenset(listed("int32_t", lib.SENET_HOUSES, lib.senet_rules_safe, struct)),
            exits=string(lib.senet_rules_name(struct.exits)),
        )

    def exit(self, house: int, roll: int) -> list[int | Exit]:
        """What a piece on house 26 or beyond tries with a roll, in order: houses, which have to be empty, and exits."""
        room = lib.SENET_EXITS_MAX
        asked = self._struct(), checked_house(house), checked_roll(roll)
        found: list[int] = listed("int32_t", room, lib.senet_rules_exit, *asked)
        return [Exit(item) if item < 0 else item for item in found]

    def _struct(self) -> Any:
        struct = ffi.new("senet_rule_set *")
        most = lib.SENET_PIECES_MAX
        struct.pieces = within("pieces", self.pieces, 1, most)
        struct.blockade = within("blockade", self.blockade, 0, most)
        struct.protect = member(Protect, "protect", self.protect)
        struct.backward = within("backward", self.backward, 0, 1)
        struct.reach26 = member(Reach26, "reach26", self.reach26)
        struct.throw_on_26 = within("throw_on_26", self.throw_on_26, 0, 1)
        # A house that is there twice counts once.
        for house in self.safe:
            struct.safe |= 1 << (within("safe", house, 1, lib.SENET_HOUSES) - 1)
        struct.exits = _id("exits", self.exits)
        return struct


def _id(field: str, name: str) -> int:
    """The number of a named set."""
    id: int = lib.senet_rules_id(encoded(field, name)) if "\0" not in name else -1
    if id < 0:
        raise misuse(f"{field} {name!r} is not the name of a rule set (kendall or skyruk)")
    return id


KENDALL = RuleSet.named("kendall")
"""The set after Timothy Kendall's reconstruction."""

SKYRUK = RuleSet.named("skyruk")
"""The set after the game that Skyruk published."""
