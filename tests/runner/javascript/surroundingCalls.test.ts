/**
 * Tests calling the function of a JavaScript program, as LeetCode and Codewars do. The demo calls and tests around the
 * function are skipped. Some functions answer yes or no.
 */
import { describe, expect, test } from 'vitest'
import { calledFunction } from '../../../src/runner/javascript/javascriptInput.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { JavaScriptWorker, program, type RunReport } from '../../support/javascript.ts'
import { some } from '../../thorough.ts'

const worker = new JavaScriptWorker()
const LINE = PUZZLES.codewars1
const SOLVED = PUZZLES.solved

/** Runs a program as the page does: calls the function that the page detects. */
async function runCalled(source: string): Promise<RunReport> {
  const input = calledFunction(source)
  if (input === undefined) throw new Error(`No function in ${source}`)
  return worker.run(program(source, LINE, input))
}

/** Returns what the called function returned, as text; its outcome as JSON if it did not finish. */
async function answerOf(source: string): Promise<string | undefined> {
  const { outcome } = await runCalled(source)
  return outcome.kind === 'finished' ? outcome.answer : JSON.stringify(outcome)
}

const BODY = `
  for (let r = 0; r < 9; r++) {
    for (let c = 0; c < 9; c++) {
      if (board[r][c] !== BLANK) continue
      for (let n = 1; n <= 9; n++) {
        if (!fits(board, r, c, VALUE)) continue
        board[r][c] = VALUE
        if (AGAIN(board)) return RESULT
        board[r][c] = BLANK
      }
      return false
    }
  }
  return RESULT
`
const FITS = `
function fits(board, r, c, n) {
  for (let k = 0; k < 9; k++) {
    if (board[r][k] === n || board[k][c] === n) return false
    if (board[r - (r % 3) + Math.floor(k / 3)][c - (c % 3) + (k % 3)] === n) return false
  }
  return true
}
`
/** Returns the body of a solver. @param again callee of its recursive call */
const body = (again: string, { isText = false, result = 'board' } = {}) =>
  BODY.replaceAll('BLANK', isText ? "'.'" : '0')
    .replaceAll('VALUE', isText ? 'String(n)' : 'n')
    .replace('AGAIN', again)
    .replaceAll('RESULT', result)

/** A solver like those of freeCodeCamp's project: it takes the puzzle as one text, and returns one. */
const OF_TEXT = `class SudokuSolver {
  validate(puzzleString) {
    return !/[^1-9.]/.test(puzzleString) && puzzleString.length === 81
  }
  solve(puzzleString) {
    if (!this.validate(puzzleString)) return { error: 'Invalid characters in puzzle' }
    const board = Array.from({ length: 9 }, (_, r) => puzzleString.slice(r * 9, r * 9 + 9).split(''))
    if (!this.fill(board)) return false
    return board.flat().join('')
  }
  fill(board) {${body('this.fill', { isText: true, result: 'true' })}}
}
${FITS}
module.exports = SudokuSolver
`

/** Code of a puzzle whose search would exceed any time limit. */
const DEMO = `[
  [9, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 1],
  [0, 0, 0, 0, 0, 0, 0, 0, 2],
  [0, 0, 0, 0, 0, 0, 0, 0, 3],
  [0, 0, 0, 0, 0, 0, 0, 0, 4],
  [0, 0, 0, 0, 0, 0, 0, 0, 5],
  [0, 0, 0, 0, 0, 0, 0, 0, 6],
  [0, 0, 0, 0, 0, 0, 0, 0, 7],
  [0, 0, 0, 0, 0, 0, 0, 0, 8],
]`

/**
 * Code of a puzzle whose first blank has no candidate, for calls that really run because they come after the judge's
 * call.
 */
const SHORT_DEMO = DEMO.replace('[9, 0, 0, 0, 0, 0, 0, 0, 0]', '[0, 1, 2, 3, 4, 5, 6, 7, 8]').replace(
  '[0, 0, 0, 0, 0, 0, 0, 0, 1]',
  '[9, 0, 0, 0, 0, 0, 0, 0, 0]',
)

