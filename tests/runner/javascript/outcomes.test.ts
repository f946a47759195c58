/**
 * Tests how JavaScript programs end: errors, exits, limits. Also tests ways to read the input, called functions, and
 * that programs are isolated from the page and from earlier programs.
 */
import { describe, expect, test } from 'vitest'
import type { Outcome } from '../../../src/runner/run/outcome.ts'
import type { OwnLimits } from '../../../src/runner/questions.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { JavaScriptWorker, program } from '../../support/javascript.ts'
import { describeEveryQuestion } from '../worker/everyQuestion.ts'
import { some, thoroughUnless } from '../../thorough.ts'

const worker = new JavaScriptWorker()
const LINE = PUZZLES.codewars1

describeEveryQuestion(worker, 'javascript')

async function outcomeOf(source: string, limits?: Partial<OwnLimits>): Promise<Outcome> {
  return (await worker.run(program(source, LINE), limits)).outcome
}

async function outputOf(source: string): Promise<string> {
  const { output, errors } = await worker.run(program(source, LINE))
  return errors + output
}

describe('A program that cannot be read', () => {
  test.each(
    some(
      [
        ['a bracket is missing', 'let x = 1\nif (x {\n}\n', 2, 7, 'Unexpected token'],
        ['two names in a row', 'let a = 1\nlet b = a c\n', 2, 11, 'Unexpected token'],
        ['a text stays open', "let a = 'x\n", 1, 9, 'Unterminated string constant'],
        ['a name twice', 'let a\nlet a\n', 2, 5, "Identifier 'a' has already been declared"],
        [
          'in TypeScript, behind the types',
          'let a: number = 1\nlet b: number[] = [1, 2\n',
          3,
          2,
          'Unexpected token, expected ","',
        ],
      ],
      2,
    ),
  )('ends at its place: %s', async (_, source, line, column, message) => {
    expect(await outcomeOf(source)).toMatchObject({
      kind: 'syntax-error',
      error: 'SyntaxError',
      line,
      column,
      message,
    })
  })

  test('has printed nothing', async () => {
    const { output, events } = await worker.run(program("console.log('first')\nlet x = = 1\n", LINE))
    expect({ output, events }).toEqual({ output: '', events: 0 })
  })
})

