"""Follows a variable of one call line by line, and keeps its writes around a moment. See `variableLog.ts`."""
import json
import sys
from types import ModuleType

from .frames import is_own, own_caller
from .inspecting import Enough, Inspector
from .values import own_attributes

# Keep in step with `variableStory.ts`.
WRITES_BEFORE = 7
WRITES_AFTER = 3
NO_VALUE = -1


class Follower(Inspector):
    """
    Traces lines as the inspector does, so that both count the same steps. order: `name`, `depth`, `at`, `from`, `to`.
    The call is the one at that depth at the moment: until then, another call at its depth replaces it.
    """

    def __init__(self, recorder, code, order, deliver):
        self.name = order['name']
        self.depth = order['depth']
        self.moment = order['at']['event'], order['at']['step']
        self.start = order['from']
        self.last = order['to']
        # Own calls in progress, outermost first.
        self.calls = []
        self.call = None
        self.value = NO_VALUE
        self.writes = []
        self.position = -1, 0
        self.complete_from = self.start
        self.is_whole = False
        # True if earlier writes were dropped.
        self.has_dropped = False
        self.has_lines = False
        self.is_past = False
        self.later = 0
        super().__init__(recorder, code, self.moment[0], 0, deliver, self.start)

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
        self.move(before, after, is_again)
        is_first = not self.has_lines
        self.has_lines = True
        if not self.is_past and self.is_after_moment(before, after):
            self.is_past = True
            if self.call is None:
                return True
        call = self.calls[self.depth] if self.depth < len(self.calls) else None
        if self.is_past and (call is not self.call or before > self.last):
            return True
        if self.later >= WRITES_AFTER and not is_again:
            return True
        if call is None:
            return False
        # The first line may have begun before the tracing.
        is_early = self.start > 0 and (is_first or self.position[0] < self.start)
        if call is not self.call:
            self.begin_call(call, is_early)
        now = self.read(call)
        if now == self.value:
            return False
        if now != NO_VALUE and not is_early:
            self.add((*self.position, line, self.value, now))
        self.value = now
        return False

    def move(self, before, after, is_again):
        event, step = self.position
        if after > before:
            self.position = after, 0
        elif before != event:
            self.position = before, 1
        elif not is_again or step == 0:
            self.position = event, step + 1

    def is_after_moment(self, before, after):
        event, step = self.moment
        return before > event or before == event and (after > event or self.position[1] > step)

    def begin_call(self, call, is_under_way):
        self.call = call
        self.value = NO_VALUE
        self.writes = []
        self.is_whole = not is_under_way
        self.has_dropped = False
        self.complete_from = self.start if is_under_way else self.position[0]

    def add(self, write):
        event, step, line, _, after = write
        if self.writes and self.writes[-1][:2] == (event, step):
            # A loop repeats the line: one change, or none.
            before = self.writes.pop()[3]
            if before != after:
                self.writes.append((event, step, line, before, after))
            elif self.is_past:
                self.later -= 1
            return
        self.writes.append(write)
        if self.is_past:
            self.later += 1
        elif len(self.writes) > WRITES_BEFORE + 1:
            # One more is kept, because the latest may turn out to be none.
            self.writes.pop(0)
            self.has_dropped = True

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
        is_there = self.is_past or has_ended and events >= self.moment[0]
        answer = {'kind': 'missing'}
        if is_there and self.call is not None:
            writes = self.writes[max(0, len(self.writes) - self.later - WRITES_BEFORE) :]
            has_dropped = self.has_dropped or len(writes) < len(self.writes)
            answer = {
                'kind': 'read',
                'writes': writes,
                'from': writes[0][0] if has_dropped and writes else self.complete_from,
                'to': min(events, self.last),
                'isWhole': self.is_whole and not has_dropped,
            }
        self.deliver(json.dumps(answer), f'[{",".join(self.values.texts)}]')
