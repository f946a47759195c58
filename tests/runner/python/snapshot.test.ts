/**
 * Interpreters that start from a stored memory snapshot behave like those that start from Python's files. The files
 * replace a missing or damaged snapshot.
 */
import { beforeEach, expect, test } from 'vitest'
import { keptFiles } from '../../../src/runner/worker/keptFiles.ts'
import type { Pyodide } from '../../../src/runner/python/pyodide.ts'
import { type SnapshotCache, snapshotCacheIn, startInterpreter } from '../../../src/runner/python/snapshot.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { cacheStorage } from '../../support/cacheStorage.ts'
import { program, PythonWorker, startedPyodide } from '../../support/python.ts'
import { REAL_PROGRAMS } from './programs.ts'
import { some } from '../../thorough.ts'

const FOLDER = 'https://backdoku.test/python/314/'
const LINE = PUZZLES.codewars1

/** A program that prints everything by which it could tell two starts of the interpreter apart. */
const CURIOUS = `
import os, random, sys, time
print(hash('backdoku'), list({'a', 'b', 'c', 'd'}), random.random(), os.urandom(4).hex(), time.time())
print(sys.path, sys.argv, sorted(os.environ.items()), os.listdir('.'), os.listdir('/'))
print(sorted(sys.modules), sorted(globals()), sorted(vars(__builtins__)), sys.getrecursionlimit())
try:
    import js
except ImportError as error:
    print(error)
`

interface Starts {
  readonly kinds: ('snapshot' | 'files')[]
  start(): Promise<Pyodide>
}

/**
 * Starts interpreters like workers that share a cache. `kinds` lists whether each start used the interpreter's files or
 * a snapshot (the memory of an interpreter that was started before).
 */
function createStarts(cache: SnapshotCache): Starts {
  const kinds: Starts['kinds'] = []
  return {
    kinds,
    start: () =>
      startInterpreter(cache, (options) => {
        kinds.push('_loadSnapshot' in options ? 'snapshot' : 'files')
        return startedPyodide(options)
      }),
  }
}

let stored: Map<string, Response>
let caches: CacheStorage

async function snapshotCacheOf(builder: string): Promise<SnapshotCache> {
  return snapshotCacheIn(await keptFiles('python', FOLDER, { caches }), FOLDER, builder)
}

beforeEach(() => {
  ;({ stored, caches } = cacheStorage())
})

test('a program finds the same interpreter started from its files and from a snapshot', async () => {
  const { kinds, start } = createStarts(await snapshotCacheOf('this build'))
  const ownProgram = program(CURIOUS, LINE)
  const first = new PythonWorker(start)
  const { output } = await first.run(ownProgram)
  await expect.poll(() => stored.size).toBe(1)
  const second = new PythonWorker(start)
  expect((await second.run(ownProgram)).output).toBe(output)
  expect(kinds).toEqual(['files', 'snapshot'])
})

test('programs make the same events in an interpreter from a snapshot, and leave nothing there for the next start', async () => {
  const { kinds, start } = createStarts(await snapshotCacheOf('this build'))
  const [ran] = REAL_PROGRAMS
  const ownProgram = program(ran.source, LINE, ran.input)
  const marked = program(`import builtins, sys\nsys.mark = builtins.mark = 1\n${ran.source}`, LINE, ran.input)
  const reported = await new PythonWorker(start).run(marked)
  await expect.poll(() => stored.size).toBe(1)
  const again = new PythonWorker(start)
  const { writes, output, outcome } = await again.run(ownProgram)
  expect({ writes, output, outcome }).toEqual({
    writes: reported.writes,
    output: reported.output,
    outcome: reported.outcome,
  })
  expect(kinds).toEqual(['files', 'snapshot'])
  const marks = await again.run(
    program('import sys\nprint(hasattr(sys, "mark"), "mark" in dir(__builtins__))', LINE),
  )
  expect(marks.output).toBe('False False\n')
})

test('a snapshot is stored before a program can change it', async () => {
  const { start } = createStarts(await snapshotCacheOf('this build'))
  await start()
  expect(stored.size).toBe(1)
})

test('a snapshot that is damaged, truncated or of another build is ignored, and the next start has one again', async () => {
  const snapshot = crypto.getRandomValues(new Uint8Array(4096))
  const cache = await snapshotCacheOf('this build')
  await cache.keep(snapshot)
  const [[address, response]] = stored
  const whole = new Uint8Array(await response.arrayBuffer())
  const damaged = whole.with(2000, whole[2000] ^ 1)
  for (const file of [damaged, whole.slice(0, 2000), whole.slice(0, 4), new Uint8Array()]) {
    stored.set(address, new Response(file))
    expect(await cache.snapshot()).toBeUndefined()
  }
  stored.set(address, new Response(whole))
  expect(await cache.snapshot()).toEqual(snapshot)
  const another = await snapshotCacheOf('another build')
  expect(await another.snapshot()).toBeUndefined()
  await another.keep(snapshot)
  expect([await another.snapshot(), await cache.snapshot()]).toEqual([snapshot, undefined])
})

test('the zeros at its end are not stored, and are restored', async () => {
  const snapshot = new Uint8Array(4096)
  snapshot.set([1, 2, 3], 100)
  const cache = await snapshotCacheOf('this build')
  await cache.keep(snapshot)
  const [response] = stored.values()
  expect((await response.clone().arrayBuffer()).byteLength).toBeLessThan(200)
  expect(await cache.snapshot()).toEqual(snapshot)
})

test('a snapshot that Pyodide refuses is dropped, and the interpreter starts from its files', async () => {
  const cache = await snapshotCacheOf('this build')
  await cache.keep(new Uint8Array(1 << 20).fill(7))
  const { kinds, start } = createStarts(cache)
  const reported = await new PythonWorker(start).run(program('print(1)', LINE))
  expect(reported.output).toBe('1\n')
  expect(kinds).toEqual(['snapshot', 'files'])
  await expect.poll(() => stored.size).toBe(1)
  expect(await cache.snapshot()).not.toHaveLength(1 << 20)
})

const WITHOUT: readonly (readonly [string, Parameters<typeof keptFiles>[2]])[] = [
  ['there is no room', cacheStorage({ isFull: true })],
  ['the browser keeps nothing', {}],
]

test.each(some(WITHOUT, 1))('when %s, each start is from the files', async (_, scope) => {
  const cache = snapshotCacheIn(await keptFiles('python', FOLDER, scope), FOLDER, 'this build')
  const { kinds, start } = createStarts(cache)
  for (const worker of [new PythonWorker(start), new PythonWorker(start)])
    expect((await worker.run(program('print(1)', LINE))).output).toBe('1\n')
  expect(kinds).toEqual(['files', 'files'])
})
