"""The environment of a program: the same for every run, and isolated from the page."""
import asyncio
import atexit
import builtins
import gc
import os
import random
import sys
import threading
import time
import _thread

from .closing import OPEN
from .files import Lines
from .frameworks import FrameworkFinder
from .loops import Policy

# Modules hidden from programs.
HIDDEN = ('backdoku', *OPEN)
# Simulated seconds per clock read, so that a program that polls the clock makes progress.
TICK = 1e-5
RECURSION_LIMIT = 1000
HOME = '/home/pyodide'


class ProcessExit(BaseException):
    """Raised by `os._exit`: nothing is flushed."""


class NoSuchModule:
    """A meta path finder that reports hidden modules as missing."""

    def find_spec(self, name, path=None, target=None):
        if name.split('.')[0] in HIDDEN:
            raise ModuleNotFoundError(f'No module named {name!r}', name=name)
        return None


class Thread(threading.Thread):
    """Runs synchronously in `start()`, because there are no threads. Programs use them for a larger stack."""

    def start(self):
        self._started.set()
        try:
            self.run()
        except SystemExit:
            pass

    def join(self, timeout=None):
        pass

    def is_alive(self):
        return False


class Random(random.Random):
    """Seeded with 0 by default."""

    def __init__(self, x=0):
        super().__init__(0 if x is None else x)

    def seed(self, a=0, version=2):
        super().seed(0 if a is None else a, version)


class Clock:
    """Simulated time: sleeping only advances it. slept: seconds that the program slept."""

    def __init__(self):
        self.ticks = 0
        self.slept = 0.0

    def seconds(self):
        self.ticks += 1
        return self.ticks * TICK

    def nanoseconds(self):
        return round(self.seconds() * 1e9)

    def sleep(self, seconds):
        self.ticks += round(max(0, seconds) / TICK)
        self.slept += max(0, seconds)


def exit_process(status=0):
    raise ProcessExit(status)


def start_in_place(function, arguments, keywords=None):
    function(*arguments, **(keywords or {}))
    return 1


class Patches:
    """Replaces attributes and restores them."""

    def __init__(self):
        self.undone = []

    def put(self, owner, name, value):
        self.undone.append((owner, name, getattr(owner, name, None), hasattr(owner, name)))
        setattr(owner, name, value)

    def undo(self):
        while self.undone:
            owner, name, value, was_there = self.undone.pop()
            if was_there:
                setattr(owner, name, value)
            elif hasattr(owner, name):
                delattr(owner, name)


class Environment:
    """Sets the environment up before a run and restores it afterwards. files: those of the program."""

    def __init__(self, files):
        self.files = files
        self.patches = Patches()
        self.clock = Clock()

    def begin(self, depth):
        """Sets the environment up. depth: number of stack frames outside of the program."""
        self.modules = dict(sys.modules)
        for name in list(sys.modules):
            if name.split('.')[0] in HIDDEN:
                del sys.modules[name]
        self.meta_path = sys.meta_path[:]
        sys.meta_path[:] = [NoSuchModule()] + [f for f in sys.meta_path if type(f).__module__.split('.')[0] not in HIDDEN]
        sys.meta_path.append(FrameworkFinder())
        self.path, self.argv = sys.path[:], sys.argv
        sys.argv = ['program.py', *self.files.arguments()]
        self.builtins = dict(vars(builtins))
        self.streams = sys.stdin, sys.stdout, sys.stderr, sys.__stdin__, sys.__stdout__, sys.__stderr__
        open_standard_streams(self.files)
        self.patch()
        self.recursion_limit = sys.getrecursionlimit()
        sys.setrecursionlimit(RECURSION_LIMIT + depth)
        clear_home()

    def patch(self):
        put = self.patches.put
        clock = self.clock
        for name in ('time', 'perf_counter', 'monotonic', 'process_time', 'thread_time'):
            put(time, name, clock.seconds)
            put(time, f'{name}_ns', clock.nanoseconds)
        put(time, 'sleep', clock.sleep)
        put(threading, 'Thread', Thread)
        put(threading, 'stack_size', lambda size=0: 0)
        put(_thread, 'start_new_thread', start_in_place)
        put(os, '_exit', exit_process)
        self.at_exit = []
        put(atexit, 'register', self.register)
        put(asyncio.events, '_event_loop_policy', Policy())
        put(builtins, 'exit', sys.exit)
        put(builtins, 'quit', sys.exit)
        self.files.begin(put)
        self.seed()

    def register(self, function, *arguments, **named):
        self.at_exit.append(lambda: function(*arguments, **named))
        return function

    def finish(self):
        """Runs exit handlers and flushes streams, as the interpreter does on exit."""
        while self.at_exit:
            self.at_exit.pop()()
        for stream in (sys.stdout, sys.__stdout__, sys.stderr, sys.__stderr__):
            try:
                stream.flush()
            except (AttributeError, OSError, ValueError):  # replaced or closed by the program
                pass

    def seed(self):
        put = self.patches.put
        chance = Random()
        put(random, 'Random', Random)
        put(random, '_inst', chance)
        for name in random.__all__:
            if name != 'Random' and hasattr(chance, name):
                put(random, name, getattr(chance, name))
        bytes_source = Random()
        put(os, 'urandom', bytes_source.randbytes)

    def end(self):
        sys.settrace(None)
        asyncio.events._set_running_loop(None)
        sys.setrecursionlimit(self.recursion_limit)
        self.patches.undo()
        for name in set(vars(builtins)) - set(self.builtins):
            delattr(builtins, name)
        vars(builtins).update(self.builtins)
        sys.stdin, sys.stdout, sys.stderr, sys.__stdin__, sys.__stdout__, sys.__stderr__ = self.streams
        sys.meta_path[:] = self.meta_path
        sys.path[:], sys.argv = self.path, self.argv
        for name in list(sys.modules):
            # Library modules may stay; those without a spec were created by the program.
            if name not in self.modules and getattr(sys.modules[name], '__spec__', None) is None:
                del sys.modules[name]
        sys.modules.update(self.modules)
        gc.enable()


def open_standard_streams(files):
    # Reopen: an earlier program may have closed them, e.g. by `open(0)`.
    for number, path in enumerate(('/dev/stdin', '/dev/stdout', '/dev/stderr')):
        opened = os.open(path, os.O_RDONLY if number == 0 else os.O_WRONLY)
        if opened != number:
            os.dup2(opened, number)
            os.close(opened)
    sys.stdin = sys.__stdin__ = Lines(files, open(0, 'rb', closefd=False), 'utf-8')
    sys.stdout = sys.__stdout__ = open(1, 'w', encoding='utf-8', closefd=False)
    sys.stderr = sys.__stderr__ = open(2, 'w', encoding='utf-8', errors='backslashreplace', closefd=False)


def drop_output():
    nowhere = os.open('/dev/null', os.O_WRONLY)
    for number in (1, 2):
        os.dup2(nowhere, number)
    os.close(nowhere)


def clear_home():
    os.chdir(HOME)
    for folder, folders, files in os.walk('.', topdown=False):
        for name in files + folders:
            path = os.path.join(folder, name)
            try:
                os.rmdir(path) if name in folders and not os.path.islink(path) else os.remove(path)
            except OSError:  # protected by a program, and harmless
                pass
