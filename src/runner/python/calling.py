"""Prepares the call of a program's function with the puzzle, as on Codewars and LeetCode, and formats its answer."""
from types import GeneratorType

from .boards import digit
from .frameworks import ANYTHING

# Imports that LeetCode provides.
PREAMBLE = '''
import bisect, collections, copy, functools, heapq, itertools, math, operator, random, re, string
from collections import *
from functools import *
from heapq import *
from itertools import *
from typing import *
'''


# Names that these sites define for each program: test frameworks, and names of Python 2 (on LeetCode).
GIVEN = {
    'Test': ANYTHING,
    'test': ANYTHING,
    'basestring': str,
    'long': int,
    'raw_input': input,
    'unichr': chr,
    'unicode': str,
    'xrange': range,
}


# Blanks of a puzzle, by what the function takes.
TEXT_BLANKS = {'one-line': '0', 'one-line-dots': '.'}
NUMBER_BLANKS = {'numbers': 0, 'nulls': None, 'minus-ones': -1}
CHARACTER_BLANKS = {'characters': '.', 'zeros': '0', 'spaces': ' ', 'empty-texts': ''}


def board_for(givens, cells):
    """Returns the puzzle as nine lists, of numbers or of characters, or as one text."""
    if cells in TEXT_BLANKS:
        return ''.join(str(cell) if cell else TEXT_BLANKS[cells] for cell in givens)
    if cells in NUMBER_BLANKS:
        values = [cell if cell else NUMBER_BLANKS[cells] for cell in givens]
    else:
        values = [str(cell) if cell else CHARACTER_BLANKS[cells] for cell in givens]
    return [values[first : first + 9] for first in range(0, 81, 9)]


def found(name, variables):
    """
    Looks up a function by name; `Class.method` is bound to an instance made without arguments, `Class(board).method`
    to one made with the board. None if missing.
    """
    owner, _, method = name.rpartition('.')
    if not owner:
        function = variables.get(name)
    elif owner.endswith(TAKES_BOARD):
        made = variables.get(owner.removesuffix(TAKES_BOARD))
        return (lambda board: solved_by(made(board), method)) if callable(getattr(made, method, None)) else None
    else:
        made = variables.get(owner)
        if not callable(getattr(made, method, None)):
            return None
        function = getattr(made(), method)
    return function if callable(function) else None


TAKES_BOARD = '(board)'


def solved_by(instance, method):
    """Calls a method. Returns the board that it returns; otherwise one that the instance keeps, if there is one."""
    returned = first_of(getattr(instance, method)())
    if cells_of(returned) is not None:
        return returned
    kept = (value for value in vars(instance).values() if cells_of(value) is not None)
    return next(kept, returned)


def first_of(returned):
    """Returns the first value of a generator; otherwise the value itself."""
    return next(returned, None) if isinstance(returned, GeneratorType) else returned


def written(returned, board):
    """Formats the answer in nine lines: the returned value if it is a board, else the board passed in."""
    cells = cells_of(returned)
    if cells is None:
        cells = cells_of(board) or [0] * 81
    return '\n'.join(' '.join(map(str, cells[first : first + 9])) for first in range(0, 81, 9))


def told(returned):
    """Formats the answer of a function that answers yes or no."""
    return str(returned).lower() if isinstance(returned, bool) else str(returned)


def cells_of(value):
    """Returns the digits of a board. A dictionary has them in the order of its keys: `A1` to `I9`, or pairs of numbers."""
    if isinstance(value, dict) and len(value) == 81:
        try:
            return [digit(value[key]) for key in sorted(value)]
        except TypeError:  # keys without an order
            return None
    if not isinstance(value, (list, tuple, str)):
        return None
    if len(value) == 81:
        return [digit(cell) for cell in value]
    if len(value) == 9 and all(isinstance(row, (list, tuple, str)) and len(row) == 9 for row in value):
        return [digit(cell) for row in value for cell in row]
    return None
