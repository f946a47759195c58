import { sameBoard } from '../../../sudoku/grid.ts'
import { type Rule, sighting } from './rule.ts'

/** Finds that the puzzle has no solution, and that the search has tried everything and taken it back. */
export const noSolution: Rule = (run) => {
  const { isUnsolvable, hasReturned, givens, tree } = run
  if (!isUnsolvable || !hasReturned || !sameBoard(tree.final, givens)) return undefined
  return sighting(run, {
    kind: 'no-solution',
    at: 0,
    event: 0,
    cells: new Map(),
    sentence: {
      en: 'The puzzle has no solution: the search tries its digits and takes them all back. A digit of the board may be mistyped.',
      ko: '이 퍼즐에는 해답이 없습니다. 탐색은 숫자를 시도했다가 모두 지웁니다. 보드의 숫자를 잘못 옮겼을 수 있습니다.',
    },
    rightProgram: {
      en: 'A right program says that there is no solution.',
      ko: '올바른 프로그램은 해답이 없다고 알립니다.',
    },
  })
}
