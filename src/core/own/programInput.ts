/** How a program in Python wants its puzzle, told from its text. */

/** A function that could be handed the puzzle. */
export interface CallableFunction {
  /** `Solution.solveSudoku` for a method. */
  readonly name: string
  /** Of a cell of the board that it takes. */
  readonly cells: 'numbers' | 'characters'
  /** `check`: it answers yes or no about the board. */
  readonly kind: 'call' | 'check'
}

const READS = /\binput\s*\(|\bstdin\b|\bopen\s*\(\s*(?:0|['"]\/dev\/stdin)/

/** A definition at the left edge with one parameter or more that have no values by themselves. */
const FUNCTION = /^def\s+(\w+)\s*\(\s*(\w[^)]*)?\)/gm

const LEETCODE = /^class\s+Solution\b[^]*?^\s+def\s+(solveSudoku)\s*\(/m

/** Judges call these, and so do the posts on them. */
const KNOWN_NAMES = ['sudoku', 'sudoku_solver', 'solve_sudoku', 'solveSudoku', 'solve', 'solver', 'solution']

/** The functions of a program that take one board, likeliest first. */
export function functionsIn(source: string): readonly CallableFunction[] {
  const method = LEETCODE.exec(source)
  const methods: readonly CallableFunction[] =
    method === null ? [] : [{ name: `Solution.${method[1]}`, cells: 'characters', kind: 'call' }]
  const functions = Array.from(source.matchAll(FUNCTION))
    .filter(([, , parameters = '']) => required(parameters) === 1)
    .map(([, name]): CallableFunction => ({ name, cells: 'numbers', kind: 'call' }))
  const rank = ({ name }: CallableFunction) => {
    const index = KNOWN_NAMES.indexOf(name)
    return index < 0 ? KNOWN_NAMES.length : index
  }
  return [...methods, ...functions.toSorted((a, b) => rank(a) - rank(b))]
}

/** The function to call; undefined for a program that reads its input, or has no function to call. */
export function calledFunction(source: string): CallableFunction | undefined {
  const [likeliest] = functionsIn(source)
  if (likeliest === undefined) return undefined
  if (likeliest.name.startsWith('Solution.')) return likeliest
  return READS.test(source) ? undefined : likeliest
}

function required(parameters: string): number {
  return parameters
    .replaceAll(/\[[^\]]*\]/g, '')
    .split(',')
    .filter((parameter) => parameter.trim() !== '' && !/[=*]/.test(parameter)).length
}
