/**
 * Programs that try to escape from the interpreter, in each of the ways a program is run. None succeeds, and the
 * worker refuses malformed messages that programs send it.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { snapshotCacheIn, startInterpreter } from '../../../src/runner/python/snapshot.ts'
import { keptFiles } from '../../../src/runner/worker/keptFiles.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { cacheStorage } from '../../support/cacheStorage.ts'
import { program, PythonWorker, startedPyodide } from '../../support/python.ts'
import { some } from '../../thorough.ts'

const LINE = PUZZLES.codewars1
/** Python code that searches all objects for ways out of the interpreter. */
const LOOK = readFileSync(new URL('./escapes.py', import.meta.url), 'utf8')
/** Prints what the programs that ran before have found. */
const PRINT = program('print(open("/tmp/found").read(), end="")', LINE)

/** A program that writes to its board, searches for ways out of the interpreter, and writes again. */
const SEARCHING = program(
  `board = [list(map(int, input().split())) for _ in range(9)]
for i in range(30):
    board[0][2] = i % 9 + 1
exec(${JSON.stringify(LOOK)})
for i in range(30):
    board[0][2] = i % 9 + 1
`,
  LINE,
)

/** High limit for `SEARCHING`, which takes much memory. At a lower one, a new interpreter would lose the findings. */
const MEMORY_LIMIT = { memoryBytes: 2 ** 31 }

/** Returns what a worker's programs have found so far; empty if nothing. */
async function foundBy(worker: PythonWorker): Promise<string> {
  const { outcome, output } = await worker.run(PRINT, MEMORY_LIMIT)
  expect(outcome.kind).toBe('finished')
  return output
}

test('nothing of JavaScript is reachable from any object of a program', async () => {
  const worker = new PythonWorker()
  const { outcome, writes } = await worker.run(SEARCHING)
  expect(outcome.kind).toBe('finished')
  expect(writes.length).toBeGreaterThan(50)
  expect(await foundBy(worker)).toBe('')
})

test('nothing is reachable after an error, after many runs, and in all ways in which a program is run again', {
  tags: ['thorough'],
  timeout: 600_000,
}, async () => {
  const worker = new PythonWorker()
  await worker.run(program('import json, asyncio, js', LINE), MEMORY_LIMIT)
  await worker.run(program('def f(): return f()\nf()', LINE), MEMORY_LIMIT)
  await worker.run(program('import sys\nsys.meta_path.clear()\nsys.modules.clear()', LINE), MEMORY_LIMIT)
  await worker.run(
    program(`try:\n    1 / 0\nexcept ZeroDivisionError:\n    exec(${JSON.stringify(LOOK)})`, LINE),
    MEMORY_LIMIT,
  )
  await worker.run(
    program(`import atexit\natexit.register(exec, ${JSON.stringify(LOOK)})\n1 / 0`, LINE),
    MEMORY_LIMIT,
  )
  await worker.run(SEARCHING, MEMORY_LIMIT)
  await worker.inspect(SEARCHING, 40, 100)
  await worker.find(SEARCHING, { lines: [[1, 0, 81]], from: 20, to: 50, direction: 'forward' })
  await worker.count(SEARCHING, 10)
  // A timeout while the program searches might break the interpreter and lose the findings.
  await worker.time(SEARCHING, 600_000)
  expect(await foundBy(worker)).toBe('')
  // The timeout is long, because the program searches through all objects eight times, also in traced runs.
})

test('nothing is reachable when the interpreter starts from a snapshot', { tags: ['thorough'] }, async () => {
  const { stored, caches } = cacheStorage()
  const folder = 'https://backdoku.test/python/'
  const cache = snapshotCacheIn(await keptFiles('python', folder, { caches }), folder, 'this build')
  const kinds: boolean[] = []
  const start = () =>
    startInterpreter(cache, (options) => {
      kinds.push('_loadSnapshot' in options)
      return startedPyodide(options)
    })
  await new PythonWorker(start).run(SEARCHING)
  await expect.poll(() => stored.size).toBe(1)
  const worker = new PythonWorker(start)
  await worker.run(SEARCHING)
  expect(kinds).toEqual([false, true])
  expect(await foundBy(worker)).toBe('')
})

