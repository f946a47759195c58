"""Stand-ins for test frameworks, used by authors' tests next to a function. They run no tests."""
from importlib.machinery import ModuleSpec
from types import FunctionType, ModuleType

FRAMEWORKS = frozenset(
    ('codewars_test', 'cw_test', 'doctest', 'hypothesis', 'nose', 'parameterized', 'preloaded', 'pytest', 'test_framework', 'unittest')
)


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


class FrameworkFinder:
    """A meta path finder, and the loader of what it finds. Comes last, so that it only finds missing modules."""

    def find_spec(self, name, path=None, target=None):
        return ModuleSpec(name, self, is_package=True) if name.split('.')[0] in FRAMEWORKS else None

    def create_module(self, spec):
        return Framework(spec.name)

    def exec_module(self, module):
        pass
