/** Prepares the call of a program's function with the puzzle, as on Codewars and LeetCode, and formats its answer. */
import type { PuzzleCells } from '../../text/puzzleCells.ts'
import { calledName } from '../calledName.ts'
import { isList, type List } from './boards.ts'

/** By what a function takes in lists: the blank. Digits beside a text are texts, beside anything else numbers. */
const BLANKS = {
  numbers: 0,
  nulls: null,
  'minus-ones': -1,
  characters: '.',
  zeros: '0',
  spaces: ' ',
  'empty-texts': '',
} as const

export function boardOf(givens: readonly number[], cells: PuzzleCells): List | string {
  if (cells === 'one-line') return givens.join('')
  if (cells === 'one-line-dots') return givens.map((given) => given || '.').join('')
  const blank = BLANKS[cells]
  const digits = typeof blank === 'string' ? givens.map(String) : givens
  const values = digits.map((digit) => (Number(digit) === 0 ? blank : digit))
  return Array.from({ length: 9 }, (_, row) => values.slice(row * 9, row * 9 + 9))
}

/**
 * Looks up a function by name: `module.exports`, the name of a variable, `Class.method`, which is bound to an instance
 * made without arguments, or `Class(board).method`. Undefined if missing.
 * @param answer reads the program's variable of that name; for a method, that of the class
 * @param exports the program's `module.exports`, searched if there is no such variable
 */
export function functionNamed(
  name: string,
  answer: (() => unknown) | undefined,
  exports: unknown,
): ((board: unknown) => unknown) | undefined {
  if (name === 'module.exports')
    return typeof exports === 'function' ? (exports as (board: unknown) => unknown) : undefined
  const { owner, method, isMadeWithBoard } = calledName(name)
  let value = answer?.()
  value ??= (exports as Record<string, unknown> | undefined)?.[owner]
  if (method !== undefined) {
    if (typeof value !== 'function') return undefined
    if (isMadeWithBoard) return (board) => solvedBy(Reflect.construct(value, [board]) as object, method)
    const made = Reflect.construct(value, []) as Record<string, unknown>
    const found = made[method] ?? (value as unknown as Record<string, unknown>)[method]
    return typeof found === 'function' ? (board): unknown => Reflect.apply(found, made, [board]) : undefined
  }
  return typeof value === 'function' ? (value as (board: unknown) => unknown) : undefined
}

/** Calls a method. Returns the board that it returns; otherwise one that the instance keeps, if there is one. */
function solvedBy(instance: object, method: string): unknown {
  const found: unknown = Reflect.get(instance, method)
  if (typeof found !== 'function') return undefined
  const returned = firstOf(Reflect.apply(found, instance, []))
  return isBoard(returned) ? returned : (Object.values(instance).find(isBoard) ?? returned)
}

/** Returns the first value of a generator; otherwise the value itself. */
export function firstOf(returned: unknown): unknown {
  const isGenerator = Object.prototype.toString.call(returned) === '[object Generator]'
  return isGenerator ? (returned as Generator).next().value : returned
}

/** Returns the puzzle as judges write it: nine rows of digits with spaces. */
export function judgeText(givens: readonly number[]): string {
  return `${Array.from({ length: 9 }, (_, row) => givens.slice(row * 9, row * 9 + 9).join(' ')).join('\n')}\n`
}

/** Returns true for a value that may be a board: rows, or 81 cells. */
export function isBoard(value: unknown): boolean {
  return isList(value) && (value.length >= 81 || (value.length >= 9 && typeof value[0] === 'object'))
}

/** Formats the answer in nine lines: the returned value if it is a board, else the board passed in. */
export function written(returned: unknown, board: List | string): string {
  const cells = cellsOf(returned) ?? cellsOf(board) ?? []
  return Array.from({ length: 9 }, (_, row) => cells.slice(row * 9, row * 9 + 9).join(' ')).join('\n')
}

/**
 * Returns the 81 digits of a list or text of 81 cells, of nine rows, or of an object in the order of its keys, as `A1`
 * to `I9`; undefined for other values.
 */
function cellsOf(value: unknown): readonly number[] | undefined {
  if (!isList(value) && typeof value !== 'string') return digitsByKey(value)
  const rows: ArrayLike<unknown> = value
  const cells: unknown[] = []
  if (rows.length === 81) cells.push(...Array.from(rows))
  else if (rows.length === 9)
    for (const row of Array.from(rows))
      if (isList(row) || typeof row === 'string') cells.push(...Array.from(row as ArrayLike<unknown>))
  return cells.length === 81 ? cells.map((cell) => (cell === undefined ? 0 : digitIn(cell))) : undefined
}

function digitsByKey(value: unknown): readonly number[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value)
  if (entries.length !== 81) return undefined
  return entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, cell]) => digitIn(cell))
}

/** Returns the digit that a cell holds; 0 if it holds none. */
function digitIn(cell: unknown): number {
  const digit = Number(cell)
  return Number.isInteger(digit) && digit >= 0 && digit <= 9 ? digit : 0
}