/** Programs that escaped once, or might: each prints what it has reached. */
const ESCAPES: Readonly<Record<string, string>> = {
  'the finder of JavaScript’s modules': `
import gc
for value in gc.get_objects():
    if type(value).__name__ == 'JsFinder':
        print(value.jsproxies['pyodide_js'].constructor.constructor('return 1')())`,
  'modules of Pyodide': `
import importlib, sys
def look(names):
    for name in names:
        for way in (__import__, importlib.import_module):
            try:
                print(name, [key for key in vars(way(name)) if not key.startswith('__')])
            except Exception:
                pass
NAMES = ['js', 'pyodide_js', 'pyodide_js._api', '_pyodide_core', 'pyodide', 'pyodide.ffi', 'pyodide.code', 'pyodide.webloop',
    '_pyodide', '_pyodide._base', '_pyodide._importhook', 'ctypes', 'backdoku.running']
look(NAMES)
sys.path_importer_cache.clear()
look(NAMES)`,
  'a finder of one’s own': `
import importlib.machinery as machinery, sys
sys.meta_path[:] = [machinery.BuiltinImporter, machinery.FrozenImporter, machinery.PathFinder]
for name in ('js', 'pyodide_js', '_pyodide_core', '_ctypes', '_imp', '_testcapi', '_testinternalcapi', '_remote_debugging'):
    sys.modules.pop(name, None)
    try:
        print([key for key in vars(__import__(name)) if not key.startswith('__')])
    except ImportError:
        print([])
try:
    from pyodide.ffi import to_js, create_proxy
    print(to_js([1]).constructor)
except Exception:
    pass
try:
    from _pyodide._importhook import jsfinder
    print(jsfinder.jsproxies['js'].constructor)
except Exception:
    pass`,
  'modules in the interpreter, made once more': `
import _imp, importlib.machinery as machinery
for name in ('_pyodide_core', '_ctypes', '_imp', '_testcapi', '_testinternalcapi', '_testlimitedcapi', '_remote_debugging', '_xxtestfuzz'):
    try:
        module = _imp.create_builtin(machinery.ModuleSpec(name, None))
        _imp.exec_builtin(module)
        # What makes libraries of machine code is gone; the rest of it is as it was.
        print([key for key in vars(module) if not key.startswith('__') and (name != '_imp' or 'dynamic' in key)])
    except ImportError:
        print([])`,
  'classes that are left': `
def subclasses(kind, seen):
    for one in type.__subclasses__(kind):
        if one not in seen:
            seen.add(one)
            subclasses(one, seen)
    return seen
for kind in subclasses(object, set()):
    if 'Js' not in kind.__name__:
        continue
    for make in (lambda: kind(), lambda: kind('a'), lambda: kind.__new__(kind), lambda: object.__new__(kind),
                 lambda: Exception.__new__(kind), lambda: BaseException.__new__(kind), lambda: type('X', (kind,), {})(),
                 lambda: Exception.__new__(type('X', (kind, Exception), {})), lambda: kind.__base__.__new__(kind)):
        for name in ('constructor', 'js_error'):
            try:
                print(kind, getattr(make(), name))
            except Exception:
                pass`,
  'loops of events': `
import asyncio, asyncio.events
print([type(loop).__module__ for loop in (asyncio.events._get_running_loop(),) if loop is not None])
try:
    print(type(asyncio.new_event_loop()).__module__.startswith('pyodide'))
except Exception:
    print(False)`,
  'a library of machine code that brings JavaScript along': `
import importlib.machinery as machinery, sys

def leb(number):
    return bytes([number]) if number < 128 else bytes([number & 127 | 128]) + leb(number >> 7)

def section(kind, content):
    return bytes([kind]) + leb(len(content)) + content

def text(value):
    return leb(len(value)) + value

SCRIPT = b'()<::>{}, globalThis.hasEscaped = true\\0'
memory = section(1, leb(64) + leb(4) + leb(0) + leb(0))
module = (
    b'\\0asm\\1\\0\\0\\0'
    + section(0, text(b'dylink.0') + memory)
    + section(2, leb(2) + text(b'env') + text(b'memory') + b'\\2\\0\\1' + text(b'env') + text(b'__memory_base') + b'\\3\\x7f\\0')
    + section(6, leb(1) + b'\\x7f\\0' + b'\\x41\\0\\x0b')
    + section(7, leb(1) + text(b'__em_js__escape') + b'\\3\\1')
    + section(11, leb(1) + b'\\0' + b'\\x23\\0\\x0b' + text(SCRIPT))
)
with open('/home/pyodide/escape.so', 'wb') as file:
    file.write(module)
spec = machinery.ModuleSpec('escape', None, origin='/home/pyodide/escape.so')
try:
    machinery.ExtensionFileLoader('escape', '/home/pyodide/escape.so').create_module(spec)
except Exception:
    pass
try:
    import _ctypes
    _ctypes.dlopen('/home/pyodide/escape.so', 2)
except Exception:
    pass`,
}

