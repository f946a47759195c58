"""Identifies frames of the program itself."""
from .rewriting import FILE

# Names of code objects that run as part of a line, not as steps of their own.
WITHIN_A_LINE = ('<genexpr>', '<lambda>', '<listcomp>', '<setcomp>', '<dictcomp>')


def is_own(frame):
    return frame.f_code.co_filename == FILE and frame.f_code.co_name not in WITHIN_A_LINE


def own_caller(frame):
    frame = frame.f_back
    while frame is not None and not is_own(frame):
        frame = frame.f_back
    return frame