describe('A program that fails', () => {
  test.each(
    some(
      [
        [
          'a row that is none',
          'const a = []\na[9][0] = 1\n',
          'TypeError',
          2,
          "cannot set property '0' of undefined",
        ],
        ['a property of nothing', 'let a\n\na.x\n', 'TypeError', 3, "cannot read property 'x' of undefined"],
        ['a name', 'console.log(bord)\n', 'ReferenceError', 1, 'bord is not defined'],
        ['what is no function', 'const solve = 1\nsolve()\n', 'TypeError', 2, 'not a function'],
        ['a constant', 'const n = 1\nn = 2\n', 'TypeError', 2, "'n' is read-only"],
        [
          'a name too early',
          'use()\nlet early = 1\nfunction use() {\n  return early\n}\n',
          'ReferenceError',
          4,
          'early is not initialized',
        ],
        [
          'its recursion',
          'function f(n) {\n  return f(n + 1)\n}\nf(0)\n',
          'RangeError',
          2,
          'Maximum call stack size exceeded',
        ],
        ['an error of its own', 'class Bad extends Error {}\nthrow new Bad("no")\n', 'Bad', 2, 'no'],
        ['a text that is thrown', 'let n = 1\nthrow "no"\n', 'Uncaught', 2, "'no'"],
        ['a package that judges lack', "require('lodash')\n", 'Error', 1, "Cannot find module 'lodash'"],
        [
          'a file',
          "require('fs').readFileSync('/etc/passwd')\n",
          'Error',
          1,
          "ENOENT: no such file or directory, open '/etc/passwd'",
        ],
        [
          'what it asserts',
          "const assert = require('assert')\nassert.equal(1, 1)\nassert.equal(1, 2, 'no row')\n",
          'AssertionError',
          3,
          'no row',
        ],
        [
          'in a callback',
          "\nprocess.stdin.on('data', () => {\n  oops()\n})\n",
          'ReferenceError',
          3,
          'oops is not defined',
        ],
        ['in a timer', 'setTimeout(() => {\n  oops()\n}, 10)\n', 'ReferenceError', 2, 'oops is not defined'],
        [
          'a promise that nobody catches',
          'async function main() {\n  await null\n  oops()\n}\nmain()\n',
          'ReferenceError',
          3,
          'oops is not defined',
        ],
        [
          'a chain that nobody catches',
          'Promise.resolve().then(() => {\n  oops()\n})\n',
          'ReferenceError',
          2,
          'oops is not defined',
        ],
        [
          'in TypeScript',
          'interface A {\n  n: number\n}\nconst a: A[] = []\nconsole.log(a[0].n as number)\n',
          'TypeError',
          5,
          "cannot read property 'n' of undefined",
        ],
        ['a status', 'console.log(1)\nprocess.exit(1)\n', 'process.exit', 2, '1'],
      ],
      5,
    ),
  )('reports its own line: %s', async (_, source, error, line, message) => {
    expect(await outcomeOf(source)).toMatchObject({ kind: 'runtime-error', error, line, message })
  })

  test('reports the number of its own calls in progress', async () => {
    const source = 'function f(n) {\n  return n === 0 ? null.x : 1 + f(n - 1)\n}\nconsole.log(1)\nf(3)\n'
    const reported = await worker.run(program(source, LINE))
    expect(reported.outcome).toMatchObject({ error: 'TypeError', line: 2, calls: 5 })
    expect(reported.output).toBe('1\n')
    expect(reported.errors).toContain(
      'program.js:2\n  return n === 0 ? null.x : 1 + f(n - 1)\n\nTypeError: cannot read',
    )
    expect(reported.errors).not.toContain('backdoku')
  })

  test('continues when it has caught its errors', async () => {
    const source =
      'let d = 0\nfunction f() {\n  d++\n  f()\n}\ntry {\n  f()\n} catch (e) {\n  console.log(e instanceof RangeError)\n}\nPromise.reject(1).catch(() => console.log(d > 500))\n'
    expect(await outputOf(source)).toBe('true\ntrue\n')
  })
})

describe('A program that exits', () => {
  test.each([
    ['process.exit()', 'finished'],
    ['process.exit(0)', 'finished'],
    ['try { process.exit() } finally { console.log("never") }', 'finished'],
    ['return', 'finished'],
    ['process.exitCode = 3; return', 'runtime-error'],
    ["require('process').exit('2')", 'runtime-error'],
  ])('%s', async (exit, kind) => {
    const reported = await worker.run(program(`console.log('done')\n${exit}\nconsole.log('never')\n`, LINE))
    expect(reported.outcome.kind).toBe(kind)
    expect(reported.output).toBe('done\n')
  })
})

describe('A program that reads', () => {
  test.each(
    some(
      [
        [
          "require('fs').readFileSync('/dev/stdin')",
          "console.log(require('fs').readFileSync('/dev/stdin').toString())",
        ],
        ['a file beside it', "console.log(String(require('fs').readFileSync(__dirname + '/input.txt')))"],
        [
          'an import',
          "import fs, { readFileSync as read } from 'node:fs'\nconsole.log(read(0, 'utf8'), fs === require('fs') ? '' : 'x')",
        ],
        ['an encoding', "console.log(require('fs').readFileSync(0, { encoding: 'utf-8' }))"],
        ['a callback', "require('fs').readFile(0, 'utf8', (error, text) => console.log(text))"],
        ['data', "let s = ''; process.stdin.on('data', (d) => { s += d }).on('end', () => console.log(s))"],
        [
          'readable',
          "process.stdin.setEncoding('utf8')\nlet s = ''\nprocess.stdin.on('readable', () => { let c; while ((c = process.stdin.read()) !== null) s += c })\nprocess.stdin.on('end', () => console.log(s))",
        ],
        ['for await', '(async () => { for await (const d of process.stdin) console.log(String(d)) })()'],
        ['await at the top', 'for await (const d of process.stdin) console.log(String(d))\nexport {}'],
        ['lines', "require('readline').createInterface(process.stdin).on('line', (l) => console.log(l))"],
        [
          'lines up to the ninth',
          "const rl = require('readline').createInterface({ input: process.stdin }); const a = []; rl.on('line', (l) => { a.push(l); if (a.length === 9) rl.close() }); rl.on('close', () => console.log(a.join(' ')))",
        ],
        [
          'questions',
          "const rl = require('readline').createInterface({ input: process.stdin }); const ask = (n) => n < 9 ? rl.question('', (l) => { console.log(l); ask(n + 1) }) : rl.close(); ask(0)",
        ],
        [
          'promised questions',
          "const rl = require('readline/promises').createInterface({ input: process.stdin }); (async () => { for (let n = 0; n < 9; n++) console.log(await rl.question('')); rl.close() })()",
        ],
      ],
      3,
    ),
  )('%s gets the puzzle', async (_, read) => {
    const reported = await worker.run(program(`${read}\n`, LINE))
    expect(reported.errors).toBe('')
    expect(reported.output.replace(/\s/g, '')).toBe(LINE)
  })
})

