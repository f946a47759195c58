/**
 * The source of an expression shows whether it matters when it is evaluated, whether it may change anything, and
 * whether its value may be a newly made board or row.
 */
import { describe, expect, test } from 'vitest'
import { parsed } from '../../../src/runner/javascript/parsing.ts'
import { isPure, isRepeatable, mayMakeBoard } from '../../../src/runner/javascript/purity.ts'
import { part, parts } from '../../../src/runner/javascript/syntax.ts'

const expression = (text: string) => {
  const program = parsed(`(${text})`)
  if (program.kind !== 'parsed') return expect.fail(text)
  return part(parts(program.tree, 'body')[0], 'expression')
}

describe('It makes no difference when, or how often,', () => {
  test.each([
    'x',
    'this',
    '7',
    '"text"',
    '-x',
    '!x',
    'typeof x',
    'x + 1',
    '(x | 0) % y',
    'a.b',
    'a[i]',
    'a[i + 1].b[j]',
    'Math.floor(x / 3)',
    'Number(a[i])',
    'parseInt(x, 10)',
  ])('%s is evaluated', (text) => {
    expect(isRepeatable(expression(text))).toBe(true)
  })
})

describe('It makes a difference when, or how often,', () => {
  test.each([
    '/x/g',
    'delete a.b',
    '-f()',
    'f()',
    'f() + 1',
    '1 + f()',
    'x in y',
    'a?.b',
    'f().b',
    'a[f()]',
    'a[i++]',
    'f()[i]',
    'Math.floor(f())',
    'Math?.floor(x)',
    'a.floor(x)',
    'Number?.(x)',
    'x = 1',
    '[x]',
    '() => x',
  ])('%s is evaluated', (text) => {
    expect(isRepeatable(expression(text))).toBe(false)
  })
})

describe('Whether it changes anything', () => {
  test.each([
    'x + y',
    'a[i]',
    '[x, y]',
    'x && y',
    'x ? y : z',
    '`${x}`',
    '() => f()',
    'function () { x++ }',
    'Math.max(x, y)',
    'String(x)',
  ])('%s does not', (text) => {
    expect(isPure(expression(text))).toBe(true)
  })

  test.each([
    'f()',
    'a.f()',
    'x = 1',
    'x += 1',
    'x++',
    'new A()',
    'f`x`',
    'import("x")',
    'a[f()]',
    'x && f()',
    'x ? y : f()',
    '`${f()}`',
    'Math.max(x, f())',
    'String?.(x)',
  ])('%s may', (text) => {
    expect(isPure(expression(text))).toBe(false)
  })
})

describe('A board, or a row,', () => {
  test.each([
    'f()',
    'a.map(g)',
    'new Array(9)',
    '[x]',
    'x ? f() : y',
    'x ? y : f()',
    'x || f()',
    'f() || x',
    's.slice(0, 3) + x + s.slice(4)',
    'x + s.replace(y, z)',
    'x + `${y}`',
    '`${x}${y}`',
  ])('may have been made by %s', (text) => {
    expect(mayMakeBoard(expression(text))).toBe(true)
  })

  test.each([
    'x',
    '[]',
    'a[i]',
    'x + y',
    's.slice(1) - x',
    'x ? y : z',
    'x || y',
    '`${x}`',
    'a.push(x)',
    'a.includes(x)',
    'Math.floor(x)',
    'Number(x)',
    `[${Array.from({ length: 9 }, () => '[1, 2, 3, 4, 5, 6, 7, 8, 9]').join()}]`,
  ])('has not been made by %s', (text) => {
    expect(mayMakeBoard(expression(text))).toBe(false)
  })
})
