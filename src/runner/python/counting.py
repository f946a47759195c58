"""Counts how often each line of a program starts, up to one of its events and in total."""
import json
import sys
import types

from .frames import WITHIN_A_LINE
from .recording import FIRST_PART

monitoring = sys.monitoring
TOOL = monitoring.DEBUGGER_ID


class LineCounter:
    """
    Monitors line events of the program's own code only. A loop re-enters its first line in each iteration; a
    comprehension does not.
    """

    def __init__(self, recorder, event, code, deliver):
        self.recorder = recorder
        self.event = event
        self.deliver = deliver
        self.code = code
        self.counts = [0] * (1 + max(line for each in codes_in(code) for *_, line in each.co_lines() if line is not None))
        # The counts of all lines right after the event; None until then.
        self.so_far = None
        self.part_full, recorder.part_full = recorder.part_full, self.ended_part
        recorder.resize_part(self.events_of_part(FIRST_PART))

    def events_of_part(self, events):
        """Returns the size of the next part: a part ends at the event."""
        left = self.event - self.recorder.done
        return min(events, left) if left > 0 else events

    def begin(self):
        if self.event == 0:
            self.so_far = self.counts[:]
        counts = self.counts

        def ran(code, line):
            counts[line] += 1

        monitoring.use_tool_id(TOOL, 'backdoku')
        monitoring.register_callback(TOOL, monitoring.events.LINE, ran)
        for code in codes_in(self.code):
            monitoring.set_local_events(TOOL, code, monitoring.events.LINE)

    def ended_part(self, part):
        events = self.part_full(part)
        if self.recorder.done == self.event:
            self.so_far = self.counts[:]
        return self.events_of_part(events)

    def end(self):
        if monitoring.get_tool(TOOL) is not None:
            monitoring.free_tool_id(TOOL)
        self.recorder.end()
        so_far = self.counts if self.so_far is None else self.so_far
        told = [[line, so_far[line], count] for line, count in enumerate(self.counts) if count]
        self.deliver(json.dumps(told), '[]')


def codes_in(code):
    """Yields the code objects of a program, except those that run as part of a line."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType) and constant.co_name not in WITHIN_A_LINE:
            yield from codes_in(constant)