/** Output of the programs in `ESCAPES` if they reach nothing. */
const NOTHING_REACHED = /^(?:_pyodide_core \[\]|\[\]|False|\s)*$/

describe('There is no way out by', () => {
  test.each(some(Object.entries(ESCAPES), 2))('%s', async (_, source) => {
    const worker = new PythonWorker()
    const { output, outcome } = await worker.run(program(source, LINE))
    expect(output).toMatch(NOTHING_REACHED)
    expect(outcome.kind).toBe('finished')
    expect(Reflect.get(globalThis, 'hasEscaped')).toBeUndefined()
  })
})

describe('The way from Python to the worker', () => {
  test.each([
    ['what makes no sense', `b'x', b'{}', b'[]', b'[1]', b'["begin"]', b'["believe"]', b'["deliver", 1, 2]'`],
    [
      'places that are not in memory',
      `b'["begin", [], -1]', b'["begin", [], 4294967296]', b'["take_part", 4294967292, 16384]', b'["take_part", 2, 1]',
       b'["take_part", 0, 4294967296]', b'["take_part", "0", 1]', b'["take_part", 0, 1.5]', b'["take_part", NaN, 1]'`,
    ],
    [
      'lines that are none',
      `b'["take_lines", 1]', b'["take_lines", [7]]', b'["take_lines", [[0, 0, 1, 0, 1, 2]]]',
       b'["take_lines", [[0, 0, 1, false, -1, 2]]]', b'["take_lines", [[0, 0, 1, false, 1, -2]]]',
       b'["end_lines", -1, true, "[]"]', b'["end_lines", 1, 1, "[]"]', b'["end_lines", 1, true]'`,
    ],
  ])('refuses %s, and the run continues', async (_, messages) => {
    const worker = new PythonWorker()
    const source = `
import os
way = os.open('/dev/backdoku', os.O_RDWR)
for message in (${messages}):
    try:
        os.write(way, message)
        print(message)
    except OSError:
        pass
print('done')`
    const { output, outcome } = await worker.run(program(source, LINE))
    expect([output, outcome.kind]).toEqual(['done\n', 'finished'])
  })

  test('still works after a program has closed all files', async () => {
    const worker = new PythonWorker()
    const source = `
import os
os.closerange(3, 64)
board = [list(map(int, input().split())) for _ in range(9)]
for i in range(200):
    board[0][2] = i % 9 + 1
`
    const { outcome, writes } = await worker.run(program(source, LINE))
    expect(outcome.kind).toBe('finished')
    expect(writes).toHaveLength(200)
  })

  test('reports no run but its own: what is written there between runs is refused', async () => {
    const worker = new PythonWorker()
    const source = `
import os, threading
class Late:
    def __del__(self, os=os):
        way = os.open('/dev/backdoku', os.O_RDWR)
        os.write(way, b'["end"]')
import sys
sys.late = Late()`
    await worker.run(program(source, LINE))
    const { outcome } = await worker.run(program('import sys\ndel sys.late', LINE))
    expect(outcome.kind).toBe('finished')
  })
})
