"""Runs programs as a judge does: each case in a process of its own, within a limit of its processor time.

Reads JSON: a list of programs, each with its source, its inputs, its limit in seconds, and whether the first run that
does not finish is the last. Prints a line of JSON for each run: the program, the input, the ending and the output. What
has finished within a limit is not run again for a longer one.
"""
import json
import os
import resource
import signal
import sys
import tempfile

OUTPUT_LIMIT = 1 << 16
ENDINGS = {signal.SIGPROF: 'time-limit', signal.SIGALRM: 'time-limit', signal.SIGXFSZ: 'output-limit'}


def run_program(code, text, output, seconds):
    """Runs in a child, and does not return."""
    status = 1
    try:
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_FSIZE, (OUTPUT_LIMIT, OUTPUT_LIMIT))
        signal.setitimer(signal.ITIMER_PROF, seconds)
        # A program that waits uses no processor time.
        signal.setitimer(signal.ITIMER_REAL, seconds * 10)
        source = tempfile.TemporaryFile('w+')
        source.write(text)
        source.seek(0)
        os.dup2(source.fileno(), 0)
        os.dup2(output.fileno(), 1)
        sys.stdin, sys.stdout = open(0, closefd=False), open(1, 'w', closefd=False)
        # As a new interpreter has it.
        sys.setrecursionlimit(1000)
        exec(code, {'__name__': '__main__'})
        status = 0
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    except BaseException:
        status = 1
    finally:
        try:
            sys.stdout.flush()
        finally:
            os._exit(status)


def ending_of(code, text, seconds):
    with tempfile.TemporaryFile() as output:
        child = os.fork()
        if child == 0:
            run_program(code, text, output, seconds)
        _, status = os.waitpid(child, 0)
        output.seek(0)
        printed = output.read().decode('utf8', 'replace')
    if os.WIFSIGNALED(status):
        return ENDINGS.get(os.WTERMSIG(status), 'runtime-error'), printed
    return 'runtime-error' if os.WEXITSTATUS(status) != 0 else 'finished', printed


finished = {}
for number, program in enumerate(json.load(sys.stdin)):
    code = compile(program['source'], 'program.py', 'exec')
    for index, text in enumerate(program['inputs']):
        seconds, printed = finished.get((program['source'], text), (float('inf'), ''))
        ending = 'finished'
        if seconds > program['seconds']:
            ending, printed = ending_of(code, text, program['seconds'])
            if ending == 'finished':
                finished[program['source'], text] = program['seconds'], printed
        sys.stdout.write(json.dumps([number, index, ending, printed]) + '\n')
        sys.stdout.flush()
        if ending != 'finished' and program['endsAtFailure']:
            break
