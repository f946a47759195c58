"""Tells the calls that wait for another one, and looks at their variables again only where something has changed."""
import marshal
from types import ModuleType

from .frames import own_caller
from .values import OWN_MODULES

UNCHANGING = (int, bool, str, float, type(None))


class Waiting:
    """
    The calls below the one that runs. To pack all that they hold, and compare, takes a hundredth of telling their
    variables anew. rebound: names that functions have, and to which code within them gives values. most: calls that
    are told.
    """

    def __init__(self, values, rebound, most):
        self.values = values
        self.rebound = rebound
        self.most = most
        # By the id of its frame.
        self.known = {}
        # Those that are told at present, by the innermost and its line.
        self.key = None
        self.calls = []
        # What may change of them: values, and calls whose names may get others.
        self.held = []
        self.open = []
        self.packed = None

    def forget(self, frame):
        """It runs, or has ended."""
        self.known.pop(id(frame), None)

    def below(self, frame):
        """The calls that wait for one, the innermost first: of each its name, its line and its variables."""
        caller = own_caller(frame)
        if caller is None:
            self.key = None
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
        except ValueError:  # what cannot be packed may have changed
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
        self.held = list(held.values())
        self.packed = self.pack()


class WaitingCall:
    def __init__(self, frame, rebound):
        self.frame = frame
        variables = frame.f_locals
        self.is_program = variables is frame.f_globals
        # Names to which others can give other values.
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
    """What may change of a value; None where nothing is told of it."""
    kind = type(value)
    if kind in UNCHANGING or kind is list:
        return value
    if isinstance(value, ModuleType) or callable(value):
        return None
    return attributes_of(value) if kind.__module__ in OWN_MODULES else value


def attributes_of(value):
    try:
        return object.__getattribute__(value, '__dict__')
    except AttributeError:  # it has slots
        return value


def told(values, frame, line):
    """A call as it stands."""
    return frame.f_code.co_name, line, tuple(values.variables(frame.f_locals))
