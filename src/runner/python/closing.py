"""Cuts Python off from JavaScript for good: afterwards, no module or object of Pyodide gives access to it."""
import _imp
import asyncio
import gc
import json
import sys
import time
from types import ModuleType

# Modules with access to JavaScript.
OPEN = ('js', 'pyodide', 'pyodide_js', '_pyodide', '_pyodide_core', 'micropip', 'pyodide_http')
# Classes of Pyodide whose `__module__` does not identify them.
NAMELESS = ('JsFuncSignature', 'Py2JsConverter', 'Js2PyConverter')

kept = []


def close():
    """
    Removes Pyodide's API from Python. Returns addresses as JSON: the dictionary of proxy classes, without which no
    proxy can be created, and the objects that only the interpreter itself still references.
    """
    # The interpreter's reference is borrowed: keep the dictionary alive, so that no other object takes its address.
    kept.append(sys.modules['_pyodide_core'].jsproxy_typedict)
    modules = [sys.modules.pop(name) for name in list(sys.modules) if is_open(name)]
    sys.meta_path[:] = [finder for finder in sys.meta_path if not is_open(module_of(finder))]
    sys.excepthook = sys.__excepthook__
    # Pyodide's event loops use JavaScript timers.
    asyncio.run = asyncio.runners.run
    time.sleep = time.sleep.__wrapped__
    asyncio.events._set_running_loop(None)
    asyncio.events._event_loop_policy = None
    # Extension modules are WebAssembly code, which programs must not load.
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
    """Objects of Pyodide, and the cached dictionary from which `_pyodide_core` would be re-created."""
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
