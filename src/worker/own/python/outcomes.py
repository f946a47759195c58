"""How a program came to its end, as a dictionary that the worker understands."""
import traceback

from .rewriting import FILE

MESSAGE = 500


def syntax_error(error):
    return {
        'kind': 'syntax-error',
        'line': error.lineno,
        'column': error.offset,
        'error': type(error).__name__,
        'message': error.msg[:MESSAGE],
    }


def runtime_error(error):
    """The line is the program's own that was at work, though the error may have come up in a library."""
    frames = own_frames(error)
    return {
        'kind': 'runtime-error',
        'line': frames[-1].tb_lineno if frames else None,
        'error': type(error).__name__[:MESSAGE],
        'message': message_of(error)[:MESSAGE],
        'calls': len(frames),
    }


def finished(answer):
    return {'kind': 'finished', 'answer': answer}


def exited(error):
    """sys.exit or os._exit: with anything but 0 or nothing, judges call that a runtime error; None otherwise."""
    code = error.args[0] if error.args else None
    if code is None or code == 0:
        return None
    return runtime_error(error) | {'error': 'SystemExit'}


def last_line(error):
    frames = own_frames(error)
    return frames[-1].tb_lineno if frames else None


def own_frames(error):
    frames = []
    step = error.__traceback__
    while step is not None:
        if step.tb_frame.f_code.co_filename == FILE:
            frames.append(step)
        step = step.tb_next
    return frames


def message_of(error):
    try:
        return str(error)
    except Exception:  # the program's own class, whose __str__ fails
        return ''


def report(error, source):
    """What Python would have written of an error, less the lines that are not the program's."""
    told = traceback.TracebackException(type(error), error, error.__traceback__, limit=-20, lookup_lines=False)
    lines = source.splitlines()
    own = [frame for frame in told.stack if frame.filename == FILE]
    parts = ['Traceback (most recent call last):\n']
    for frame in own:
        text = lines[frame.lineno - 1].strip() if 0 < frame.lineno <= len(lines) else ''
        parts.append(f'  File "{FILE}", line {frame.lineno}, in {frame.name}\n    {text}\n')
    return ''.join(parts) + ''.join(told.format_exception_only())
