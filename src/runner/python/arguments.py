"""Watches boards that programs pass between calls as immutable strings or tuples and never write."""
import sys

from .boards import digit, strict_digit
from .rewriting import FILE

monitoring = sys.monitoring
TOOL = monitoring.PROFILER_ID
# Calls without a board after which a function is no longer monitored.
MISSES = 20


def cells_in(value):
    """The 81 digits of an immutable board, or None."""
    if isinstance(value, (str, tuple)) and len(value) == 81:
        return [digit(cell) for cell in value]
    if isinstance(value, tuple) and len(value) == 9:
        if all(isinstance(row, (str, tuple)) and len(row) == 9 for row in value):
            return [digit(cell) for row in value for cell in row]
    return None


class Arguments:
    """Reports boards in call arguments to a recorder, until it knows a board that the program writes."""

    def __init__(self, recorder):
        self.recorder = recorder
        self.misses = {}
        self.is_first = True

    def begin(self):
        monitoring.use_tool_id(TOOL, 'arguments')
        monitoring.register_callback(TOOL, monitoring.events.PY_START, self.called)
        monitoring.set_events(TOOL, monitoring.events.PY_START)

    def end(self):
        monitoring.set_events(TOOL, 0)
        monitoring.free_tool_id(TOOL)

    def called(self, code, _offset):
        if code.co_filename != FILE or code.co_argcount == 0 or self.recorder.live is not None:
            return monitoring.DISABLE
        frame = sys._getframe(1)
        variables = frame.f_locals
        for name in code.co_varnames[: code.co_argcount]:
            cells = cells_in(variables[name])
            if cells is not None and self.is_board(cells):
                caller = frame.f_back
                line = caller.f_lineno if caller is not None and caller.f_code.co_filename == FILE else code.co_firstlineno
                self.recorder.state(cells, self.recorder.site_of_line(line))
                return None
        self.misses[code] = self.misses.get(code, 0) + 1
        return monitoring.DISABLE if self.misses[code] > MISSES else None

    def is_board(self, cells):
        givens = self.recorder.givens
        if self.is_first:
            self.is_first = cells != givens
            return not self.is_first
        return all(cell == given or given == 0 for cell, given in zip(cells, givens))
