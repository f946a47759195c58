"""Serialises variables and values to JSON of bounded size. Runs no code of the program, except to sort sets."""
import json
import marshal
from types import ModuleType

ENTRIES = 81
LEVELS = 2
VARIABLES = 30
TEXT = 80
# Larger integers are inexact in JavaScript.
EXACT = 1 << 53
OWN_MODULES = ('__main__', 'solution')


class Values:
    """Interns values: equal values share an index."""

    def __init__(self):
        self.texts = []
        self.numbers = {}
        self.memo = {}
        self.packed = {}

    def forget(self):
        """Clears the memo, because lists may have changed."""
        self.memo.clear()

    def number(self, value):
        kind = type(value)
        if kind in (int, bool, str):
            return self.interned(encoded(value, LEVELS))
        known = self.memo.get(id(value))
        if known is None:
            known = self.packed_number(value)
            # The reference keeps the id valid until the memo is cleared.
            self.memo[id(value)] = known, value
            return known
        return known[0]

    def packed_number(self, value):
        """Looks a value up by its marshalled form. Most values are unchanged, and marshalling costs 1% of encoding."""
        try:
            packed = marshal.dumps(value, 2)
        except ValueError:
            return self.interned(encoded(value, LEVELS))
        number = self.packed.get(packed)
        if number is None:
            number = self.packed[packed] = self.interned(encoded(value, LEVELS))
        return number

    def interned(self, text):
        number = self.numbers.get(text)
        if number is None:
            number = self.numbers[text] = len(self.texts)
            self.texts.append(text)
        return number

    def variables(self, variables):
        """
        Returns names with the indices of their values. Replaces instances of the program's classes by their attributes;
        omits modules and functions.
        """
        found = []
        for name, value in list(variables.items()):
            if len(found) >= VARIABLES:
                break
            if name.startswith('__') and name.endswith('__') or isinstance(value, ModuleType) or callable(value):
                continue
            own = own_attributes(value)
            if own:
                for attribute in list(own)[: VARIABLES - len(found)]:
                    found.append((f'{name}.{attribute}', self.number(own[attribute])))
            else:
                found.append((name, self.number(value)))
        return found


def own_attributes(value):
    """Returns the attributes of an instance of one of the program's own classes; none for other values."""
    if type(value).__module__ not in OWN_MODULES:
        return {}
    try:
        attributes = object.__getattribute__(value, '__dict__')
    except AttributeError:  # a class with __slots__
        return {}
    return {name: held for name, held in attributes.items() if not callable(held)}


def encoded(value, levels):
    kind = type(value)
    if kind is bool:
        return 'true' if value else 'false'
    if kind is int and -EXACT < value < EXACT:
        return str(value)
    if kind is str:
        return json.dumps(value if len(value) <= TEXT else value[: TEXT - 1] + '…')
    if kind is list and levels > 0:
        entries = [encoded(entry, levels - 1) for entry in value[:ENTRIES]]
        if len(value) > ENTRIES:
            entries.append(text('…'))
        return f'[{",".join(entries)}]'
    if kind in (set, frozenset) and levels > 0:
        entries = [encoded(entry, levels - 1) for entry in in_order(value)[:ENTRIES]]
        return f'{{"set":[{",".join(entries)}]}}'
    return text(written(value, LEVELS))


def in_order(values):
    if all(map(is_plain, values)):
        try:
            return sorted(values)
        except TypeError:  # mixed types
            pass
    return sorted(values, key=lambda value: written(value, 1))


def is_plain(value):
    """True if comparing the value runs no code of the program."""
    kind = type(value)
    return kind in (int, bool, float, str, bytes) or kind is tuple and all(map(is_plain, value))


def text(written):
    return json.dumps({'text': written if len(written) <= TEXT else written[: TEXT - 1] + '…'})


def written(value, levels):
    """Formats a value as `repr` does, but sorts sets, shortens collections and only names classes of other objects."""
    kind = type(value)
    if kind in (int, bool, float, complex, str, bytes, range, slice, type(None)):
        return repr(value) if kind is not int or abs(value) < 10**TEXT else '…'
    if levels > 0:
        if kind is list:
            return f'[{several(value, levels)}]'
        if kind is tuple:
            return f'({several(value, levels)}{"," if len(value) == 1 else ""})'
        if kind is dict:
            items = list(value.items())[:ENTRIES]
            return '{' + ', '.join(f'{written(k, levels - 1)}: {written(v, levels - 1)}' for k, v in items) + '}'
        if kind in (set, frozenset):
            return '{' + several(in_order(value), levels) + '}' if value else 'set()'
        if kind.__module__ == 'collections' and kind.__name__ == 'deque':
            return f'deque([{several(value, levels)}])'
    return f'<{kind.__name__}>'


def several(values, levels):
    return ', '.join(written(value, levels - 1) for value in list(values)[:ENTRIES])
