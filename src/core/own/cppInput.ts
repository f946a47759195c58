/** How a program in C++ wants its puzzle, told from its text. */
import type { CallableFunction } from './programInput.ts'

const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//g
const MAIN = /\bmain\s*\(/
const LEETCODE = /\bclass\s+Solution\b[^]*?\bsolveSudoku\s*\(([^)]*)\)/

/** A definition outside of any braces: what it gives, its name, what it takes. */
const FUNCTION = /^[\w:<>,\s*&]*?[\s*&>](\w+)\s*\((.*)\)\s*(?:const\s*)?(?:noexcept\s*)?$/s

/** The parameter types of functions that take a board, without `std::`, `const` and spaces. */
const BOARDS = [
  /^vector<vector<(\w+)>>[&*]?\w*$/,
  /^vector<(string|int|char|short)>[&*]?\w*$/,
  /^(string)&?\w*$/,
  /^array<array<(\w+),9>,9>&?\w*$/,
  /^(int|char|short|bool)(?:\w*|\(&\w*\))\[\w*\]\[\w+\]$/,
  /^(int|char|short|bool)\(\*\w*\)\[\w+\]$/,
  /^(int|char|short|bool)\*\*\w*$/,
]

/** Judges call these, and so do the posts on them. */
const KNOWN_NAMES = ['sudoku', 'sudoku_solver', 'solve_sudoku', 'solveSudoku', 'solve', 'solver', 'solution']

/** The functions of a program that take one board, likeliest first. */
export function functionsIn(source: string): readonly CallableFunction[] {
  const text = source.replaceAll(COMMENT, ' ')
  const method = LEETCODE.exec(text)
  const methods: readonly CallableFunction[] =
    method === null
      ? []
      : [{ name: 'Solution.solveSudoku', cells: cellsOf(method[1]) ?? 'characters', kind: 'call' }]
  const functions = outermost(text).flatMap((heading): readonly CallableFunction[] => {
    const [, name, parameters] = FUNCTION.exec(heading) ?? []
    const cells = parameters === undefined ? undefined : cellsOf(parameters)
    return cells === undefined ? [] : [{ name, cells, kind: 'call' }]
  })
  return [...methods, ...functions.toSorted((a, b) => rank(a) - rank(b))]
}

/** The function to call; undefined for a program that has a `main`, or no function to call. */
export function calledFunction(source: string): CallableFunction | undefined {
  if (MAIN.test(source.replaceAll(COMMENT, ' '))) return undefined
  return functionsIn(source)[0]
}

function rank({ name }: CallableFunction): number {
  const index = KNOWN_NAMES.indexOf(name)
  return index < 0 ? KNOWN_NAMES.length : index
}

/** Undefined if it takes something else than one board. */
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

/** The text before each of the outermost braces, after the statement or the braces before it. */
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
