"""Runs a program and determines its outcome."""
import builtins
import json
import sys
import types

from . import calling, outcomes
from .arguments import Arguments
from .boards import Board, boards_of
from .channel import Channel
from .closing import close
from .counting import LineCounter
from .demo import Demo, Waited
from .files import Files
from .finding import Finder
from .following import Follower
from .inspecting import Enough, Inspector
from .narrowing import narrow, watched_sites
from .reading import Unreadable, ValueReader
from .recording import Mistaken, Recorder
from .rewriting import FILE, SITE, as_written, compiled
from .placerecording import PlaceRecorder, values_of
from .whereabouts import Whereabouts
from .environment import Environment, ProcessExit, drop_output

# Modes of watching writes. The first three go from fast to slow: after a missed write, a slower one is tried. PLAIN
# watches nothing. PLACES searches for boards in other structures than lists.
NARROWED, STORES, LINES, PLAIN, PLACES = range(5)
# Types of values in lists of digits.
PLAIN_TYPES = frozenset((int, str, type(None)))
# Event counts at which watching narrows; by then it is mostly known which stores hit the board.
NARROWED_AT = (1 << 8, 1 << 14)


class Run:
    """
    One run of a program. order: source, input, givens and the task. worker: the channel, to which `inspect` delivers
    `inspection, values`, `find` delivers `event, '[]'`, `count` delivers `counts, '[]'`, and `values` delivers
    `answer, values`; `follow` passes on lines.
    """

    def __init__(self, order, worker, way):
        self.source = order['source']
        self.input = order['input']
        self.givens = order['givens']
        self.files = Files(self.source, order['text'], order['limit'], order.get('atJudge', False))
        # The function to call; None for a program that prints.
        self.called = self.input.get('name')
        self.inspect_order = order.get('inspect')
        self.find_order = order.get('find')
        self.count_order = order.get('count')
        self.values_order = order.get('values')
        self.follow_order = order.get('follow')
        self.worker = worker
        self.way = way
        self.board = None
        self.whereabouts = Whereabouts()
        # The program's module, once it runs.
        self.module = None
        self.inspector = None
        # Watched sites, noted sites, and the board's flatness; None before narrowing.
        self.narrowed_to = None
        # No narrowing while counting, because lines are counted in the original code objects.
        self.narrowings = list(NARROWED_AT) if way == NARROWED and self.count_order is None else []
        # Sites that changed the board.
        self.hit = set()

    def outcome(self):
        """Runs the program and returns a dictionary. If it has `mistaken` set, the caller tries the next mode."""
        try:
            if self.way == PLAIN:
                self.code, lines = as_written(self.source, self.called)
            else:
                self.code, lines = compiled(self.source, self.called, has_attributes=self.way == PLACES)
        except SyntaxError as error:
            return outcomes.syntax_error(error)
        except (RecursionError, MemoryError, ValueError) as error:
            return outcomes.runtime_error(error)
        environment = Environment(self.files)
        environment.begin(depth_of_calls())
        try:
            self.recorder = self.recorder_for(lines)
            outcome = self.executed(environment, lines)
        except Unreadable as error:
            self.worker.deliver(json.dumps(error.answer), '[]')
            outcome = outcomes.finished(None)
        finally:
            environment.end()
        return outcome | self.recorded() | {'io': self.files.report(), 'slept': environment.clock.slept}

    def recorder_for(self, lines):
        known = None
        if self.called is not None:
            self.board = calling.board_for(self.givens, self.input['cells'])
            known = Board(self.board, 0, False) if isinstance(self.board, list) else None
        if self.way == PLACES:
            return PlaceRecorder(self.givens, len(lines), self.take_part, self.stop_watching)
        return Recorder(self.givens, len(lines), self.take_part, known)

    def take_part(self, part):
        if self.narrowings:
            self.hit.update(event // SITE for event in part)
            if self.recorder.done >= self.narrowings[0]:
                self.narrowings.pop(0)
                self.narrow()
        events = self.worker.take_part(part.buffer_info()[0], len(part))
        return min(events, self.narrowings[0] - self.recorder.done) if self.narrowings else events

    def narrow(self):
        board = self.recorder.live
        if board is None:
            return  # the board is passed as immutable values, never written
        watched = watched_sites(self.recorder.missed, self.hit)
        narrowed_to = watched, frozenset(self.hit), board.is_flat
        if narrowed_to != self.narrowed_to:
            self.narrowed_to = narrowed_to
            self.recorder.note()
            narrow(self.source, self.called, self.code, *narrowed_to)

    def stop_watching(self):
        narrow(self.source, self.called, self.code, frozenset(), frozenset(), False)

    # -- the program -------------------------------------------------------------------------------------------------

    def executed(self, environment, lines):
        if self.way == PLAIN:
            self.begin([])
            return self.program(environment)
        arguments = Arguments(self.recorder)
        recorder = self.recorder
        if self.inspect_order is not None:
            event, room = self.inspect_order['event'], self.inspect_order['lines']
            self.inspector = Inspector(recorder, self.code, event, room, self.worker.deliver)
        elif self.find_order is not None:
            self.inspector = Finder(recorder, self.find_order, self.worker.deliver)
        elif self.count_order is not None:
            self.inspector = LineCounter(recorder, self.count_order['event'], self.code, self.worker.deliver)
        elif self.values_order is not None:
            self.inspector = ValueReader(recorder, self.values_order, self.code, self.worker.deliver)
        elif self.follow_order is not None:
            self.inspector = Follower(recorder, self.code, self.follow_order, self.worker)
        vars(builtins).update(recorder.hooks())
        self.begin(lines)
        if self.way != PLACES:
            arguments.begin()
        if self.inspector is not None:
            self.inspector.begin()
        if self.way == LINES and not isinstance(self.inspector, (Inspector, Finder)):
            sys.settrace(LineByLine(recorder).called)
        try:
            outcome = self.program(environment)
        finally:
            sys.settrace(None)
            if self.way != PLACES:
                arguments.end()
        return outcome

    def begin(self, lines):
        if self.inspector is None:
            self.whereabouts.begin(self.recorder)
        line, _ = self.whereabouts.line.buffer_info()
        self.worker.begin(lines, self.recorder.busy.buffer_info()[0], line)

    def program(self, environment):
        answer = error = None
        try:
            answer = self.answer()
            environment.finish()
        except BaseException as caught:
            error = caught
        # No interrupts from here on.
        self.worker.end()
        self.whereabouts.end()
        sys.settrace(None)
        if isinstance(error, SystemExit) and not isinstance(error.code, (int, type(None))):
            self.tell(f'{error.code}\n')
        elif error is not None and not isinstance(error, (SystemExit, ProcessExit, Mistaken, Enough)):
            self.tell(outcomes.report(error, self.source))
        outcome = self.outcome_of(error, answer)
        if isinstance(error, ProcessExit):
            drop_output()
        if error is None or isinstance(error, ProcessExit):
            return outcome
        try:
            environment.finish()
        except BaseException as caught:
            return outcomes.runtime_error(caught) if outcome['kind'] == 'finished' else outcome
        return outcome

    def outcome_of(self, error, answer):
        if isinstance(error, (Mistaken, Enough)):
            return outcomes.finished(None)
        if error is None:
            return outcomes.finished(answer)
        if isinstance(error, (SystemExit, ProcessExit)):
            failure = outcomes.exited(error)
            return outcomes.finished(self.answer_so_far()) if failure is None else failure
        if isinstance(error, MissingFunction):
            return {'kind': 'no-function', 'name': self.input['name']}
        if isinstance(error, MemoryError):
            return {'kind': 'memory-limit', 'line': outcomes.last_line(error)}
        return outcomes.runtime_error(error)

    def tell(self, text):
        try:
            sys.stdout.flush()
            sys.__stderr__.write(text)
            sys.__stderr__.flush()
        except Exception:  # closed by the program
            pass

    def answer(self):
        """Runs the program. Returns the answer of a called function; None for a program that prints."""
        module = types.ModuleType('__main__' if self.called is None else 'solution')
        module.__file__ = FILE
        sys.modules[module.__name__] = self.module = module
        if self.called is None:
            exec(self.code, vars(module))
            return None
        self.run_top_level(module)
        function = calling.found(self.called, vars(module))
        if function is None:
            raise MissingFunction
        returned = calling.first_of(function(self.board))
        return calling.told(returned) if self.input['kind'] == 'check' else calling.written(returned, self.board)

    def run_top_level(self, module):
        """Runs a program's top level, without the calls of the function that is called afterwards."""
        vars(builtins).update(calling.GIVEN)
        if '.' in self.called:
            exec(calling.PREAMBLE, vars(builtins))
        demo = Demo()
        demo.begin()
        try:
            exec(self.code, vars(module))
        except Waited:
            pass
        except BaseException:
            if not demo.forgives():
                raise
        finally:
            demo.end()

    def answer_so_far(self):
        return calling.written(None, self.board) if self.input['kind'] == 'call' else None

    # -- what was recorded -------------------------------------------------------------------------------------------

    def recorded(self):
        recorder = self.recorder
        if self.way == LINES and recorder.live is not None:
            recorder.follow(recorder.site_of_line(1))
        if self.inspector is None:
            recorder.end()
        else:
            self.inspector.end()
        try:
            recorder.verify()
        except Mistaken:
            pass
        return {
            'mistaken': recorder.is_mistaken,
            'narrowed': self.narrowed_to is not None,
            'board': recorder.live is not None,
            'kept': isinstance(self.board, list) or self.keeps_board(),
            'follows': recorder.follows,
            'events': recorder.events(),
        }

    def keeps_board(self):
        """True if a global list, or for PLACES another structure, shows the puzzle, though no write to it was seen."""
        recorder = self.recorder
        if self.module is None or recorder.live is not None:
            return False
        if self.way == PLACES:
            try:
                recorder.look(values_of(vars(self.module)))
            except Exception:  # raised by a collection class of the program
                pass
            if recorder.is_kept:
                return True
        for value in list(vars(self.module).values()):
            for board in boards_of(value) if type(value) is list else ():
                # Only plain types, because comparing others may run code of the program.
                if all(type(cell) in PLAIN_TYPES for cell in board.values()) and recorder.fits(board):
                    return True
        return False


class MissingFunction(BaseException):
    pass


class LineByLine:
    """Compares the board after every line: slow but complete."""

    def __init__(self, recorder):
        self.recorder = recorder
        self.line = 1
        self.board = None
        self.copy = None

    def called(self, frame, what, argument):
        return self.ran if frame.f_code.co_filename == FILE else None

    def ran(self, frame, what, argument):
        live = self.recorder.live
        if live is not None and (live is not self.board or live.outer != self.copy):
            self.recorder.follow(self.recorder.site_of_line(self.line))
            self.board, self.copy = live, live.copy()
        self.line = frame.f_lineno
        return self.ran


def depth_of_calls():
    depth = 0
    frame = sys._getframe()
    while frame is not None:
        depth += 1
        frame = frame.f_back
    # Plus the frames between here and the program.
    return depth + 2


def run(order, way):
    channel = Channel()
    try:
        return json.dumps(Run(json.loads(order), channel, way).outcome())
    finally:
        channel.close()
