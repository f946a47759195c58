"""Describes the calls that wait for another one; re-reads their variables only if something changed."""
import marshal
from types import ModuleType

from .frames import own_caller
from .values import OWN_MODULES

UNCHANGING = (int, bool, str, float, type(None))


class Waiting:
    """
    Describes the callers of the running call. Marshalling all their values to detect changes costs 1% of serialising
    their variables again. rebound: names of variables that nested code rebinds. most: maximum number of calls.
    """

    def __init__(self, values, rebound, most):
        self.values = values
        self.rebound = rebound
        self.most = most
        # Calls by frame id.
        self.known = {}
        # The cached descriptions, keyed by the innermost call and its line.
        self.key = None
        self.calls = []
        # Number of outer calls that are left out.
        self.omitted = 0
        # Parts that may change: mutable values, and calls with variables that other code can rebind.
        self.held = []
        self.open = []
        self.packed = None

    def forget(self, frame):
        """Drops a call that runs again or has ended."""
        self.known.pop(id(frame), None)

    def below(self, frame):
        """The callers of a frame, innermost first, each as name, line and variables."""
        caller = own_caller(frame)
        if caller is None:
            self.key = None
            self.omitted = 0
            return []
        if self.key is not None and not self.is_unchanged():
            self.key = None
            for call in self.known.values():
                if call.held or call.shared:
                    call.told = None
        key = id(caller), caller.f_lineno
        if key != self.key:
            self.look(caller)
            self.key = key
        return self.calls

    def is_unchanged(self):
        packed = self.pack()
        return packed is not None and packed == self.packed

    def pack(self):
        try:
            return marshal.dumps((self.held, [call.shared_values() for call in self.open]), 2)
        except ValueError:  # unmarshallable values count as changed
            return None

    def look(self, caller):
        self.calls = []
        self.open = []
        held = {}
        while caller is not None and len(self.calls) < self.most:
            call = self.known.get(id(caller))
            if call is None:
                call = self.known[id(caller)] = WaitingCall(caller, self.rebound)
            if call.told is None:
                call.told = told(self.values, caller, caller.f_lineno)
            self.calls.append(call.told)
            held.update(call.held)
            if call.shared:
                self.open.append(call)
            caller = own_caller(caller)
        self.omitted = 0
        while caller is not None:
            self.omitted += 1
            caller = own_caller(caller)
        self.held = list(held.values())
        self.packed = self.pack()


class WaitingCall:
    def __init__(self, frame, rebound):
        self.frame = frame
        variables = frame.f_locals
        self.is_program = variables is frame.f_globals
        # Variables that other code can rebind.
        self.shared = list(variables) if self.is_program else shared_names(frame.f_code, rebound)
        kept = [packable(value) for name, value in variables.items() if name not in self.shared]
        self.held = {id(value): value for value in kept if type(value) not in UNCHANGING}
        self.told = None

    def shared_values(self):
        variables = self.frame.f_locals
        if self.is_program:
            return {name: packable(value) for name, value in list(variables.items()) if not name.startswith('__')}
        return [packable(variables.get(name)) for name in self.shared]


def shared_names(code, rebound):
    return [name for name in (*code.co_cellvars, *code.co_freevars) if name in rebound]


def packable(value):
    """What to compare to detect a change of a value; None if the value is never described."""
    kind = type(value)
    if kind in UNCHANGING or kind is list:
        return value
    if isinstance(value, ModuleType) or callable(value):
        return None
    return attributes_of(value) if kind.__module__ in OWN_MODULES else value


def attributes_of(value):
    try:
        return object.__getattribute__(value, '__dict__')
    except AttributeError:  # a class with __slots__
        return value


def told(values, frame, line):
    return frame.f_code.co_name, line, tuple(values.variables(frame.f_locals))
