import type { CaseState, GradedCase } from './grading.ts'
import type { AppStore } from '../store/store.ts'

/** Maximum number of cases of which each change is shown at once. */
const FEW = 200
/** Minimum time between two changes of more cases: each draws the view, and quick programs end a thousand a second. */
const SHOW_EVERY_MS = 100

/** Puts the states of cases into the store; of many cases, several together. */
export interface CaseStates {
  set(id: string, state: CaseState): void
  next(): GradedCase | undefined
  /** Shows the states that wait to be shown. */
  show(): void
}

export function createCaseStates({ getState: get, setState: set, environment }: AppStore): CaseStates {
  /** States that wait to be shown, by the id of their case. */
  const pending = new Map<string, CaseState>()
  let shownAtMs = 0

  function show(): void {
    if (pending.size === 0) return
    const { grading } = get()
    const cases = grading.cases.map((each) => {
      const state = pending.get(each.id)
      return state === undefined ? each : { ...each, state }
    })
    pending.clear()
    shownAtMs = environment.now()
    set({ grading: { ...grading, cases } })
  }

  return {
    show,
    set(id, state) {
      pending.set(id, state)
      const isFew = get().grading.cases.length <= FEW
      if (isFew || environment.now() - shownAtMs >= SHOW_EVERY_MS) show()
    },
    next: () =>
      get().grading.cases.find(({ id, state }) => state.kind !== 'done' && pending.get(id)?.kind !== 'done'),
  }
}
