"""
Recompiles a running program so that stores known to hit the board append notes, which are processed in batches, and the
others run unchanged.
"""
import gc
from types import CodeType, FunctionType

from .rewriting import FILE, compiled

# Misses (stores not on the board) after which a site is no longer watched, if it has no hits.
MISSES = 100


def watched_sites(missed, hit):
    """
    All sites except those with many misses and no hit. If an unwatched site writes to the board later, verification
    detects the missed write.
    """
    return {site for site in range(len(missed)) if missed[site] < MISSES or site in hit}


def narrow(source, called, code, watched, noted, is_flat):
    """
    Replaces the code of the program's functions by code with the given watched and noted sites. Calls in progress keep
    their old code.
    """
    narrowed = {}
    pair(code, compiled(source, called, watched, noted, is_flat)[0], narrowed)
    for function in gc.get_objects():
        if type(function) is FunctionType and function.__code__.co_filename == FILE:
            # Matched by place, because the code may already have been replaced by an earlier narrowing.
            function.__code__ = narrowed.get(place(function.__code__), function.__code__)


def pair(old, new, pairs):
    pairs[place(old)] = new
    inner = [[c for c in code.co_consts if isinstance(c, CodeType)] for code in (old, new)]
    for one, other in zip(*inner):
        if one.co_name == other.co_name and one.co_freevars == other.co_freevars:
            pair(one, other, pairs)


def place(code):
    return code.co_qualname, code.co_firstlineno, code.co_freevars
