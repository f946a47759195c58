# Looks for a way to JavaScript everywhere a Python program can look, and records its findings.
import builtins, gc, sys, types

FOUND = '/tmp/found'
FUNCTIONS = ('create_proxy', 'create_once_callable', 'to_js', 'run_js', 'run_sync', 'raw_call', 'destroy_proxies')


def is_js(kind):
    if issubclass(kind, type):
        return False
    return any('Js' in each.__name__ or str(each.__module__).lstrip('_').startswith('pyodide') for each in type.mro(kind))


def is_harmless(value):
    # JsNull only stands for null and is pure Python; a JsFinder without attributes has been emptied.
    return type(value).__name__ == 'JsNull' or type(value).__name__ == 'JsFinder' and not vars(value)


def is_open(function):
    return function.__name__ in FUNCTIONS or function.__module__ == '_pyodide_core'


def frames():
    found = []
    frame = sys._getframe()
    while frame is not None:
        found += [frame, frame.f_locals, frame.f_globals, frame.f_builtins, frame.f_code]
        frame = frame.f_back
    return found


def subclasses(kind, seen):
    for one in type.__subclasses__(kind):
        if one not in seen:
            seen.add(one)
            subclasses(one, seen)
    return seen


def reachable():
    level = [*gc.get_objects(), *frames(), *subclasses(object, set()), vars(builtins), sys.modules, vars(sys)]
    seen = {id(value): value for value in level}
    while level:
        inner = {id(value): value for value in gc.get_referents(*level)}
        level = [value for number, value in inner.items() if number not in seen]
        seen.update(inner)
    return list(seen.values())


values = reachable()
kinds = {kind for kind in set(map(type, values)) if is_js(kind)}
found = [value for value in values if type(value) in kinds and not is_harmless(value)]
found += [value for value in values if type(value) is types.BuiltinFunctionType and is_open(value)]
with open(FOUND, 'a') as file:
    file.writelines(f'{type(value).__module__}.{type(value).__qualname__} {str(value)[:80]}\n' for value in found)
del values, found
