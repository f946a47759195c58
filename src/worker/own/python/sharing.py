"""Tells the names to which code within a function gives values, though they are the function's."""
import types
from opcode import EXTENDED_ARG, opmap

REBINDING = (opmap['STORE_DEREF'], opmap['DELETE_DEREF'])


def rebound_names(code):
    """All that functions within a program call `nonlocal`, and those that parts of its lines assign to with `:=`."""
    names = {name for name in names_given(code) if name in code.co_freevars}
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            names |= rebound_names(constant)
    return names


def names_given(code):
    """Names of variables that a code shares with others, and gives values to."""
    words = code.co_code
    above = 0
    for at in range(0, len(words), 2):
        operation, variable = words[at], above << 8 | words[at + 1]
        if operation in REBINDING:
            yield code._varname_from_oparg(variable)
        # A number that takes more than one byte.
        above = variable if operation == EXTENDED_ARG else 0
