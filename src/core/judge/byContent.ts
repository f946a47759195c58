/** Judging a board by its digits alone, whatever stands around it. */
import type { Grid } from '../grid.ts'
import { completionFault } from './checking/faults.ts'
import { noteOnAnyCompletion } from './checking/promises.ts'
import type { Judgement } from './judging.ts'

/** Returns true if a board can be told in the output and completes the puzzle. */
export function isRightBoard({ board }: Pick<Judgement, 'board'>, puzzle: Grid): boolean {
  return board !== undefined && completionFault(puzzle, board) === undefined
}

/** Accepts a right board that is only written otherwise than the judge asks. */
export function acceptedByContent(judgement: Judgement, puzzle: Grid): Judgement {
  const { kind } = judgement.verdict
  if (kind === 'accepted' || kind === 'undecided' || !isRightBoard(judgement, puzzle)) return judgement
  return {
    ...judgement,
    verdict: { kind: 'accepted', note: noteOnAnyCompletion(puzzle) },
    form: undefined,
  }
}
