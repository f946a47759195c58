"""Once it is known which stores go to the board, notes those, and leaves the others as they were written."""
import gc
from types import CodeType, FunctionType

from .rewriting import FILE, compiled

# Stores elsewhere, and never to the board, after which a site is left alone.
MISSES = 100


def watched_sites(missed, hit):
    """
    All but those that have stored often, and never into the board. If one of them writes to the board later on, what is
    recorded is found to be wrong.
    """
    return {site for site in range(len(missed)) if missed[site] < MISSES or site in hit}


def narrow(source, code, watched, noted, is_flat):
    """
    Gives the program's functions code in which some sites are watched, and some of them noted. Calls in progress go on as
    they are.
    """
    narrowed = {}
    pair(code, compiled(source, watched, noted, is_flat)[0], narrowed)
    for function in gc.get_objects():
        if type(function) is FunctionType and function.__code__.co_filename == FILE:
            # By its place: the code may have been narrowed once before.
            function.__code__ = narrowed.get(place(function.__code__), function.__code__)


def pair(old, new, pairs):
    pairs[place(old)] = new
    inner = [[c for c in code.co_consts if isinstance(c, CodeType)] for code in (old, new)]
    for one, other in zip(*inner):
        if one.co_name == other.co_name and one.co_freevars == other.co_freevars:
            pair(one, other, pairs)


def place(code):
    return code.co_qualname, code.co_firstlineno, code.co_freevars
