"""Records the lines of a program around one of its events, with its calls and their variables."""
import json
import opcode
import sys
from collections import deque

from .frames import is_own, own_caller
from .recording import FIRST_PART
from .sharing import rebound_names
from .values import Values
from .waiting import Waiting, told

# Lines are recorded from this many events before the requested one, if there is room.
EVENTS_BEFORE = 12
CALLS = 60
# If no further event follows, recording stops at this multiple of the maximum number of lines.
PATIENCE = 4
# Instructions that end a call with a value; an exception ends it at another one.
RETURNS = [opcode.opmap[name] for name in ('RETURN_VALUE', 'RETURN_CONST') if name in opcode.opmap]
# Flags of functions whose calls give back something else than they return: generators and coroutines.
RESUMED = 0x20 | 0x80 | 0x200


class Enough(BaseException):
    """Ends the program once the answer has been delivered."""


class Inspector:
    """
    Counts events up to the first inspected one, then traces each line. A line is recorded at the next trace event,
    because only then it has run.
    """

    def __init__(self, recorder, code, event, lines, deliver, first=None):
        self.recorder = recorder
        self.event = event
        self.room = lines
        self.deliver = deliver
        self.first = max(0, event - EVENTS_BEFORE) if first is None else first
        self.values = Values()
        self.lines = deque()
        # The last recorded line: id of its frame, its number, and the number of events after it.
        self.latest = None
        # The running line: its frame, its number, and the number of events before it.
        self.running = None
        # Name and value of the call that has just returned to it.
        self.returned = None
        self.waiting = Waiting(self.values, rebound_names(code), CALLS - 1)
        self.is_over = False
        self.part_full, recorder.part_full = recorder.part_full, self.ended_part
        recorder.resize_part(self.events_of_part(FIRST_PART))

    def events_of_part(self, events):
        """
        Returns the size of the next part: parts end at the first inspected event, and at the
        requested one, where the worker's time limit for lines starts.
        """
        done = self.recorder.done
        left = (self.first if done < self.first else self.event) - done
        return min(events, left) if left > 0 else events

    def begin(self):
        if self.first == 0:
            sys.settrace(self.called)

    def ended_part(self, part):
        if self.is_over:
            # The program caught the exception that should have ended it.
            raise Enough
        events = self.events_of_part(self.part_full(part))
        if self.recorder.done == self.first:
            self.trace()
        return events

    def trace(self):
        """Starts tracing at the line that caused the first inspected event."""
        frame = sys._getframe()
        while frame is not None:
            if is_own(frame):
                if self.running is None:
                    self.running = frame, frame.f_lineno, self.first - 1
                frame.f_trace = self.local
            frame = frame.f_back
        sys.settrace(self.called)

    # -- trace functions ---------------------------------------------------------------------------------------------

    def called(self, frame, what, argument):
        if not is_own(frame):
            return None
        self.ran()
        # The module's own call has line 0.
        if frame.f_lineno > 0:
            self.running = frame, frame.f_lineno, self.recorder.events()
        return self.local

    def local(self, frame, what, argument):
        try:
            return self.told(frame, what, argument)
        except KeyboardInterrupt:  # raised within this function, which ends tracing
            self.cut_off()
            raise

    def told(self, frame, what, argument):
        if what == 'line':
            self.ran()
            self.running = frame, frame.f_lineno, self.recorder.events()
        elif what == 'return':
            self.ran()
            self.waiting.forget(frame)
            self.return_to(own_caller(frame))
            self.returned = self.returned_by(frame, argument)
        elif what == 'exception' and issubclass(argument[0], KeyboardInterrupt):
            self.cut_off()
        return self.local

    def return_to(self, caller):
        self.running = None if caller is None else (caller, caller.f_lineno, self.recorder.events())

    def returned_by(self, frame, value):
        """Name and value of a call that returns; None if an exception ends it."""
        code = frame.f_code
        if code.co_flags & RESUMED or code.co_code[frame.f_lasti] not in RETURNS:
            return None
        busy = self.recorder.busy
        busy[0] = 1
        try:
            self.values.forget()
            return code.co_name, self.values.number(value)
        finally:
            busy[0] = 0

    def cut_off(self):
        """Handles an interrupt by the worker; anything the program does afterwards is ignored."""
        self.ran()
        if not self.is_over:
            self.finish(self.recorder.events() < self.event)

    def ran(self):
        """Records the running line, completed or interrupted by a call."""
        if self.running is None or self.is_over:
            return
        frame, line, before = self.running
        after = self.recorder.events()
        busy = self.recorder.busy
        busy[0] = 1
        try:
            self.running = None
            self.values.forget()
            # A comprehension re-enters its line for each value: replace the entry.
            if self.latest == (id(frame), line, before) and after == before:
                self.lines.pop()
            self.latest = id(frame), line, after
            self.lines.append((before, after, line, *self.stack(frame, line), self.returned))
            self.returned = None
        finally:
            busy[0] = 0
        if after < self.event:
            while len(self.lines) > self.room // 2:
                self.lines.popleft()
        elif len(self.lines) >= self.room and (after > self.event or len(self.lines) >= self.room * PATIENCE):
            self.finish(False)
            raise Enough

    # -- calls and their variables -----------------------------------------------------------------------------------

    def stack(self, frame, line):
        """The calls in progress, outermost first, and the number of outer calls that it leaves out."""
        self.waiting.forget(frame)
        below = self.waiting.below(frame)
        return [*reversed(below), told(self.values, frame, line)], self.waiting.omitted

    # -- the end -----------------------------------------------------------------------------------------------------

    def end(self):
        """Delivers the lines so far, unless done before: the program ended early, or an interrupt ended tracing."""
        try:
            self.ran()
        except Enough:  # that line completed the answer
            pass
        if not self.is_over:
            self.finish(True)

    def finish(self, has_ended):
        self.is_over = True
        self.recorder.resize_part(self.recorder.filled() + 1)
        sys.settrace(None)
        events = self.recorder.events()
        self.recorder.busy[0] = 1
        try:
            self.deliver_lines(has_ended, events)
        finally:
            self.recorder.busy[0] = 0

    def deliver_lines(self, has_ended, events):
        lines = self.lines
        while self.first and lines and (lines[0][0] == lines[0][1] or lines[0][1] < self.first):
            lines.popleft()
        last = lines[-1][1] if lines else events
        first = lines[0][1] if lines and lines[0][0] != lines[0][1] else self.first
        calls = {}
        told = []
        for before, after, line, stack, omitted, returned in lines:
            numbers = [calls.setdefault(call, len(calls)) for call in stack]
            told.append([before, after, line, numbers, omitted, returned])
        self.deliver(
            json.dumps(
                {
                    'from': min(first, last),
                    'to': last if has_ended else max(self.event, last - 1),
                    'calls': list(calls),
                    'lines': told,
                }
            ),
            f'[{",".join(self.values.texts)}]',
        )