describe('A program that is cut off', () => {
  test.each(
    some(
      [
        ['while (true);', 2],
        ['while (true) {\n}', 2],
        [
          'for (;;) {\n  try {\n    for (;;);\n  } catch {\n  } finally {\n    continue\n  }\n}',
          expect.any(Number),
        ],
      ],
      1,
    ),
  )('in an endless loop: time, with the line: %j', async (loop, line) => {
    expect(await outcomeOf(`\n${loop}\n`, { timeMs: 300 })).toMatchObject({ kind: 'time-limit', line })
  })

  test.each(
    some(['setInterval(() => {}, 1)\n', 'const f = async () => {\n  for (;;) await null\n}\nf()\n'], 1),
  )('in endless waiting: time: %j', async (source) => {
    expect((await outcomeOf(source, { timeMs: 300 })).kind).toBe('time-limit')
  })

  test('reports that it is alive while it runs', { tags: ['thorough'] }, async () => {
    const { replies } = await worker.run(program('while (true);\n', LINE), { timeMs: 1200 })
    expect(replies.filter(({ type }) => type === 'running').length).toBeGreaterThanOrEqual(4)
  })

  test('tells where it is while it runs, the line of the innermost call that goes on, and all that it wrote', async () => {
    const source = `function check(n) {
  return n > 0
}

function solve(depth) {
  while (depth === 0 || solve(depth - 1))
    check(depth)
}

const rows = require('fs').readFileSync(0, 'utf8').trim().split('\\n')
const board = rows.map((row) => row.split(' ').map(Number))
for (let n = 0; n < 5003; n++) board[0][2] = n % 2 + 1
solve(3)
`
    const { replies } = await worker.run(program(source, LINE), { timeMs: 2000 })
    const last = replies.findLastIndex(({ type }) => type === 'running')
    const recorded = replies.slice(0, last).map((told) => (told.type === 'recorded' ? told.writes.length : 0))
    expect(recorded.reduce((sum, writes) => sum + writes, 0)).toBe(5003)
    const lines = replies.flatMap((told) =>
      told.type === 'running' && told.line !== undefined ? [told.line] : [],
    )
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.filter((line) => line !== 6 && line !== 7)).toEqual([])
  })

  test('by endless printing: output, of which the maximum is kept', async () => {
    const reported = await worker.run(program("while (true) console.log('x'.repeat(99))\n", LINE), {
      output: 5000,
    })
    expect(reported.outcome).toEqual({ kind: 'output-limit', line: 1 })
    expect(reported.output).toHaveLength(5000)
  })

  test('after printing too much and ending: output, too', async () => {
    expect((await outcomeOf("console.log('x'.repeat(6000))\n", { output: 5000 })).kind).toBe('output-limit')
  })

  for (const [way, source] of [
    ['at once', '\nconst x = new Array(1e9).fill(0)\n'],
    ['as bytes', '\nconst x = new Uint8Array(1e9)\n'],
    ['by and by', 'const x = [];\nwhile (true) x.push(new Array(1000).fill(0))\n'],
    ['as text', "let x = 'x'\nwhile (true) x += x\n"],
    ['in small pieces', 'const x = []\nfor (let i = 0; ; i++) x.push({ i, list: [i] })\n'],
    ['in a map', "const x = new Map()\nfor (let i = 0; ; i++) x.set('k' + i, i)\n"],
    ['and catches the error', 'const x = []\nfor (;;) try { x.push(new Array(1000).fill(0)) } catch {}\n'],
  ])
    test(
      `takes all memory ${way}`,
      thoroughUnless(['at once', 'as bytes', 'as text'].includes(way)),
      async () => {
        // Where in the engine an allocation fails depends on the limit.
        for (const mebibytes of some([64, 31, 37, 46, 52, 128], 1)) {
          const limits = { memoryBytes: mebibytes << 20 }
          expect(await outcomeOf(source, limits)).toEqual({ kind: 'memory-limit', line: 2 })
          expect((await outcomeOf('console.log(1)\n', limits)).kind).toBe('finished')
        }
      },
    )

  test('by making more events than are recorded: they are counted', async () => {
    const source = `const board = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map((l) => l.split(' ').map(Number))
for (let k = 0; k < 5000; k++) {
  board[0][2] = 1
  board[0][2] = 0
}
`
    const reported = await worker.run(program(source, LINE), { events: 600 })
    expect(reported.events).toBe(10_000)
    expect(reported.writes).toHaveLength(600)
    expect(reported.lines.slice(0, 2)).toEqual([3, 4])
  })
})

