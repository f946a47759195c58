/** Judges a board by its digits alone, regardless of output format and surrounding text. */
import type { Grid } from '../grid.ts'
import { completionFault } from './checking/faults.ts'
import { noteOnAnyCompletion } from './checking/promises.ts'
import type { Judgement } from './judging.ts'

/** True if the printed answer completes the puzzle. */
export function isRightBoard({ board }: Pick<Judgement, 'board'>, puzzle: Grid): boolean {
  return board !== undefined && completionFault(puzzle, board) === undefined
}

/**
 * Converts any verdict except `undecided` to accepted if the printed answer completes the puzzle, whatever its format
 * and the judge's own rule.
 */
export function acceptedByContent(judgement: Judgement, puzzle: Grid): Judgement {
  const { kind } = judgement.verdict
  if (kind === 'accepted' || kind === 'undecided' || !isRightBoard(judgement, puzzle)) return judgement
  return {
    ...judgement,
    verdict: { kind: 'accepted', note: noteOnAnyCompletion(puzzle) },
    form: undefined,
  }
}
