"""
Finds boards in structures other than lists of digits: in dictionaries, in objects, as bits, or as lists of candidates.
Any structure with 9 × 9 places that shows the puzzle counts.

    {0: [5, 3, …], …}      {(0, 0): 5, …}      {'A1': '5', …}      [[cell, …], …] with cell.value
"""
from array import array
from collections import deque

from .boards import NO_DIGIT, strict_digit

SEQUENCES = (list, tuple, array, bytearray, deque)
PLAIN = frozenset((int, str, type(None), float))
CANDIDATES = frozenset((list, set, frozenset, tuple))
# Maximum attributes of a cell to try.
ATTRIBUTES = 16
# Levels of the walk from the program's variables, and maximum size of a collection to descend into.
DEPTH = 5
LARGEST = 729

ROWS = list(range(81))
COLUMNS = [cell % 9 * 9 + cell // 9 for cell in range(81)]
BOXES = [
    row // 3 * 27 + column // 3 * 9 + row % 3 * 3 + column % 3 for row in range(9) for column in range(9)
]
# Place of each cell in a structure that lists cells by row, by column or by box.
ORDERS = ROWS, COLUMNS, BOXES


# -- digits of places ------------------------------------------------------------------------------------------------


def bit_of(value):
    """Returns the position of the only bit set, as a digit; 0 for none or several; NO_DIGIT if it is no set of bits."""
    if type(value) is not int or not 0 <= value < 1 << 10:
        return NO_DIGIT
    return value.bit_length() - 1 if value.bit_count() == 1 else 0


def next_bit_of(value):
    """As `bit_of`, but bit 0 stands for 1."""
    digit = bit_of(value)
    if digit == NO_DIGIT or digit > 8:
        return NO_DIGIT
    return digit + 1 if value.bit_count() == 1 else 0


def only_of(value):
    """Returns the only candidate of a place; 0 if there are none or several."""
    if type(value) is str:
        return strict_digit(value) if len(value) == 1 else 0 if value.isdigit() or not value else NO_DIGIT
    if type(value) not in CANDIDATES or len(value) > 10:
        return strict_digit(value)
    return strict_digit(next(iter(value))) if len(value) == 1 else 0


# Readers of candidates: with these, a blank of the puzzle may have a single candidate, hence a digit, before the first
# write.
CANDIDATE_READERS = bit_of, next_bit_of, only_of


# -- structures ------------------------------------------------------------------------------------------------------


def keys_of(collection):
    """
    Returns the keys of 9 or 81 places, in order; None for collections of other sizes. Drops padding for 1-based access.
    """
    if isinstance(collection, dict):
        return keys_of_dictionary(collection)
    if not isinstance(collection, SEQUENCES):
        return None
    size = len(collection)
    if size == 9 or size == 81:
        return range(size)
    return range(1, 10) if size == 10 or size == 11 else None


def keys_of_dictionary(dictionary):
    size = len(dictionary)
    if not 9 <= size <= 144:
        return None
    keys = list(dictionary)
    try:
        keys.sort()
    except TypeError:  # objects, or a mixture
        return keys if size == 9 or size == 81 else None
    if size == 9 or size == 81:
        return keys
    if all(type(key) is tuple and len(key) == 2 for key in keys):
        for first in (1, 0):
            inner = [key for key in keys if all(type(n) is int and first <= n < first + 9 for n in key)]
            if len(inner) == 81:
                return inner
    if all(type(key) is int for key in keys):
        inner = [key for key in keys if 1 <= key <= 9]
        return inner if len(inner) == 9 and size <= 11 else None
    return None


def attributes_of(value):
    """Returns names of an object's attributes, or a dictionary's string keys, without running code of the program."""
    kind = type(value)
    if kind in PLAIN or kind in CANDIDATES or isinstance(value, SEQUENCES):
        return []
    if isinstance(value, dict):
        return [key for key in list(value)[:ATTRIBUTES] if type(key) is str]
    names = list(getattr(value, '__dict__', ()))
    for base in kind.__mro__:
        slots = base.__dict__.get('__slots__', ())
        names += [slots] if type(slots) is str else list(slots)
    return [name for name in names if type(name) is str][:ATTRIBUTES]


def value_at(holder, key):
    """The value at a key of a collection (LookupError if there is none), or of an object's attribute (else None)."""
    if isinstance(holder, dict):
        return dict.__getitem__(holder, key)
    return holder[key] if isinstance(holder, SEQUENCES) else getattr(holder, key, None)


class Places:
    """
    The places of a board within a structure. order: the place of each cell. attribute: the name of the value in the
    object at each place, or None. read: gives the digit of a value.
    """

    def __init__(self, outer, order=ROWS, attribute=None, read=strict_digit):
        self.outer = outer
        self.order = order
        self.attribute = attribute
        self.read = read
        # The holder and the key of each cell's value.
        self.slots = []
        # The cell of each slot, by the id of its holder and its key.
        self.index = {}
        # All objects whose change may change the board, by id.
        self.holders = {}
        # The cell of each collection of candidates, by id.
        self.candidates = {}

    def fill(self):
        """Looks up the slots. Returns False if the structure does not have the shape of a board."""
        self.slots, self.index, self.holders, self.candidates = [], {}, {}, {}
        try:
            places = self.places()
            if places is None:
                return False
            self.slots = [self.slot(cell, *places[place]) for cell, place in enumerate(self.order)]
        except LookupError:  # an object without the attribute
            return False
        self.index = {(id(holder), key): cell for cell, (holder, key) in enumerate(self.slots)}
        return True

    def places(self):
        outer = self.outer
        self.holders[id(outer)] = outer
        keys = keys_of(outer)
        if keys is None or len(keys) == 81:
            return keys and [(outer, key) for key in keys]
        places = []
        for key in keys:
            row = value_at(outer, key)
            if type(row) not in PLAIN:
                self.holders[id(row)] = row
            inner = keys_of(row)
            if inner is None or len(inner) != 9:
                return None
            places += [(row, key) for key in inner]
        return places

    def slot(self, cell, holder, key):
        value = value_at(holder, key)
        if self.attribute is not None:
            if self.attribute not in attributes_of(value):
                raise LookupError
            self.holders[id(value)] = value
            holder, key = value, self.attribute
            value = value_at(holder, key)
        if type(value) in CANDIDATES:
            self.holders[id(value)] = value
            self.candidates[id(value)] = cell
        return holder, key

    def digit(self, cell):
        """The digit of a cell; NO_DIGIT for any other value, or if its place is gone."""
        try:
            return self.read(value_at(*self.slots[cell]))
        except LookupError:
            return NO_DIGIT

    def shows(self, givens):
        return all(self.digit(cell) == given for cell, given in enumerate(givens))

    def keeps(self, givens):
        """True if it shows the givens, and digits or candidates elsewhere."""
        return all(
            self.digit(cell) == given if given else self.digit(cell) != NO_DIGIT for cell, given in enumerate(givens)
        )

    def is_promising(self):
        """True if all places hold candidates, so that it may show the puzzle later."""
        return self.read in CANDIDATE_READERS and all(self.digit(cell) != NO_DIGIT for cell in ROWS)

    def is_usual(self, givens):
        """True if `recording.py`, which is faster, can record this board."""
        if self.attribute is not None or self.order is not ROWS:
            return False
        is_of_lists = all(type(holder) is list for holder in self.holders.values())
        return is_of_lists and (self.read is strict_digit or self.read_by(strict_digit).shows(givens))

    def cells(self):
        """Same as `Board.cells`, with 0 for anything that is not a digit."""
        return [max(0, self.digit(cell)) for cell in ROWS] if len(self.slots) == 81 else None

    def like(self, outer):
        """The same kind of board in another structure; None if it has another shape."""
        places = Places(outer, self.order, self.attribute, self.read)
        return places if places.fill() else None

    def read_by(self, read):
        """The same places with another meaning of their values."""
        places = Places(self.outer, self.order, self.attribute, read)
        places.slots, places.index = self.slots, self.index
        places.holders, places.candidates = self.holders, self.candidates
        return places


def readings(outer):
    """Yields every interpretation of a structure as a board."""
    shape = Places(outer)
    if not shape.fill():
        return
    first = value_at(*shape.slots[0])
    for attribute in attributes_of(first) or [None]:
        kind = type(first if attribute is None else value_at(first, attribute))
        if kind not in PLAIN and kind not in CANDIDATES:
            continue
        for order in ORDERS:
            places = Places(outer, order, attribute)
            if places.fill():
                for read in (strict_digit, *CANDIDATE_READERS) if kind in PLAIN else (only_of,):
                    yield places.read_by(read)


# -- where to look ---------------------------------------------------------------------------------------------------


def structures(roots, own_modules):
    """
    Yields the collections in a program's variables, and in those of its classes and objects, that have the size of a
    board; None for each other value on the way.
    """
    seen = set()
    level = list(roots)
    for _ in range(DEPTH):
        deeper = []
        for value in level:
            kind = type(value)
            if kind in PLAIN or id(value) in seen:
                continue
            seen.add(id(value))
            is_collection = isinstance(value, (dict, *SEQUENCES))
            yield value if is_collection and 9 <= len(value) <= 144 else None
            if is_collection:
                if len(value) > LARGEST:
                    continue
                if isinstance(value, dict):
                    deeper += value.values()
                elif kind is not array and kind is not bytearray:
                    deeper += value
            elif isinstance(value, type):
                if value.__module__ in own_modules:
                    deeper += [each for name, each in vars(value).items() if not name.startswith('__')]
            elif kind.__module__ in own_modules:
                deeper += [value_at(value, name) for name in attributes_of(value)]
        level = deeper