describe('A function that is called', () => {
  const input = { kind: 'call', name: 'sudoku', cells: 'numbers' } as const

  test('may be missing', async () => {
    const reported = await worker.run(program('function solve(board) {}\n', LINE, input))
    expect(reported.outcome).toEqual({ kind: 'no-function', name: 'sudoku' })
  })

  test.each(
    some(
      [
        ['the board handed in', 'function sudoku(puzzle) {\n  puzzle[0][2] = 4\n}\n'],
        [
          'a new board',
          'const sudoku = (puzzle) => {\n  const made = puzzle.map((row) => row.slice())\n  made[0][2] = 4\n  return made\n}\n',
        ],
        [
          'strings',
          "exports.sudoku = (puzzle) => {\n  puzzle[0][2] = 4\n  return puzzle.map((row) => row.join(''))\n}\n",
        ],
      ],
      2,
    ),
  )('answers with %s', async (_, source) => {
    const reported = await worker.run(program(source, LINE, input))
    expect(reported.outcome).toMatchObject({
      kind: 'finished',
      answer: expect.stringMatching(/^5 3 4 0 7 0 0 0 0\n/),
    })
    expect(reported.writes).toEqual([(2 << 4) | 4])
  })

  test('fails at its line', async () => {
    const reported = await worker.run(
      program('function sudoku(puzzle) {\n  return puzzle[9][0]\n}\n', LINE, input),
    )
    expect(reported.outcome).toMatchObject({ kind: 'runtime-error', error: 'TypeError', line: 2, calls: 1 })
  })
})

describe('A program finds nothing of the page, and nothing of earlier programs:', () => {
  test.each([
    'fetch',
    'postMessage',
    'self',
    'importScripts',
    'WebAssembly',
    'navigator',
    'indexedDB',
    'XMLHttpRequest',
    'realm',
    'makeRealm',
  ])('no %s', async (name) => {
    expect(await outputOf(`console.log(typeof ${name}, '${name}' in globalThis)\n`)).toBe('undefined false\n')
  })

  test('nor by way of functions passed to it', async () => {
    const source =
      "const F = console.log.constructor\nconsole.log(F('return typeof fetch + typeof postMessage')(), F('return this')() === globalThis)\n"
    expect(await outputOf(source)).toBe('undefinedundefined true\n')
  })

  test('its names end with it', async () => {
    await worker.run(program('left = 1\nArray.prototype.left = 2\nglobalThis.console = null\n', LINE))
    expect(await outputOf('console.log(typeof left, [].left)\n')).toBe('undefined undefined\n')
  })

  test('random numbers and clocks are the same each time', async () => {
    const source =
      'console.log(Math.random(), Math.random(), Date.now(), new Date().getTime(), performance.now(), process.hrtime())\n'
    const output = await outputOf(source)
    expect(output).toMatch(/^0\.\d+ 0\.\d+ /)
    expect(await outputOf(source)).toBe(output)
  })

  test('a clock advances while it is waited for', async () => {
    expect(await outputOf('const t = Date.now()\nwhile (Date.now() - t < 1000);\nconsole.log(1)\n')).toBe(
      '1\n',
    )
  })
})
