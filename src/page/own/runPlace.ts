import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { AppState } from '../store/state.ts'
import type { OwnRun, LibraryProgram } from './own.ts'

/** Storage for the latest run of a session. */
interface RunPlace {
  /** True for the program panel. Only its runs may be optimized, and get a likeness, a diagnosis and an estimate. */
  readonly isInPanel: boolean
  latest(): OwnRun | undefined
  /** Stores a run; undefined removes the stored one. */
  keep(run: OwnRun | undefined): void
}

/** Keeps a run in the app state, for the session that the page shows. */
export function panelPlace(get: () => AppState, set: (change: Partial<AppState>) => void): RunPlace {
  return {
    isInPanel: true,
    latest: () => get().own?.run,
    keep(run) {
      const { own } = get()
      if (own !== undefined) set({ own: { ...own, run } })
    },
  }
}

/** Keeps the run of a background session outside the app state, and reports its changes. */
export function backgroundPlace(onReport: (run: OwnRun | undefined) => void): RunPlace {
  let latest: OwnRun | undefined
  return {
    isInPanel: false,
    latest: () => latest,
    keep(run) {
      latest = run
      onReport(run)
    },
  }
}

export function initialRun(language: OwnLanguage, text: string, program?: LibraryProgram['id']): OwnRun {
  return {
    language,
    program,
    text,
    verdict: { kind: 'loading' },
    output: '',
    elapsedMs: 0,
    events: 0,
    solutions: undefined,
    hidden: undefined,
    diagnostics: [],
    judge: undefined,
    stillAt: undefined,
    fetched: undefined,
    likeness: undefined,
    estimate: undefined,
    counts: undefined,
    values: undefined,
    variable: undefined,
    printed: '',
    form: undefined,
    understood: undefined,
    io: undefined,
    otherBlank: undefined,
    ownPuzzle: undefined,
    hasSolvedOwn: false,
    isForeign: false,
    diagnosis: undefined,
  }
}
