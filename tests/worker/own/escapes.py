# Looks for a way to JavaScript wherever a program of Python's can look, and writes down what it has found.
import builtins, gc, importlib, os, sys, types

FOUND = '/tmp/found'
FUNCTIONS = ('create_proxy', 'create_once_callable', 'to_js', 'run_js', 'run_sync', 'raw_call', 'destroy_proxies')


def is_js(value):
    if isinstance(value, type):
        return False
    # The one is a name for nothing, made of Python; the other has been emptied.
    if type(value).__name__ == 'JsNull' or type(value).__name__ == 'JsFinder' and not vars(value):
        return False
    if type(value) is types.BuiltinFunctionType:
        return value.__name__ in FUNCTIONS or value.__module__ == '_pyodide_core'
    kinds = type.mro(type(value)) if not issubclass(type(value), type) else [type(value)]
    return any('Js' in kind.__name__ or str(kind.__module__).lstrip('_').startswith('pyodide') for kind in kinds)


def frames():
    frame = sys._getframe()
    while frame is not None:
        yield from (frame, frame.f_locals, frame.f_globals, frame.f_builtins, frame.f_code)
        frame = frame.f_back


def subclasses(kind, seen):
    for one in type.__subclasses__(kind):
        if one not in seen:
            seen.add(one)
            subclasses(one, seen)
    return seen


def reachable():
    seen = {}
    stack = [*gc.get_objects(), *frames(), *subclasses(object, set()), vars(builtins), sys.modules, vars(sys)]
    while stack:
        value = stack.pop()
        if id(value) in seen:
            continue
        seen[id(value)] = value
        stack.extend(gc.get_referents(value))
    return [value for value in seen.values() if value is not seen and value is not stack]


def described(value):
    try:
        return f'{type(value).__module__}.{type(value).__qualname__} {str(value)[:80]}'
    except BaseException as error:
        return f'{type(value)} {error!r}'


found = [described(value) for value in reachable() if is_js(value)]
with open(FOUND, 'a') as file:
    file.writelines(f'{line}\n' for line in found)
