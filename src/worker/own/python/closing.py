"""Cuts what Pyodide has of JavaScript off from Python, for good: neither a module nor an object leads there any more."""
import _imp
import asyncio
import gc
import json
import sys
import time
from types import ModuleType

# What reaches into JavaScript.
OPEN = ('js', 'pyodide', 'pyodide_js', '_pyodide', '_pyodide_core', 'micropip', 'pyodide_http')
# Classes of Pyodide's own that do not say whose they are.
NAMELESS = ('JsFuncSignature', 'Py2JsConverter', 'Js2PyConverter')

kept = []


def close():
    """
    Nothing of Pyodide's own can be asked of Python after it. Returns addresses as JSON: of the classes of proxies, without
    which there are no proxies, and of the objects that only the interpreter itself still holds.
    """
    # The interpreter has them without holding them: what comes to lie there instead would be taken for them.
    kept.append(sys.modules['_pyodide_core'].jsproxy_typedict)
    modules = [sys.modules.pop(name) for name in list(sys.modules) if is_open(name)]
    sys.meta_path[:] = [finder for finder in sys.meta_path if not is_open(module_of(finder))]
    sys.excepthook = sys.__excepthook__
    # Its loops are timers of JavaScript's.
    asyncio.run = asyncio.runners.run
    time.sleep = time.sleep.__wrapped__
    asyncio.events._set_running_loop(None)
    asyncio.events._event_loop_policy = None
    # Libraries of machine code are programs for the browser, too.
    for name in ('create_dynamic', 'exec_dynamic'):
        delattr(_imp, name)
    for module in modules:
        if isinstance(module, ModuleType):
            vars(module).clear()
    modules.clear()
    for value in leftovers():
        empty(value)
    gc.collect()
    held = [id(value) for value in leftovers() if type(value) is not dict]
    return json.dumps({'kinds': id(kept[0]), 'held': held})


def leftovers():
    """Objects of Pyodide's, and the copy by which `_pyodide_core` would be made anew."""
    objects = gc.get_objects()
    kinds = {kind for kind in set(map(type, objects)) if is_leftover(kind)}
    left = [value for value in objects if type(value) in kinds]
    copies = [value for value in objects if type(value) is dict and value.get('__name__') == '_pyodide_core']
    return left + copies


def is_leftover(kind):
    return not issubclass(kind, type) and (is_open(kind.__module__) or kind.__name__ in NAMELESS)


def empty(value):
    if type(value) is dict:
        value.clear()
    elif hasattr(value, '__dict__'):
        vars(value).clear()


def module_of(finder):
    return finder.__module__ if isinstance(finder, type) else type(finder).__module__


def is_open(name):
    return isinstance(name, str) and name.split('.')[0] in OPEN
