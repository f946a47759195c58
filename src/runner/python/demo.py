"""
Skips demo calls: while a program's top level runs, calls of the function to be judged return their first argument that
may be a board, unchanged.
"""
import ast
import builtins
import sys
from types import FunctionType

# Maximum skipped calls; then the top level is ended, because it probably loops until it gets an answer.
MOST_SKIPPED = 1000
# Statements whose errors do not count after a skipped call.
FORGIVEN = (ast.Expr, ast.Assert, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.For, ast.While, ast.If, ast.With, ast.Try, ast.Delete)


def with_demo(tree, name):
    """Prepares the syntax tree of a program for `Demo`. name: of the function, or `Class.method`."""
    owner, _, function = name.rpartition('.')
    for node in ast.walk(tree) if owner else [tree]:
        if not owner or isinstance(node, ast.ClassDef) and node.name == owner:
            decorate(node.body, function)
    tree.body = [forgiving(statement) for statement in tree.body]
    return tree


def decorate(statements, name):
    for statement in statements:
        if isinstance(statement, ast.FunctionDef) and statement.name == name:
            # The innermost decorator, which gets the function itself.
            decorator = ast.copy_location(ast.Name('__demo__', ast.Load()), statement)
            statement.decorator_list.append(decorator)
        elif isinstance(statement, (ast.If, ast.Try)):
            decorate([*statement.body, *statement.orelse], name)


def forgiving(statement):
    if not isinstance(statement, FORGIVEN) or isinstance(getattr(statement, 'value', None), ast.Constant):
        return statement
    is_forgiven = ast.Call(ast.Name('__forgiven__', ast.Load()), [], [])
    unless = ast.If(ast.UnaryOp(ast.Not(), is_forgiven), [ast.Raise()], [])
    handler = ast.ExceptHandler(ast.Name('__error__', ast.Load()), None, [unless])
    return ast.fix_missing_locations(ast.copy_location(ast.Try([statement], [handler], [], []), statement))


class Waited(BaseException):
    """Ends a top level that calls the function again and again."""


class Demo:
    def __init__(self):
        self.skipped = 0
        # Functions with their original code.
        self.held = []

    def begin(self):
        hooks = {'__demo__': self.hold, '__forgiven__': self.forgives, '__error__': BaseException}
        vars(builtins).update(hooks | {'__skipped__': self.skip})

    def end(self):
        """Restores the functions, so that calls run from now on."""
        for function, code in self.held:
            function.__code__ = code

    def hold(self, function):
        """A decorator. Replaces the code and keeps the function, so that calls take no further frames afterwards."""
        # A method that uses `super()` or `__class__` has one free variable.
        if type(function) is FunctionType and len(function.__code__.co_freevars) < len(SKIPPING):
            self.held.append((function, function.__code__))
            function.__code__ = SKIPPING[len(function.__code__.co_freevars)]
        return function

    def skip(self, arguments, named):
        self.skipped += 1
        if self.skipped > MOST_SKIPPED:
            raise Waited
        values = (*arguments, *named.values())
        return next((value for value in values if isinstance(value, (list, tuple, str, dict))), None)

    def forgives(self):
        """True if the error being handled does not count, because a skipped call may have caused it."""
        error = sys.exception()
        if isinstance(error, MemoryError):
            return False
        return self.skipped > 0 and isinstance(error, (Exception, SystemExit))


def skipping_code():
    def skipping(*arguments, **named):
        return __skipped__(arguments, named)  # noqa: F821 - a built-in name during a run

    return skipping.__code__


def skipping_method_code():
    __class__ = None

    def skipping(*arguments, **named):
        __class__
        return __skipped__(arguments, named)  # noqa: F821

    return skipping.__code__


# Code that skips a call, by the number of free variables of the function.
SKIPPING = skipping_code(), skipping_method_code()
