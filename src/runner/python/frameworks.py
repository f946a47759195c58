"""
Stand-ins for modules on which no answer depends: test frameworks, used by authors' tests next to a function, of which
they run no tests, and tools that measure.
"""
import sys
from importlib.machinery import ModuleSpec
from types import FunctionType, ModuleType

FRAMEWORKS = frozenset(
    ('codewars_test', 'cw_test', 'doctest', 'hypothesis', 'nose', 'parameterized', 'preloaded', 'pytest', 'test_framework', 'unittest')
)

MEASURES = frozenset(('cProfile', 'line_profiler', 'memory_profiler', 'profile', 'psutil', 'pstats', 'resource'))


class Anything:
    """Has every attribute, accepts every call, and as a decorator returns the function unchanged."""

    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        return self

    def __call__(self, *arguments, **named):
        decorates = len(arguments) == 1 and not named and isinstance(arguments[0], (FunctionType, type))
        return arguments[0] if decorates else self

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        return False

    def __iter__(self):
        return iter(())

    def zero(self, *_others):
        return 0

    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __floordiv__ = __int__ = zero

    def __format__(self, _form):
        return '0'


ANYTHING = Anything()


class TestCase:
    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        return ANYTHING


class Framework(ModuleType):
    TestCase = TestCase
    IsolatedAsyncioTestCase = TestCase

    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        return ANYTHING


class Measure(Framework):
    """Runs what it is to measure."""

    class Profile(Anything):
        def runcall(self, function, /, *arguments, **named):
            return function(*arguments, **named)

        def run(self, statement):
            exec(statement, vars(sys.modules['__main__']))
            return self

        def runctx(self, statement, variables, inner):
            exec(statement, variables, inner)
            return self

    def run(self, statement, *_options, **_named):
        self.Profile().run(statement)

    def runctx(self, statement, variables, inner, *_options, **_named):
        self.Profile().runctx(statement, variables, inner)


class FrameworkFinder:
    """A meta path finder, and the loader of what it finds. Comes last, so that it only finds missing modules."""

    def find_spec(self, name, path=None, target=None):
        return ModuleSpec(name, self, is_package=True) if name.split('.')[0] in FRAMEWORKS | MEASURES else None

    def create_module(self, spec):
        return Measure(spec.name) if spec.name in MEASURES else Framework(spec.name)

    def exec_module(self, module):
        pass
