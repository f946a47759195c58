"""Tells which calls are the program's own."""
from .rewriting import FILE

# Parts of a line, not lines that one steps through.
WITHIN_A_LINE = ('<genexpr>', '<lambda>', '<listcomp>', '<setcomp>', '<dictcomp>')


def is_own(frame):
    return frame.f_code.co_filename == FILE and frame.f_code.co_name not in WITHIN_A_LINE


def own_caller(frame):
    frame = frame.f_back
    while frame is not None and not is_own(frame):
        frame = frame.f_back
    return frame
