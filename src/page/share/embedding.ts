import { PROGRAM_PANEL } from '../timeline/view.ts'
import { eventsOf, isSearching } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import type { Actions } from '../store/actions.ts'
import type { AppState } from '../store/state.ts'
import type { Subscribe } from '../store/stateStore.ts'
import { rangeOfNotation } from '../timeline/linkedView.ts'
import { showRange } from '../timeline/showRange.ts'
import type { ViewerActions } from '../timeline/viewer.ts'
import { rangeAround, type VisibleRange } from '../timeline/visibleRange.ts'
import type { PlayerActions } from '../player/player.ts'
import type { OpenTour } from '../tours/touring.ts'
import { once } from '../store/once.ts'
import { perStore } from '../store/perStore.ts'
import type { SettingActions } from '../store/settings.ts'

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

interface EmbeddingDependencies
  extends Pick<PlayerActions, 'goToEvent' | 'play'>,
    Pick<Actions, 'openTour'>,
    Pick<ViewerActions, 'setLooping' | 'zoom' | 'pan'>,
    Pick<SettingActions, 'setTheme'> {
  readonly subscribe: Subscribe
  readonly prefersReducedMotion: () => boolean
  readonly nextTask: () => Promise<void>
}

/** Returns the store's function that applies the embed options of a query. */
export const embeddingOf = perStore(({ getState, setState, subscribe, actions, environment }) =>
  createEmbedding(getState, setState, {
    ...actions,
    subscribe,
    prefersReducedMotion: environment.prefersReducedMotion,
    nextTask: environment.nextTask,
  }),
)

/**
 * Returns a function that opens the program panel and applies the options of the embed page in a query: `theme=dark`
 * sets the theme, `loop=1000-1200` loops these events.
 */
function createEmbedding(get: Get, set: Set, dependencies: EmbeddingDependencies) {
  const { subscribe, prefersReducedMotion, setTheme, goToEvent, setLooping, play, openTour, nextTask } =
    dependencies

  /**
   * Loops the range once its events are known, starting at the playhead if that is inside the range. If the user
   * prefers reduced motion, shows the range without playing.
   */
  function playRange(requested: VisibleRange): void {
    const { event } = frontOf(get()).playhead
    const isInside = event > requested.from && event < requested.to
    // Seeking also starts a search that has not started.
    if (!isInside) goToEvent(requested.from)
    once(
      subscribe,
      (state) => [frontOf(state)],
      () => {
        const { run, frame, playhead } = frontOf(get())
        const events = eventsOf(run)
        if (run.status !== 'open' || (events < requested.to && isSearching(run))) return false
        // Wait for the board to reach the playhead: playing starts where the board is.
        if (frame.moment.event !== Math.min(playhead.event, events)) return false
        const range = rangeAround({ from: requested.from, to: Math.min(requested.to, events) }, events)
        if (range !== undefined) showRange(get, dependencies, range)
        setLooping(true)
        if (!prefersReducedMotion()) play()
        return true
      },
    )
  }

  /** Begins the tour of the frame again when it ends: behind it, the frame has nothing to show. */
  function beginAgain(now: OpenTour | undefined, before: OpenTour | undefined): void {
    // Later, because the end of the tour first restores what was before it.
    if (now === undefined && before !== undefined)
      void nextTask().then(() => openTour({ ...before.source, step: 0 }))
  }

  return (query: string): void => {
    subscribe(({ tour }) => tour, beginAgain)
    const parameters = new URLSearchParams(query)
    const theme = parameters.get('theme')
    if (theme === 'light' || theme === 'dark') setTheme(theme)
    // The embed page shows the running line, which needs the program panel's state.
    set({ panel: PROGRAM_PANEL })
    const range = rangeOfNotation(parameters.get('loop') ?? '')
    if (range !== undefined) playRange(range)
  }
}