describe('A function is called as it was submitted:', () => {
  test.each(
    some(
      [
        [
          'LeetCode',
          `var solveSudoku = function (board) {${body('solveSudoku', { isText: true })}};\n${FITS}`,
        ],
        [
          'LeetCode with a demo',
          `/**\n * @param {character[][]} board\n */\nconst solveSudoku = (board) => {${body('solveSudoku', { isText: true })}}\n${FITS}\nconst demo = ${DEMO}.map((row) => row.map((n) => n === 0 ? '.' : String(n)))\nsolveSudoku(demo)\nconsole.log(demo[0].join())\n`,
        ],
        ['an export by name', `export function sudoku(board) {${body('sudoku')}}${FITS}`],
        [
          'an export by default',
          `export default function (board) {${body('solve')}}\nfunction solve(board) {${body('solve')}}${FITS}`,
        ],
        [
          'an arrow by default',
          `const solve = (board) => {${body('solve')}}\nexport default (board) => solve(board)\n${FITS}`,
        ],
        [
          'an exported name',
          `function solve(board) {${body('solve')}}${FITS}module.exports = { solve, fits }\n`,
        ],
        [
          'an exported object',
          `${FITS}module.exports = {\n  solve(board) {${body('module.exports.solve')}  },\n}\n`,
        ],
        ['a property of exports', `${FITS}exports.sudoku = function (board) {${body('exports.sudoku')}}\n`],
        [
          'TypeScript',
          `${FITS.replace('board, r, c, n', 'board: number[][], r: number, c: number, n: number')}export const solve = (board: number[][]): number[][] | false => {${body('solve')}}\n`,
        ],
        [
          'a class by default',
          `export default class SudokuSolver {\n  solve(board) {${body('this.solve')}  }\n}\n${FITS}`,
        ],
        ['a method that takes a text', OF_TEXT],
        [
          'an async function',
          `${FITS}async function solve(board) {\n  await null\n  return search(board)\n}\nfunction search(board) {${body('search')}}\n`,
        ],
      ],
      4,
    ),
  )('%s', async (_, source) => {
    const { outcome, errors, events, replayed } = await runCalled(source)
    expect(errors).toBe('')
    expect(outcome).toMatchObject({ kind: 'finished' })
    expect(outcome.kind === 'finished' && outcome.answer?.replaceAll(/\s/g, '')).toBe(SOLVED)
    expect(events).toBeGreaterThan(51)
    expect(replayed).toBe(SOLVED)
  })
})

describe('A demo call of the called function is skipped:', () => {
  const SUDOKU = `${FITS}function sudoku(board) {${body('sudoku')}}\n`

  test.each(
    some(
      [
        ['at the top level', `const demo = ${DEMO}\nconsole.log(sudoku(demo) === demo)\n`, 'true\n'],
        [
          'in a function',
          `function main() {\n  const solved = sudoku(${DEMO})\n  console.log(solved[0].join(' '))\n}\nmain()\n`,
          '9 0 0 0 0 0 0 0 0\n',
        ],
        [
          'that is timed',
          `console.time\nconst answer = sudoku(${DEMO})\nconsole.table\nconsole.log(answer.length)\n`,
          '9\n',
        ],
        [
          'before it is printed',
          `const demo = ${DEMO}\nif (sudoku(demo)) console.log('solved')\n`,
          'solved\n',
        ],
        [
          'with an assertion',
          `console.log('start')\nrequire('assert').deepStrictEqual(sudoku(${DEMO}), [])\n`,
          'start\n',
        ],
        ['with an error after it', `console.log(1)\nconsole.log(sudoku(${DEMO}).first.second)\n`, '1\n'],
        [
          'with an exit after it',
          `console.log(1)\nif (sudoku(${DEMO})[0][1] === 0) process.exit(1)\n`,
          '1\n',
        ],
        [
          'with a promise that fails',
          `;(async () => {\n  await null\n  console.log(sudoku(${SHORT_DEMO}).a.b)\n})()\nsudoku(${DEMO})\n`,
          '',
        ],
        [
          'by its class',
          `class Runner {\n  run() {\n    return sudoku(${DEMO})\n  }\n}\nnew Runner().run()\n`,
          '',
        ],
        [
          'as the main program',
          `if (require.main === module) {\n  console.log('main')\n  sudoku(${DEMO})\n}\n`,
          '',
        ],
      ],
      5,
    ),
  )('%s', async (_, demo, output) => {
    const reported = await runCalled(SUDOKU + demo)
    expect(reported.outcome).toMatchObject({ kind: 'finished' })
    expect(reported.replayed).toBe(SOLVED)
    expect(reported.output).toBe(output)
  })

  test('but not that of another function, whose errors count', async () => {
    const { outcome } = await runCalled(`${SUDOKU}\nfunction main() {\n  null.x\n}\nmain()\n`)
    expect(outcome).toMatchObject({ kind: 'runtime-error', error: 'TypeError' })
  })

  test('and its errors do not hide that the function is missing', async () => {
    const source = `function sudoku(board) {}\nsudoku(${DEMO}).x.y.z\nexports.solve = sudoku\n`
    const input = { kind: 'call', name: 'other', cells: 'numbers' } as const
    const { outcome } = await worker.run(program(source, LINE, input))
    expect(outcome.kind).toBe('runtime-error')
  })

  test('and what the function prints stays apart from its answer', async () => {
    const { outcome, output } = await runCalled(
      'function sudoku(board) {\n  console.log("called")\n  return board\n}\n',
    )
    expect(output).toBe('called\n')
    expect(outcome).toMatchObject({ kind: 'finished', answer: expect.stringMatching(/^5 3 0 0 7/) })
  })
})

