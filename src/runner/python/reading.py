"""Reads the values of expressions each time that a line of the program runs."""
import ast
import json
import marshal
import math
import sys

from .counting import codes_in
from .frames import WITHIN_A_LINE
from .inspecting import Enough
from .recording import FIRST_PART
from .rewriting import FILE
from .values import EXACT, written

monitoring = sys.monitoring
TOOL = monitoring.DEBUGGER_ID
LEVELS = 3
TEXT = 200
COLUMNS = 8
# Parts of an expression that are refused, because they would change the program's variables or suspend it.
CHANGING = (ast.NamedExpr, ast.Await, ast.Yield, ast.YieldFrom)


class Unreadable(Exception):
    """The expression or the line cannot be read. Holds the answer."""

    def __init__(self, answer):
        super().__init__(answer)
        self.answer = answer


def columns_of(expression):
    """Returns the source and code of each column: a part between commas. Raises Unreadable for a faulty expression."""
    source = f'[{expression}]'
    try:
        # Parsed without added brackets first, so that it closes no bracket that it did not open.
        ast.parse(expression.strip(), mode='eval')
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise Unreadable(fault_of(error, 0)) from None
    try:
        tree = ast.parse(source, mode='eval')
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise Unreadable(fault_of(error, 1)) from None
    for node in ast.walk(tree):
        if isinstance(node, CHANGING):
            what = ast.get_source_segment(source, node) or type(node).__name__
            raise Unreadable({'kind': 'changes', 'column': node.col_offset, 'what': what})
    columns = tree.body.elts[:COLUMNS]
    try:
        return [(text_of(source, each), compile(ast.Expression(each), '<shown>', 'eval')) for each in columns]
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise Unreadable(fault_of(error, 1)) from None


def text_of(source, node):
    return ast.get_source_segment(source, node) or ast.unparse(node)


def fault_of(error, bracket):
    """Converts a syntax error to an answer. bracket: number of characters added before the expression."""
    answer = {'kind': 'fault', 'message': getattr(error, 'msg', None) or str(error)}
    column = getattr(error, 'offset', None)
    if column is not None and getattr(error, 'lineno', None) == 1:
        answer['column'] = max(1, column - bracket)
    return answer


def check_line(line, code):
    """Raises Unreadable if nothing of the program runs on the line."""
    running = {each for one in codes_in(code) for *_, each in one.co_lines() if each}
    if line not in running:
        following = [each for each in running if each > line]
        raise Unreadable({'kind': 'no-code', 'next': min(following)} if following else {'kind': 'no-code'})


class ValueReader:
    """
    Monitors the line between two events; all others run at full speed. order: `line`, `expression`, `from` and `to`,
    both included, and `most`, the number of rows.
    """

    def __init__(self, recorder, order, code, deliver):
        self.recorder = recorder
        self.line = order['line']
        self.first = order['from']
        self.last = order['to']
        self.most = order['most']
        self.deliver = deliver
        self.columns = columns_of(order['expression'])
        check_line(self.line, code)
        self.rows = []
        self.pool = []
        self.numbers = {}
        # Indices of marshalled values. Most are unchanged, and marshalling costs 1% of formatting.
        self.packed = {}
        self.is_over = False
        # True while the expression runs, which may call functions of the program.
        self.is_evaluating = False
        # Events before the expression that runs or was interrupted; None between rows.
        self.evaluated_at = None
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
            self.finish('all')
            raise Enough
        if self.recorder.done == self.first:
            self.watch()
        return self.events_of_part(events)

    # -- monitoring callbacks ----------------------------------------------------------------------------------------

    def watch(self):
        monitoring.use_tool_id(TOOL, 'backdoku')
        monitoring.register_callback(TOOL, monitoring.events.LINE, self.ran)
        monitoring.set_events(TOOL, monitoring.events.LINE)

    def ran(self, code, line):
        if line != self.line or code.co_filename != FILE or code.co_name in WITHIN_A_LINE:
            return monitoring.DISABLE
        if self.is_evaluating or self.is_over:
            return None
        events = self.evaluated_at = self.recorder.events()
        # The caller of a callback is the monitored frame.
        row = self.evaluated(sys._getframe(1))
        self.evaluated_at = None
        if self.recorder.events() != events:
            self.answer({'kind': 'differs'})
            raise Enough
        self.rows.append((events, row))
        if len(self.rows) >= self.most:
            self.finish('full')
            raise Enough
        return None

    def evaluated(self, frame):
        # One dictionary, so that lambdas and generators in the expression see the variables; a copy, so that they
        # change none.
        names = {**frame.f_globals, **frame.f_locals}
        self.is_evaluating = True
        try:
            return [self.evaluated_column(code, names) for _, code in self.columns]
        finally:
            self.is_evaluating = False

    def evaluated_column(self, code, names):
        try:
            value = eval(code, names)
            return self.packed_number(value)
        except (Exception, SystemExit) as error:
            message = str(error)
            name = type(error).__name__
            return self.number(json.dumps({'error': shortened(f'{name}: {message}' if message else name)}))

    def packed_number(self, value):
        try:
            packed = marshal.dumps(value, 2)
        except ValueError:
            return self.number(encoded(value))
        number = self.packed.get(packed)
        if number is None:
            number = self.packed[packed] = self.number(encoded(value))
        return number

    def number(self, text):
        number = self.numbers.get(text)
        if number is None:
            number = self.numbers[text] = len(self.pool)
            self.pool.append(text)
        return number

    # -- the end -----------------------------------------------------------------------------------------------------

    def end(self):
        """Delivers what was read until the program's end, unless done before."""
        if self.is_over:
            return
        if self.evaluated_at not in (None, self.recorder.events()):
            self.answer({'kind': 'differs'})
        else:
            self.finish('all')

    def finish(self, end):
        self.answer(
            {
                'kind': 'read',
                'columns': [source for source, _ in self.columns],
                'events': [events for events, _ in self.rows],
                'cells': [number for _, row in self.rows for number in row],
                'end': end,
                'upTo': self.recorder.events(),
            }
        )

    def answer(self, answer):
        self.is_over = True
        self.recorder.resize_part(self.recorder.filled() + 1)
        if monitoring.get_tool(TOOL) is not None:
            monitoring.set_events(TOOL, monitoring.events.NO_EVENTS)
            monitoring.free_tool_id(TOOL)
        self.deliver(json.dumps(answer), f'[{",".join(self.pool)}]')


def encoded(value):
    kind = type(value)
    if kind is int and -EXACT < value < EXACT or kind is float and math.isfinite(value):
        return json.dumps(value)
    return json.dumps(shortened(written(value, LEVELS)))


def shortened(text):
    return text if len(text) <= TEXT else text[: TEXT - 1] + '…'
