import type { OwnLanguage } from '../../core/own/language.ts'
import type { AppState } from '../../app/store/state.ts'
import type { OwnRun, OwnText } from '../../app/own/own.ts'

/** Where the latest run of a session is kept. */
interface RunPlace {
  /** The panel's, which tells of it what it is like, and has its program compiled as the user wants. */
  readonly isInPanel: boolean
  latest(): OwnRun | undefined
  keep(run: OwnRun | undefined): void
}

/** That of the session in front. */
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

/** That of a session beside it. */
export function placeElsewhere(onReport: (run: OwnRun | undefined) => void): RunPlace {
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

/** A run of which nothing is known yet. */
export function startedRun(language: OwnLanguage, text: string, program?: OwnText['id']): OwnRun {
  return {
    language,
    program,
    text,
    verdict: { kind: 'loading' },
    output: '',
    elapsedMs: 0,
    events: 0,
    hidden: undefined,
    diagnostics: [],
    fetched: undefined,
    likeness: undefined,
    estimate: undefined,
    counts: undefined,
  }
}
