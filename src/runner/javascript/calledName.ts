/** The parts of the name of a function to call, as in `ProgramInput`. */
export interface CalledName {
  /** Name of the function or, for a method, of its class. */
  readonly owner: string
  /** Undefined for a function. */
  readonly method: string | undefined
  /** True if the class is made with the board, and the method is called without it: `Sudoku(board).solve`. */
  readonly isMadeWithBoard: boolean
}

const TAKES_BOARD = '(board)'

/** @param name `solve`, `Solution.solveSudoku`, `Sudoku(board).solve` or `module.exports` */
export function calledName(name: string): CalledName {
  const [made, method] = name.split('.')
  const isMadeWithBoard = made.endsWith(TAKES_BOARD)
  return { owner: isMadeWithBoard ? made.slice(0, -TAKES_BOARD.length) : made, method, isMadeWithBoard }
}
