/** JavaScript programs that misbehave, graded one after the other in the same worker. */
import { describe, expect, test } from 'vitest'
import { grader, SHORT_MS } from '../../support/graded.ts'
import { JavaScriptWorker } from '../../support/javascript.ts'
import { thoroughUnless } from '../../thorough.ts'
import { FITS, PRINT, PUTTING, READ } from './programs.ts'

const grade = grader(new JavaScriptWorker(), 'javascript')
const RIGHT = `${READ}${FITS}const put = (r, c, n) => { board[r][c] = n }\n${PUTTING}${PRINT}`
const SHORT = { limits: { timeMs: SHORT_MS } }

const ACCEPTED = 'accepted'

/** Programs, each with its verdict and a part of the sentence that explains the verdict. */
const PROGRAMS: readonly (readonly [what: string, source: string, verdict: string, said: string])[] = [
  [
    'writes a file beside the answer',
    `require('fs').writeFileSync('out.txt', 'x')\n${RIGHT}`,
    ACCEPTED,
    'only solution',
  ],
  [
    'writes the answer to a file',
    RIGHT.replace('console.log(', "require('fs').writeFileSync('out.txt', "),
    'no-output',
    'The program printed nothing',
  ],
  [
    'reads a file that no judge has',
    RIGHT.replace('readFileSync(0', "readFileSync('input.txt'"),
    'runtime-error',
    'ENOENT: no such file',
  ],
  ['prints endlessly', 'for (;;) console.log(1234567890)\n', 'output-limit', 'prints endlessly'],
  ['prints far too much at once', "console.log('x'.repeat(1e7))\n", 'output-limit', 'far more than a board'],
  ['forks', "require('child_process').fork('x')\n", 'runtime-error', "Cannot find module 'child_process'"],
  [
    'starts a thread',
    "new (require('worker_threads').Worker)('x')\n",
    'runtime-error',
    "Cannot find module 'worker_threads'",
  ],
  ['waits for a moment', `setTimeout(() => {\n${RIGHT}}, 100)\n`, ACCEPTED, 'only solution'],
  [
    'waits beyond its time',
    `setTimeout(() => {\n${RIGHT}}, 60000)\n`,
    'time-limit',
    'ran longer than the 0.4 s',
  ],
  ['waits forever', 'setInterval(() => {}, 1000)\n', 'time-limit', 'ran longer than'],
  ['uses a row beyond its input', `${READ}board[9][0] = 1\n`, 'runtime-error', 'a row outside the board'],
  ['exits with 0', `${RIGHT}process.exit(0)\n`, ACCEPTED, 'only solution'],
  ['exits with a status', `${RIGHT}process.exit(3)\n`, 'runtime-error', 'any exit status but 0'],
  ['leaves a status', `${RIGHT}process.exitCode = 2\n`, 'runtime-error', 'any exit status but 0'],
  ['prints a line for itself', `console.log('begin')\n${RIGHT}`, 'presentation-error', "'begin'"],
  ['prints to the error stream', `console.error('begin')\n${RIGHT}`, ACCEPTED, 'only solution'],
  ['never ends', 'for (;;);\n', 'time-limit', 'an endless loop'],
  ['catches its interrupt', 'for (;;) { try { for (;;); } catch {} }\n', 'time-limit', 'an endless loop'],
  ['promises forever', 'const f = () => Promise.resolve().then(f)\nf()\n', 'time-limit', 'an endless loop'],
  ['throws', "throw new Error('no')\n", 'runtime-error', 'Line 1: Error: no'],
  [
    'recurses forever',
    'function f(n) { return f(n + 1) + 1 }\nf(0)\n',
    'runtime-error',
    'Recursion is too deep',
  ],
  [
    'takes a huge array',
    'const a = new Uint8Array(2 ** 30)\n',
    'memory-limit',
    'The program takes more than 512 MB',
  ],
  ['prints nothing', ';\n', 'no-output', 'The program printed nothing'],
  ['cannot be read', 'if (x {\n', 'syntax-error', 'Unexpected token'],
]

/** The programs that a default run tests. */
const TESTED_BY_DEFAULT = new Set([
  'prints endlessly',
  'waits beyond its time',
  'exits with a status',
  'takes a huge array',
])

describe('A program that', () => {
  for (const [what, source, verdict, said] of PROGRAMS)
    test(
      `${what} is ${verdict}, and the next program is judged by itself`,
      thoroughUnless(TESTED_BY_DEFAULT.has(what)),
      async () => {
        const result = await grade(source, verdict === 'time-limit' ? SHORT : {})
        expect(result.name).toBe(verdict)
        expect(result.said.en).toContain(said)
        expect(result.said.ko).not.toBe('')
        expect((await grade(RIGHT)).name).toBe(ACCEPTED)
      },
    )

  test('takes more memory bit by bit is over the limit', thoroughUnless(false), async () => {
    const limits = { memoryBytes: 64 << 20 }
    const result = await grade('const kept = []\nfor (;;) kept.push(new Array(1000).fill(0))\n', { limits })
    expect(result.name).toBe('memory-limit')
    expect(result.memoryBytes).toBeGreaterThan(32 << 20)
    expect((await grade(RIGHT, { limits })).name).toBe(ACCEPTED)
  })
})

test('Nothing of a program is left when it runs again', async () => {
  const source = `globalThis.runs = (globalThis.runs ?? 0) + 1
Array.prototype.runs = (Array.prototype.runs ?? 0) + 1
const fs = require('fs')
fs.runs = (fs.runs ?? 0) + 1
console.log(globalThis.runs, [].runs, fs.runs)
`
  const printed = [await grade(source), await grade(source)].map((result) => result.printed)
  expect(printed).toEqual(['1 1 1\n', '1 1 1\n'])
})

test('A program whose writes cannot be followed is judged all the same, because nothing is recorded', async () => {
  // The recorder would stop the program at the write that it missed.
  const source = RIGHT.replace('board[r][c] = n }', 'Reflect.set(board[r], String(c), n) }')
  expect((await grade(source)).name).toBe(ACCEPTED)
})
