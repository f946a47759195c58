/** Detects how a Python program takes its puzzle. */

/** A function that may take the puzzle. */
export interface CallableFunction {
  /** `Solution.solveSudoku` for a method. */
  readonly name: string
  /** Type of the cells of its board. */
  readonly cells: 'numbers' | 'characters'
}

const READS = /\binput\s*\(|\bstdin\b|\bopen\s*\(\s*(?:0|['"]\/dev\/stdin)/

/** A top-level definition: name and parameters. */
const FUNCTION = /^def\s+(\w+)\s*\(\s*(\w[^)]*)?\)/gm

const LEETCODE = /^class\s+Solution\b[^]*?^\s+def\s+(solveSudoku)\s*\(/m

/** Names that judges call, and posts about them use. */
const KNOWN_NAMES = ['sudoku', 'sudoku_solver', 'solve_sudoku', 'solveSudoku', 'solve', 'solver', 'solution']

/** Returns the functions of a program that take one board, likeliest first. */
export function functionsIn(source: string): readonly CallableFunction[] {
  const method = LEETCODE.exec(source)
  const methods: readonly CallableFunction[] =
    method === null ? [] : [{ name: `Solution.${method[1]}`, cells: 'characters' }]
  const functions = Array.from(source.matchAll(FUNCTION))
    .filter(([, , parameters = '']) => required(parameters) === 1)
    .map(([, name]): CallableFunction => ({ name, cells: 'numbers' }))
  const rank = ({ name }: CallableFunction) => {
    const index = KNOWN_NAMES.indexOf(name)
    return index < 0 ? KNOWN_NAMES.length : index
  }
  return [...methods, ...functions.toSorted((a, b) => rank(a) - rank(b))]
}

/** Returns the function to call; undefined if the program reads its input or has no such function. */
export function calledFunction(source: string): CallableFunction | undefined {
  const [likeliest] = functionsIn(source)
  if (likeliest === undefined) return undefined
  if (likeliest.name.startsWith('Solution.')) return likeliest
  return READS.test(source) ? undefined : likeliest
}

/** Counts the parameters without default values. */
function required(parameters: string): number {
  return parameters
    .replaceAll(/\[[^\]]*\]/g, '')
    .split(',')
    .filter((parameter) => parameter.trim() !== '' && !/[=*]/.test(parameter)).length
}
