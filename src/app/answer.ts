import { outcomeOf } from './selectors.ts'
import type { AppState } from './state.ts'
import { puzzleText } from './texts.ts'

type Store = {
  getState(): AppState
  setState(change: Partial<AppState>): void
  subscribe(listener: () => void): () => void
}

/** Keeps `answer` in step with the board: written out when it shows the solved end of a run, empty otherwise. */
export function keepAnswer(store: Store): void {
  let written: AppState['frame'] | undefined
  store.subscribe(() => {
    const { frame, puzzle, answer } = store.getState()
    if (outcomeOf(store.getState()) !== 'solved') {
      written = undefined
      if (answer !== '') store.setState({ answer: '' })
      return
    }
    if (frame === written) return
    written = frame
    puzzleText(Array.from(frame.moment.board), puzzle.format).then(
      (text) => {
        if (frame === written) store.setState({ answer: text })
      },
      () => store.setState({ notice: { kind: 'not-loaded' } }),
    )
  })
}
