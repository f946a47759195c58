/**
 * Makes the cases of a grading (boards on which a program is judged): those of the judge, and those from the user's own
 * boards.
 */
import type { GradedCase } from '../../app/grading/grading.ts'
import type { AppState } from '../../app/store/state.ts'
import type { Case } from '../../core/cases/case.ts'
import { casesOf } from '../../core/cases/registry.ts'
import { readBoards } from '../../core/formats/reading.ts'
import { conflicts } from '../../core/conflicts.ts'
import { type Grid, sameBoard } from '../../core/grid.ts'

const WAITING = { kind: 'waiting' } as const

/** Maximum number of the user's boards that one command adds. */
const MAX_MINE = 200

/** Returns a test case as a case of a grading, which waits to be run. */
export function gradedCase(
  { id, name, purpose, lesson, puzzle }: Case,
  origin: GradedCase['origin'],
): GradedCase {
  return { id, origin, name, purpose, lesson, puzzle, state: WAITING }
}

/** Returns the judge's cases, without results. */
export function judgesCases(judge: string): readonly GradedCase[] {
  return casesOf(judge).map((each) => gradedCase(each, 'judge'))
}

/** Makes cases of the puzzles on the board and in the Batch panel that are no cases yet; skips those with conflicts. */
export function casesOfUser({ puzzle, batch, grading }: AppState): readonly GradedCase[] {
  const read = readBoards(batch.text)
  const boards = [puzzle.grid, ...(read.kind === 'boards' ? read.grids.map(({ grid }) => grid) : [])]
  const known: Grid[] = grading.cases.map((graded) => graded.puzzle)
  const added: GradedCase[] = []
  for (const board of boards) {
    if (added.length === MAX_MINE || conflicts(board).length > 0) continue
    if (known.some((other) => sameBoard(other, board))) continue
    known.push(board)
    const number = grading.cases.filter(({ origin }) => origin === 'mine').length + added.length + 1
    added.push({
      id: `mine-${number}`,
      origin: 'mine',
      name: { en: `My board ${number}`, ko: `내 보드 ${number}` },
      purpose: undefined,
      lesson: undefined,
      puzzle: board,
      state: WAITING,
    })
  }
  return added
}
