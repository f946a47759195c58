/** Programs that try to escape from the engine that runs them, or tamper with their environment. */
import { describe, expect, test } from 'vitest'
import { Lost } from '../../../src/calls/question.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { JavaScriptWorker, program } from '../../support/javascript.ts'
import type { RunReport } from '../../support/ownTestWorker.ts'
import { some } from '../../thorough.ts'

const LINE = PUZZLES.codewars1

const WRITING = `
const board = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((row) => row.split(' ').map(Number));
for (let i = 0; i < 3000; i++) board[0][2] = i % 9 + 1;
console.log(board[0].join(' '));
`

/** Program that collects in `seen` everything it can reach through properties, getters and prototypes. */
const WALK = `
const seen = new Set(), stack = [globalThis, module, require, process, console, arguments];
for (const name of ['fs', 'readline', 'util', 'events', 'os', 'path', 'buffer', 'perf_hooks', 'assert'])
  try { stack.push(require(name)); } catch {}
for (const name of Object.getOwnPropertyNames(globalThis)) stack.push(globalThis[name]);
while (stack.length > 0) {
  const value = stack.pop();
  if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) continue;
  seen.add(value);
  stack.push(Object.getPrototypeOf(value));
  for (const key of Reflect.ownKeys(value)) {
    const { value: held, get, set } = Object.getOwnPropertyDescriptor(value, key);
    stack.push(held, get, set);
    try { stack.push(value[key]); } catch {}
  }
}
`

/** Returns the end of a program's run in a new worker; undefined if it failed, or if the page refuses what was told. */
async function endOf(source: string): Promise<RunReport | undefined> {
  const worker = new JavaScriptWorker()
  const limits = {
    timeMs: 60_000,
    memoryBytes: 1 << 28,
    output: 100_000,
    events: 1_000_000,
    eventBytes: 1 << 24,
  }
  try {
    const end = await worker.run(program(source, LINE), limits)
    return worker.invalid().length > 0 ? undefined : end
  } catch (error) {
    if (error instanceof Lost) return undefined
    throw error
  }
}

test('a program reaches nothing of the worker: no scope, no network, none of the functions passed to the engine', async () => {
  const end = await endOf(`${WALK}
const names = new Set(Object.getOwnPropertyNames(globalThis));
const HOST = ['self', 'postMessage', 'fetch', 'importScripts', 'WebAssembly', 'XMLHttpRequest', 'Worker', 'navigator', 'caches',
  'indexedDB', 'WorkerGlobalScope', 'setStdin', 'pyodide'];
console.log(HOST.filter((name) => names.has(name) || eval('typeof ' + name) !== 'undefined').join());
const GIVEN = ['takePart', 'deliver', 'halt', 'looseStore'];
console.log([...seen].filter((value) => typeof value === 'function' && GIVEN.includes(value.name)).length);
console.log(Function('return this')() === globalThis);
`)
  expect(end).toMatchObject({ outcome: { kind: 'finished' }, output: '\n0\ntrue\n' })
})

test('modules are only our implementations of Node’s, and no other address is loaded', async () => {
  const end = await endOf(`
const tell = (error) => console.log(error instanceof Error);
for (const name of ['child_process', 'worker_threads', 'net', 'http', 'vm', 'https://example.com/x.js', './program.js'])
  try { require(name); console.log(name); } catch (error) { tell(error); }
import('https://example.com/x.js').then(console.log, tell);
`)
  expect(end?.output).toBeDefined()
  expect(end?.output).not.toMatch(/[a-z]{2}_|https|net|vm/)
})

/**
 * Programs that override built-ins on which our code around them may rely, to forge replies or to get hold of our
 * functions. Some end with a forged exit status or error instead.
 */
const TAMPERING: Readonly<Record<string, string>> = {
  'JSON.stringify that tells of a verdict': `JSON.stringify = () => '{"kind":"accepted","error":1,"line":"x"}';`,
  'JSON.stringify that tells nonsense': `JSON.stringify = () => ({ toString() { throw 1; } });`,
  'lists that add nothing': `Array.prototype.push = function () { return 0; };`,
  'lists without their methods':
    "for (const name of Object.getOwnPropertyNames(Array.prototype)) if (name !== 'length') try { Array.prototype[name] = undefined; } catch {}",
  'promises that are never kept': 'Promise.prototype.then = function () { return this; };',
  'setters for all objects': `for (const name of ['kind', 'error', 'line', 'message', 'events', 'outcome', 'board', 'mistaken', 'value', 'get', 'before'])
  Object.defineProperty(Object.prototype, name, { set(value) {}, get() { return 'forged'; }, configurable: true });`,
  'functions that hand over what they are called with': `
const caught = [];
for (const [owner, name] of [[Function.prototype, 'call'], [Function.prototype, 'apply'], [Function.prototype, 'bind'], [Reflect, 'apply'], [Reflect, 'get'],
    [Array.prototype, 'push'], [Array.prototype, 'map'], [Map.prototype, 'set'], [Map.prototype, 'get'], [Math, 'min'], [Math, 'floor']]) {
  const original = owner[name];
  owner[name] = function (...given) { caught[caught.length] = this; for (const one of given) caught[caught.length] = one; return new.target ? this : original.apply === undefined ? undefined : undefined; };
}
setTimeout(() => {
  for (const one of caught) if (typeof one === 'function')
    for (const given of [[], [-1], [1e9], ['x', {}], [{ valueOf() { throw 1; } }]]) try { one(...given); } catch {}
});`,
  'typed arrays that are not':
    "for (const kind of [Uint8Array, Uint32Array, Uint16Array]) for (const name of ['set', 'subarray', 'fill', 'slice']) Object.getPrototypeOf(kind.prototype)[name] = () => { throw 1; };",
  'an exit that is no number': 'process.exitCode = { valueOf() { return "0"; } };',
  'an error that is none':
    'throw { get message() { throw 1; }, get stack() { return {}; }, toString: null };',
  'an error with forged parts':
    "throw Object.assign(new Error('x'), { name: {}, stack: { split: 1 }, constructor: { name: 5 } });",
}

describe('A program that has', () => {
  test.each(some(Object.entries(TAMPERING), 3))(
    '%s causes nothing but the end or the failure of its run',
    async (_, tampering) => {
      for (const source of [`${tampering}\n${WRITING}`, `${WRITING}\n${tampering}`]) {
        const end = await endOf(source)
        expect(end?.outcome.kind).not.toBe('accepted')
      }
    },
  )

  test('tampered with all of it does not affect the next one', async () => {
    const worker = new JavaScriptWorker()
    await worker.run(program('console.log(1)', LINE))
    await worker.run(
      program(`globalThis.mark = 1; Object.prototype.mark = 1; Array.prototype.join = () => 'x';`, LINE),
    )
    const { output } = await worker.run(program(`console.log(typeof mark, [1, 2].join())`, LINE))
    expect(output).toBe('undefined 1,2\n')
  })
})
