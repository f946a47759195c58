"""Outcomes of programs, as dictionaries for the worker."""
import traceback
from collections import deque

from .rewriting import FILE

MESSAGE = 500
# Maximum number of calls in a report; the innermost are kept.
CALLS = 20


def syntax_error(error):
    return {
        'kind': 'syntax-error',
        'line': error.lineno,
        'column': error.offset,
        'error': type(error).__name__,
        'message': error.msg[:MESSAGE],
    }


def runtime_error(error):
    """Outcome of an uncaught error. Its line is in the program itself, even if a library raised the error."""
    calls, line = own_calls(error)
    return {
        'kind': 'runtime-error',
        'line': line,
        'error': type(error).__name__[:MESSAGE],
        'message': message_of(error)[:MESSAGE],
        'calls': calls,
    }


def finished(answer):
    return {'kind': 'finished', 'answer': answer}


def exited(error):
    """Outcome of `sys.exit` or `os._exit`: a runtime error, as for judges, unless the code is 0 or None; then None."""
    code = error.args[0] if error.args else None
    if code is None or code == 0:
        return None
    return runtime_error(error) | {'error': 'SystemExit'}


def last_line(error):
    return own_calls(error)[1]


def own_calls(error):
    """Returns the number of calls within the program, possibly millions, and the line of the innermost or None."""
    count = 0
    innermost = None
    for step in steps(error):
        if step.tb_frame.f_code.co_filename == FILE:
            count += 1
            innermost = step
    return count, None if innermost is None else innermost.tb_lineno


def steps(error):
    step = error.__traceback__
    while step is not None:
        yield step
        step = step.tb_next


def message_of(error):
    try:
        return str(error)
    except Exception:  # a class of the program with a failing __str__
        return ''


def report(error, source):
    """Formats an error as Python does, without frames outside of the program."""
    innermost = deque(steps(error), CALLS)
    lines = source.splitlines()
    parts = ['Traceback (most recent call last):\n']
    for step in innermost:
        code, line = step.tb_frame.f_code, step.tb_lineno
        if code.co_filename == FILE:
            text = lines[line - 1].strip() if 0 < line <= len(lines) else ''
            parts.append(f'  File "{FILE}", line {line}, in {code.co_name}\n    {text}\n')
    # `traceback` walks every frame of chained errors, which is slow: drop them.
    for earlier in ('__cause__', '__context__'):
        BaseException.__setattr__(error, earlier, None)
    told = traceback.TracebackException(type(error), error, innermost[0] if innermost else None, lookup_lines=False)
    return ''.join(parts) + ''.join(told.format_exception_only())
