import { isComplete } from '../../core/grid.ts'
import type { Frame } from '../session/frame.ts'
import { frontOf } from '../session/sessions.ts'
import type { AppState } from '../store/state.ts'
import { writeGrid } from '../../core/formats/registry.ts'

type Store = {
  getState(): AppState
  setState(change: Partial<AppState>): void
  subscribe(listener: () => void): () => void
}

/**
 * Keeps `answer` up to date: the text, in the puzzle's format, of the complete board of the open run. At the end of a
 * search for all solutions, this is the last solution. Empty while the board is incomplete, and while the run plays.
 */
export function syncAnswer(store: Store): void {
  let written: Frame | undefined
  store.subscribe(() => {
    const { puzzle, answer, playing } = store.getState()
    const { frame: here, lastSolution, run } = frontOf(store.getState())
    const frame = lastSolution ?? here
    if (playing || run.status !== 'open' || !isComplete(frame.moment.board)) {
      written = undefined
      if (answer !== '') store.setState({ answer: '' })
      return
    }
    if (frame === written) return
    written = frame
    store.setState({ answer: writeGrid(Array.from(frame.moment.board), puzzle.format) })
  })
}
