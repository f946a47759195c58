/** Detects how a C++ program takes its puzzle. */
import type { CallableFunction } from './programInput.ts'

const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//g
const MAIN = /\bmain\s*\(/
const LEETCODE = /\bclass\s+Solution\b[^]*?\bsolveSudoku\s*\(([^)]*)\)/

/** A top-level definition: return type, name, parameters. */
const FUNCTION = /^[\w:<>,\s*&]*?[\s*&>](\w+)\s*\((.*)\)\s*(?:const\s*)?(?:noexcept\s*)?$/s

/** Parameter types of functions that take a board, without `std::`, `const` and spaces. */
const BOARDS = [
  /^vector<vector<(\w+)>>[&*]?\w*$/,
  /^vector<(string|int|char|short)>[&*]?\w*$/,
  /^(string)&?\w*$/,
  /^array<array<(\w+),9>,9>&?\w*$/,
  /^(int|char|short|bool)(?:\w*|\(&\w*\))\[\w*\]\[\w+\]$/,
  /^(int|char|short|bool)\(\*\w*\)\[\w+\]$/,
  /^(int|char|short|bool)\*\*\w*$/,
]

/** Names that judges call, and posts about them use. */
const KNOWN_NAMES = ['sudoku', 'sudoku_solver', 'solve_sudoku', 'solveSudoku', 'solve', 'solver', 'solution']

/** Returns the functions of a program that take one board, likeliest first. */
export function functionsIn(source: string): readonly CallableFunction[] {
  const text = source.replaceAll(COMMENT, ' ')
  const method = LEETCODE.exec(text)
  const methods: readonly CallableFunction[] =
    method === null ? [] : [{ name: 'Solution.solveSudoku', cells: cellsOf(method[1]) ?? 'characters' }]
  const functions = outermost(text).flatMap((heading): readonly CallableFunction[] => {
    const [, name, parameters] = FUNCTION.exec(heading) ?? []
    const cells = parameters === undefined ? undefined : cellsOf(parameters)
    return cells === undefined ? [] : [{ name, cells }]
  })
  return [...methods, ...functions.toSorted((a, b) => rank(a) - rank(b))]
}

/** Returns the function to call; undefined if the program has a `main` or no such function. */
export function calledFunction(source: string): CallableFunction | undefined {
  if (MAIN.test(source.replaceAll(COMMENT, ' '))) return undefined
  return functionsIn(source)[0]
}

function rank({ name }: CallableFunction): number {
  const index = KNOWN_NAMES.indexOf(name)
  return index < 0 ? KNOWN_NAMES.length : index
}

/** Returns the type of the cells; undefined if the parameters are not one board. */
function cellsOf(parameters: string): CallableFunction['cells'] | undefined {
  const plain = parameters
    .replaceAll('std::', '')
    .replaceAll(/\bconst\b/g, '')
    .replaceAll(/\s+/g, '')
  for (const board of BOARDS) {
    const [, cell] = board.exec(plain) ?? []
    if (cell !== undefined) return cell === 'char' || cell === 'string' ? 'characters' : 'numbers'
  }
  return undefined
}

/** Returns the text before each outermost brace, from the end of the previous statement or block. */
function outermost(text: string): readonly string[] {
  const headings: string[] = []
  const withoutLines = text
    .replaceAll(/^\s*#[^\n]*/gm, '')
    .replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'/g, '0')
  let depth = 0
  let from = 0
  for (const { 0: mark, index } of withoutLines.matchAll(/[{};]/g)) {
    if (mark === '{' && depth++ === 0) headings.push(withoutLines.slice(from, index).trim())
    if (mark === '}') depth = Math.max(0, depth - 1)
    if (depth === 0) from = index + 1
  }
  return headings
}
