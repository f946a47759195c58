"""Reads a variable of one call after each line. The worker keeps its writes around a moment: see `variableLog.ts`."""
import sys
from types import ModuleType

from .frames import is_own, own_caller
from .inspecting import Enough, Inspector
from .values import own_attributes

# Keep in step with `variableLog.ts`.
NO_VALUE = -1
# Number of lines that are handed over at once.
LINES = 64


class Follower(Inspector):
    """
    Traces lines as the inspector does, so that both count the same steps. order: `name`, `depth`, `at`, `from`, `to`.
    The call is the one at that depth when a line ends.
    """

    def __init__(self, recorder, code, order, channel):
        self.name = order['name']
        self.depth = order['depth']
        self.channel = channel
        # Own calls in progress, outermost first.
        self.calls = []
        # The latest call at the depth, and how many there were.
        self.call = None
        self.call_number = 0
        super().__init__(recorder, code, order['at']['event'], 0, None, order['from'])

    # -- trace functions ---------------------------------------------------------------------------------------------

    def trace(self):
        frame = sys._getframe()
        while frame is not None:
            if is_own(frame):
                self.calls.append(frame)
            frame = frame.f_back
        self.calls.reverse()
        super().trace()

    def called(self, frame, what, argument):
        traced = super().called(frame, what, argument)
        if traced is not None:
            self.calls.append(frame)
        return traced

    def told(self, frame, what, argument):
        if what != 'return':
            return super().told(frame, what, argument)
        self.ran()
        if self.calls and self.calls[-1] is frame:
            self.calls.pop()
        self.return_to(own_caller(frame))
        return self.local

    def ran(self):
        """Reads the variable after the running line, completed or interrupted by a call."""
        if self.running is None or self.is_over:
            return
        frame, line, before = self.running
        after = self.recorder.events()
        busy = self.recorder.busy
        busy[0] = 1
        try:
            self.running = None
            is_again = self.latest == (id(frame), line, before) and after == before
            self.latest = id(frame), line, after
            is_enough = self.took(before, after, line, is_again)
        finally:
            busy[0] = 0
        if is_enough:
            self.finish(False)
            raise Enough

    # -- the variable ------------------------------------------------------------------------------------------------

    def took(self, before, after, line, is_again):
        """Adds a line. Returns true if no more are needed."""
        call = self.calls[self.depth] if self.depth < len(self.calls) else None
        if call is None:
            self.lines.append((before, after, line, is_again, None, NO_VALUE))
        else:
            if call is not self.call:
                self.call = call
                self.call_number += 1
            self.lines.append((before, after, line, is_again, self.call_number, self.read(call)))
        return len(self.lines) >= LINES and self.hand_over()

    def hand_over(self):
        """Hands over the lines since the last time. Returns true if no more are needed."""
        lines = list(self.lines)
        self.lines.clear()
        return self.channel.take_lines(lines)

    def read(self, frame):
        self.values.forget()
        # In a comprehension, `f_locals` of a module holds only the comprehension's variables.
        variables = frame.f_globals if frame.f_code.co_name == '<module>' else frame.f_locals
        try:
            value = variables[self.name]
            return NO_VALUE if isinstance(value, ModuleType) or callable(value) else self.values.number(value)
        except KeyError:
            pass
        name, _, attribute = self.name.partition('.')
        try:
            return self.values.number(own_attributes(variables[name])[attribute])
        except KeyError:
            return NO_VALUE

    # -- the end -----------------------------------------------------------------------------------------------------

    def deliver_lines(self, has_ended, events):
        self.hand_over()
        self.channel.end_lines(events, has_ended, f'[{",".join(self.values.texts)}]')
