"""Runs listings and records their tagged lines as they run, with the values of watches right after each.

Input: a JSON list of runs: source; input; tagged (1-based line numbers); events (those of the lines that are events
when they change the board); board (the name of the board); watches (expressions); after (the numbers of the events
after which to record the steps, up to and including the next event).
Output: for each run a list of segments, which are lists of [line, {expression: value}].
"""
import dis
import io
import json
import sys


class Enough(Exception):
    """Raised when all requested steps have been recorded."""


def plain(value):
    if isinstance(value, (set, frozenset)):
        return {'set': sorted(plain(entry) for entry in value)}
    if isinstance(value, (list, tuple)):
        return [plain(entry) for entry in value]
    return value


class Tracer:
    def __init__(self, run):
        self.tagged = set(run['tagged'])
        self.event_lines = set(run['events'])
        self.board = run['board']
        self.watches = [(watch, compile(watch, watch, 'eval')) for watch in run['watches']]
        self.after = set(run['after'])
        self.last = max(run['after'])
        self.segments = {event: [] for event in run['after']}
        self.event = 0
        self.pending = None
        self.seen = None
        self.unwinding = False
        self.tagged_codes = {}

    def has_tags(self, code):
        """True if a function has a tagged line. Others are not recorded: calling one is a part of its line."""
        if code not in self.tagged_codes:
            lines = {line for _, line in dis.findlinestarts(code)} | {code.co_firstlineno}
            # Defining a function does not call it.
            nested = {constant.co_firstlineno for constant in code.co_consts if hasattr(constant, 'co_firstlineno')}
            self.tagged_codes[code] = not code.co_name.startswith('<') and bool((lines - nested) & self.tagged)
        return self.tagged_codes[code]

    def begin(self, frame, kind, _):
        if kind != 'call' or frame.f_code.co_filename != 'listing':
            return None
        if not self.has_tags(frame.f_code):
            return None
        self.ran()
        self.pending = (frame, frame.f_code.co_firstlineno)
        return self.trace

    def trace(self, frame, kind, _):
        if self.unwinding:
            return None
        if kind == 'exception':
            self.ran()
            self.unwinding = True
        elif kind == 'line':
            # A loop on one line runs once.
            if self.pending != (frame, frame.f_lineno):
                self.ran()
            self.pending = (frame, frame.f_lineno)
        elif kind == 'return':
            self.ran()
            self.pending = (frame.f_back, frame.f_back.f_lineno)
        return self.trace

    def ran(self):
        """Records the pending line, which has run."""
        pending, self.pending = self.pending, None
        if pending is None or pending[1] not in self.tagged:
            return
        frame, line = pending
        if not self.has_tags(frame.f_code):
            return
        event = self.event
        if line in self.event_lines:
            board = plain(self.value(frame, compile(self.board, '', 'eval'))[0])
            if board != self.seen:
                self.event += 1
            self.seen = board
        if event in self.after:
            found = [(watch, self.value(frame, code)) for watch, code in self.watches]
            self.segments[event].append([line, {watch: plain(values[0]) for watch, values in found if values}])
        if self.event > self.last:
            raise Enough

    def value(self, frame, code):
        """[value] of an expression, or [] if a name in it has no value yet. Names are looked up in the frame, then in
        its callers up to the recursive function, then in the globals."""
        names = {}
        for name in code.co_names:
            value = self.named(frame, name)
            if not value:
                return []
            names[name] = value[0]
        return [eval(code, {}, names)]

    def named(self, frame, name):
        while True:
            code = frame.f_code
            if name in frame.f_locals:
                return [frame.f_locals[name]]
            if name in code.co_varnames + code.co_cellvars + code.co_freevars:
                return []
            if code.co_firstlineno in self.tagged:
                return [frame.f_globals[name]] if name in frame.f_globals else []
            frame = frame.f_back


def run(run):
    tracer = Tracer(run)
    code = compile(run['source'], 'listing', 'exec')
    names = {'__name__': '__main__'}
    stdin, stdout = sys.stdin, sys.stdout
    sys.stdin, sys.stdout = io.StringIO(run['input']), io.StringIO()
    tracer.seen = [[int(digit) for digit in line.split()] for line in run['input'].splitlines()]
    try:
        sys.settrace(tracer.begin)
        exec(code, names)
    except (SystemExit, Enough):
        pass
    finally:
        sys.settrace(None)
        sys.stdin, sys.stdout = stdin, stdout
    return [tracer.segments[event] for event in run['after']]


sys.setrecursionlimit(10000)
print(json.dumps([run(asked) for asked in json.load(sys.stdin)], sort_keys=True))
