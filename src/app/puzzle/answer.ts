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

/** Keeps `answer` in step with the board: its text while a run has solved it and nothing plays, otherwise empty. */
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
