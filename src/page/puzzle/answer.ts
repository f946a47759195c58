import { isComplete } from '../../sudoku/grid.ts'
import type { Frame } from '../session/frame.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import type { StateStore } from '../store/stateStore.ts'
import { withReader } from '../reading/texts.ts'

/**
 * Keeps `answer` up to date: the text, in the puzzle's format, of the complete board of the open run. At the end of a
 * search for all solutions, this is the last solution. Empty while the board is incomplete, and while the run plays.
 */
export function syncAnswer({ getState, setState, subscribe }: StateStore): void {
  subscribe(completeFrame, (frame) => {
    if (frame === undefined) return setState({ answer: '' })
    withReader(
      ({ writeGrid }) => {
        if (completeFrame(getState()) !== frame) return
        setState({ answer: writeGrid(Array.from(frame.moment.board), getState().puzzle.format) })
      },
      () => setState({ notice: { kind: 'not-loaded', what: 'files' } }),
    )
  })
}

function completeFrame(state: AppState): Frame | undefined {
  const { frame: here, lastSolution, run } = frontOf(state)
  const frame = lastSolution ?? here
  return !state.playing && run.status === 'open' && isComplete(frame.moment.board) ? frame : undefined
}
