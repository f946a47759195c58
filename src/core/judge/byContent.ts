/** Judges a board by its digits alone, regardless of output format and surrounding text. */
import type { Grid } from '../grid.ts'
import { completionFault } from './checking/faults.ts'
import { noteOnAnyCompletion } from './checking/promises.ts'
import type { Judgement } from './judging.ts'

/** Returns true if the output contains a board that completes the puzzle. */
export function isRightBoard({ board }: Pick<Judgement, 'board'>, puzzle: Grid): boolean {
  return board !== undefined && completionFault(puzzle, board) === undefined
}

/** Converts the verdict to accepted if the board is right and only its format is wrong. */
export function acceptedByContent(judgement: Judgement, puzzle: Grid): Judgement {
  const { kind } = judgement.verdict
  if (kind === 'accepted' || kind === 'undecided' || !isRightBoard(judgement, puzzle)) return judgement
  return {
    ...judgement,
    verdict: { kind: 'accepted', note: noteOnAnyCompletion(puzzle) },
    form: undefined,
  }
}
