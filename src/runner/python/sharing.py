"""Finds variables of a function that nested code rebinds."""
import types
from opcode import EXTENDED_ARG, opmap

REBINDING = (opmap['STORE_DEREF'], opmap['DELETE_DEREF'])


def rebound_names(code):
    """Names rebound by nested functions via `nonlocal`, or by comprehensions via `:=`."""
    names = {name for name in names_given(code) if name in code.co_freevars}
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            names |= rebound_names(constant)
    return names


def names_given(code):
    """Yields the cell and free variables that a code object stores to or deletes."""
    words = code.co_code
    above = 0
    for at in range(0, len(words), 2):
        operation, variable = words[at], above << 8 | words[at + 1]
        if operation in REBINDING:
            yield code._varname_from_oparg(variable)
        # EXTENDED_ARG holds the higher bytes of the next argument.
        above = variable if operation == EXTENDED_ARG else 0