describe('Tests beside a function do nothing:', () => {
  const SUDOKU = `${FITS}function sudoku(board) {${body('sudoku')}}\n`

  test.each(
    some(
      [
        [
          'a framework in the folder above',
          `const Test = require('../test-framework')\nTest.assertEquals(sudoku(${DEMO}), [])\nTest.expect(true, 'x')\n`,
        ],
        [
          'globals of Codewars',
          `describe('Sudoku', () => {\n  it('solves', () => {\n    Test.assertDeepEquals(sudoku(${DEMO}), [])\n  })\n})\n`,
        ],
        [
          'chai',
          `const { assert, expect } = require('chai')\nexpect(sudoku(${DEMO})).to.deep.equal([[]])\nassert.deepEqual(sudoku(${DEMO}), [])\n`,
        ],
        [
          'node:test',
          `const { test } = require('node:test')\ntest('solves', async (t) => { await t.test('x', () => { throw new Error('x') }) })\n`,
        ],
        ['jest', `test.each([[1]])('solves', () => {\n  expect(sudoku(${DEMO})).toEqual([])\n})\n`],
        [
          'an import',
          `import { expect } from 'vitest'\nimport chai from 'chai'\nnew chai.Assertion(expect(sudoku(${DEMO}))).to.eql(1)\n`,
        ],
      ],
      2,
    ),
  )('%s', async (_, tests) => {
    const reported = await runCalled(tests.startsWith('import') ? tests + SUDOKU : SUDOKU + tests)
    expect(reported.outcome).toMatchObject({ kind: 'finished' })
    expect(reported.replayed).toBe(SOLVED)
  })
})

describe('A function that answers yes or no', () => {
  const CHECK = `
  const groups = []
  for (let i = 0; i < 9; i++) {
    groups.push(board[i], board.map((row) => row[i]))
    groups.push(board.slice(i - i % 3, i - i % 3 + 3).flatMap((row) => row.slice(i % 3 * 3, i % 3 * 3 + 3)))
  }
`
  const SETS = `${CHECK}  return groups.every((group) => new Set(group.filter((n) => n !== '.')).size === group.filter((n) => n !== '.').length)\n`

  test.each(
    some(
      [
        ['true', `var isValidSudoku = function (board) {${SETS}}\n`],
        ['true', `class Solution {\n  isValidSudoku(board: string[][]): boolean {${SETS}  }\n}\n`],
        [
          'false',
          `function validSolution(board) {${CHECK}  return groups.every((group) => new Set(group).size === 9 && !group.includes(0))\n}\n`,
        ],
        [
          'Try again!',
          `function doneOrNot(board) {${CHECK}  return groups.every((group) => new Set(group).size === 9) ? 'Finished!' : 'Try again!'\n}\n`,
        ],
        ['0', 'const checkSudoku = (board) => board.flat().includes(0) ? 0 : 1\n'],
        ['undefined', 'function validateSudoku(board) {}\n'],
        ['[ false, 1 ]', 'function validateSudoku(board) {\n  return [false, 1]\n}\n'],
        ['true', 'const validateSudoku = async (board) => board.length === 9\n'],
      ],
      3,
    ),
  )('is asked about the board: %s', async (answer, source) => {
    expect(calledFunction(source)?.kind).toBe('check')
    expect(await answerOf(source)).toBe(answer)
  })

  test('has no steps, though it was handed a board', async () => {
    const { events, hidden } = await runCalled(
      'function validSolution(board) {\n  return board[0][0] === 1\n}\n',
    )
    expect({ events, hidden }).toEqual({ events: 0, hidden: 'unwritten' })
  })
})

describe('The main program', () => {
  test.each([
    ['require.main === module', "if (require.main === module) console.log('main')\n"],
    ['its file name', "if (process.argv[1] === __filename) console.log('main')\n"],
    [
      'its URL',
      "import { pathToFileURL } from 'node:url'\nif (import.meta.url === pathToFileURL(process.argv[1]).href) console.log('main')\n",
    ],
  ])('knows itself by %s, and a called one knows that it is not', async (_, source) => {
    expect((await worker.run(program(source, LINE))).output).toBe('main\n')
    expect((await runCalled(`${source}\nfunction sudoku(board) {}\n`)).output).toBe('')
  })
})

test('A called function’s program has the puzzle as its input, too', async () => {
  const source =
    "function solve(board) {\n  return require('fs').readFileSync('answer.txt', 'utf8').trim().split('\\n').map((row) => row.split(' '))\n}\n"
  const input = { kind: 'call', name: 'solve', cells: 'numbers' } as const
  const { outcome, io } = await worker.run(program(source, LINE, input))
  expect(outcome).toMatchObject({ answer: expect.stringMatching(/^5 3 0 0 7 0 0 0 0\n6 0 0 1/) })
  expect(io).toEqual({ input: 'read', standIns: ['answer.txt'], written: [] })
})
