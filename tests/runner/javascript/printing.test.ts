/** Programs print as they do in Node. */
import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { JavaScriptWorker, program } from '../../support/javascript.ts'

const worker = new JavaScriptWorker()
const PRINTED = `
const board = Array.from({ length: 9 }, (_, r) => Array.from({ length: 9 }, (_, c) => (r * c) % 10))
class Node2 { constructor() { this.left = null; this.n = 1 } get x() { return 1 } }
console.log([1, 2, 3])
console.log([])
console.log({})
console.log([[1, 2], [3, 4]])
console.log(board)
console.log(board.map((row) => row.map(String)))
console.log(board.map((row) => row.join(' ')))
console.log(...board[1])
console.log(Array.from({ length: 120 }, (_, i) => i * 7))
console.log('text', 1, -0, 1.5, true, null, undefined, NaN, 10n, Symbol('s'))
console.log(['a', "it's", 'line\\n', undefined, null])
console.log({ a: 1, 'b-c': [1, { d: { e: { f: 1 } } }], g: () => 1, h: class A {}, i: function named() {} })
console.log(new Map([[1, 'a'], ['k', [1, 2]]]), new Set([1, 'b']), new Map(), new Set())
console.log(new Node2(), [new Node2()], Object.create(null))
console.log(new Uint8Array(9), new Int32Array([5, 100, -3]), [, 1, , , 2])
console.log('%s is %d of %i, %j %O%%', 'x', 4.5, 4.5, { a: 1 }, [1], 'rest')
console.log(Array(3), new Array(12).fill('.'), ['x'.repeat(90), 'y'.repeat(60)])
console.log([[[[1]]]], [[['5', '3'], ['.']]], { a: {}, b: [] })
const loop = { name: 'loop' }; loop.self = loop
console.log(loop)
console.log([1.5, 22.25, 3, 4, 5, 6, 7, 8, 9, 10], [true, false, true, true, false, true, true])
console.log(Array.from({ length: 30 }, (_, i) => 'word' + i))
console.log(new Date(0), /a+/g, [new Date(0)])
console.log(function f() {}, () => {}, class B extends Node2 {})
console.table([[1, 2], [3, 4]]); console.table([{ a: 1, b: 'x' }, { a: 2, c: true }]); console.table(['p', 'q']); console.table(5)
console.clear(); console.dirxml({ a: 1 }, 'b')
console.group('in'); console.log('side\\nlines'); console.groupEnd(); console.log('out')
console.dir({ a: { b: { c: { d: 1 } } } }, { depth: 0 })
process.stdout.write('no line break'); console.log()
console.log(require('util').inspect({ a: { b: { c: { d: 1 } } } }, { depth: Infinity }), require('util').format('%s', [1]))
console.log('tab\\t', ['tab\\t'], [\`both ' and "\`], ["quote '"], "\\u0001", ["\\u0001"])
`

describe('console.log', () => {
  const lines = spawnSync(process.execPath, ['-e', PRINTED], { encoding: 'utf8' })

  test('prints as Node does', async () => {
    expect(lines.stderr).toBe('')
    const reported = await worker.run(program(PRINTED, PUZZLES.codewars1))
    expect(reported.errors).toBe('')
    expect(reported.output.split('\n')).toEqual(lines.stdout.split('\n'))
  })

  test('writes errors elsewhere', async () => {
    const reported = await worker.run(
      program("console.error('e'); console.warn([1]); console.log('o')\n", PUZZLES.codewars1),
    )
    expect({ output: reported.output, errors: reported.errors }).toEqual({
      output: 'o\n',
      errors: 'e\n[ 1 ]\n',
    })
  })

  test('reports failed assertions as Node does', async () => {
    const source = "console.assert(1, 'so'); console.assert(0); console.assert(0, 'no row', 1)\n"
    const reported = await worker.run(program(source, PUZZLES.codewars1))
    const { stderr } = spawnSync(process.execPath, ['-e', source], { encoding: 'utf8' })
    expect(reported.errors).toBe(stderr)
    expect(stderr).toMatch(/^Assertion failed\nAssertion failed: no row 1\n$/)
  })
})
