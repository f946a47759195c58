/** Detects how a JavaScript or TypeScript program takes its puzzle. */
import type { CallableFunction } from './programInput.ts'

const READS = /\bstdin\b|\breadFileSync\s*\(|\breadline\b/

/** Top-level definitions: a function, or a variable assigned one, optionally after `export`. */
const FUNCTION =
  /^(?:export\s+)?(?:default\s+)?(?:async\s+)?function\s+([\w$]+)\s*(?:<[^>(]*>)?\s*\(([^)]*)\)/gm
const VARIABLE =
  /^(?:export\s+)?(?:(?:const|let|var)\s+|(?:module\.)?exports\.)?([\w$]+)\s*(?::[^=\n]+)?=\s*(?:async\s+)?(?:function\b\s*[\w$]*\s*\(([^)]*)\)|\(([^)]*)\)\s*(?::[^=>]+)?=>|([\w$]+)\s*=>)/gm

const EXPORTED =
  /^module\.exports\s*=\s*(?:function\b\s*[\w$]*\s*\(([^)]*)\)|\(([^)]*)\)\s*=>|([\w$]+)\s*=>)/m
const LEETCODE = /^(?:export\s+)?class\s+Solution\b[^]*?^\s+(?:public\s+)?(solveSudoku)\s*[(=]/m

/** Names that judges call, and posts about them use. The first is LeetCode's, whose cells are characters. */
const KNOWN_NAMES = [
  'solveSudoku',
  'sudoku',
  'sudoku_solver',
  'sudokuSolver',
  'solve_sudoku',
  'solve',
  'solver',
  'solution',
]

/** Returns the functions of a program that take one board, likeliest first. */
export function functionsIn(source: string): readonly CallableFunction[] {
  const method = LEETCODE.exec(source)
  const methods: readonly CallableFunction[] =
    method === null ? [] : [{ name: `Solution.${method[1]}`, cells: 'characters' }]
  const exported = EXPORTED.exec(source)
  const unnamed: readonly CallableFunction[] =
    exported !== null && required(exported.slice(1).find((one) => one !== undefined) ?? '') === 1
      ? [{ name: 'module.exports', cells: 'numbers' }]
      : []
  const found = [...source.matchAll(FUNCTION), ...source.matchAll(VARIABLE)]
    .filter(
      ([, name, ...parameters]) =>
        name !== 'exports' && required(parameters.find((one) => one !== undefined) ?? '') === 1,
    )
    .map(([, name]) => name)
  const functions = [...new Set(found)].map(
    (name): CallableFunction => ({ name, cells: name === 'solveSudoku' ? 'characters' : 'numbers' }),
  )
  return [...methods, ...unnamed, ...functions.toSorted((a, b) => rank(a) - rank(b))]
}

/** Returns the function to call; undefined if the program reads its input or has no such function. */
export function calledFunction(source: string): CallableFunction | undefined {
  const [likeliest] = functionsIn(source)
  if (likeliest === undefined) return undefined
  if (likeliest.name.startsWith('Solution.')) return likeliest
  return READS.test(source) ? undefined : likeliest
}

function rank({ name }: CallableFunction): number {
  const index = KNOWN_NAMES.indexOf(name)
  return index < 0 ? KNOWN_NAMES.length : index
}

/** Counts the parameters without default values. */
function required(parameters: string): number {
  return parameters
    .replaceAll(/\/\*.*?\*\//g, '')
    .replaceAll(/<[^>]*>|\[[^\]]*\]|\{[^}]*\}/g, '')
    .split(',')
    .filter((parameter) => parameter.trim() !== '' && !/[=?]|\.\.\./.test(parameter)).length
}
