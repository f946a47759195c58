import { sameBoard, type Grid } from '../../../sudoku/grid.ts'
import { type Rule, sighting } from './rule.ts'

/** Finds that all rows of a printed board are alike, as they are in a list that holds one row nine times. */
export const sameRows: Rule = (run) => {
  if (!run.printed.some(areRowsAlike) || areRowsAlike(run.givens)) return undefined
  return sighting(run, {
    kind: 'given-changed',
    at: 0,
    event: 0,
    cells: new Map(),
    sentence: {
      en: 'All rows of the printed board are alike, as if they were one list: a row that is multiplied ([[0] * 9] * 9), or used again for the next line, is the same list everywhere.',
      ko: '출력한 보드의 모든 행이 같습니다. 행이 모두 같은 리스트인 셈입니다. 행을 곱하거나([[0] * 9] * 9) 다음 줄에 다시 쓰면 어느 행이든 같은 리스트입니다.',
    },
    rightProgram: {
      en: 'A right program makes a new list for each row.',
      ko: '올바른 프로그램은 행마다 리스트를 새로 만듭니다.',
    },
  })
}

function areRowsAlike(board: Grid): boolean {
  const first = board.slice(0, 9)
  return Array.from({ length: 8 }, (_, row) => board.slice((row + 1) * 9, (row + 2) * 9)).every((row) =>
    sameBoard(row, first),
  )
}
