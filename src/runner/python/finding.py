"""Finds the event after which one of the target lines runs."""
import json
import sys

from .frames import WITHIN_A_LINE
from .inspecting import Enough
from .recording import CELL, FIRST_PART
from .rewriting import FILE

monitoring = sys.monitoring
TOOL = monitoring.DEBUGGER_ID
ANY_DEPTH = 0, 81


class Finder:
    """
    Monitors only the target lines between two events, so that all others run at full speed. order: `lines`, each with
    the range of the number of placed digits in which it counts; the events `from` and `to`, both included; `forward`,
    true to find the first matching event, false the last.
    """

    def __init__(self, recorder, order, deliver):
        self.recorder = recorder
        self.first = order['from']
        self.last = order['to']
        self.is_forward = order['forward']
        self.deliver = deliver
        self.depths = {}
        for line, least, most in order['lines']:
            self.depths.setdefault(line, []).append((least, most))
        self.found = None
        self.is_over = False
        self.part_full, recorder.part_full = recorder.part_full, self.ended_part
        recorder.resize_part(self.events_of_part(FIRST_PART))

    def events_of_part(self, events):
        """Returns the size of the next part: parts end at event `from` and after event `to`."""
        done = self.recorder.done
        left = (self.first if done < self.first else self.last + 1) - done
        return min(events, left) if left > 0 else events

    def begin(self):
        if self.first == 0:
            self.watch()

    def ended_part(self, part):
        if self.is_over:
            # The program caught the exception that should have ended it.
            raise Enough
        events = self.part_full(part)
        if self.recorder.done > self.last:
            self.finish()
            raise Enough
        if self.recorder.done == self.first:
            self.watch()
        return self.events_of_part(events)

    # -- monitoring callbacks ----------------------------------------------------------------------------------------

    def watch(self):
        monitoring.use_tool_id(TOOL, 'backdoku')
        monitoring.register_callback(TOOL, monitoring.events.PY_START, self.called)
        monitoring.register_callback(TOOL, monitoring.events.LINE, self.line)
        monitoring.set_events(TOOL, monitoring.events.PY_START | monitoring.events.LINE)

    def called(self, code, offset):
        """Treats a call as a run of the first line of its function."""
        return self.line(code, code.co_firstlineno)

    def line(self, code, line):
        if line not in self.depths or code.co_filename != FILE or code.co_name in WITHIN_A_LINE:
            return monitoring.DISABLE
        events = self.recorder.events()
        if not self.is_over and self.is_wanted(line):
            self.found = events
            if self.is_forward:
                self.finish()
                raise Enough
        return None

    def is_wanted(self, line):
        if ANY_DEPTH in self.depths[line]:
            return True
        recorder = self.recorder
        placed = sum(digit not in (0, given) for digit, given in zip(recorder.shown[::CELL], recorder.givens))
        return any(least <= placed <= most for least, most in self.depths[line])

    # -- the end -----------------------------------------------------------------------------------------------------

    def end(self):
        """Delivers the result at the program's end, unless done before."""
        if not self.is_over:
            self.finish()

    def finish(self):
        self.is_over = True
        self.recorder.resize_part(self.recorder.filled() + 1)
        if monitoring.get_tool(TOOL) is not None:
            monitoring.set_events(TOOL, monitoring.events.NO_EVENTS)
            monitoring.free_tool_id(TOOL)
        self.deliver(json.dumps(self.found), '[]')
