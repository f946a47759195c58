import { PROGRAM_PANEL } from '../../app/session/debugging.ts'
import { eventsOf, isSearching } from '../../app/session/selectors.ts'
import { frontOf } from '../../app/session/sessions.ts'
import type { AppState } from '../../app/store/state.ts'
import { rangeOfNotation } from '../../app/view/linkedView.ts'
import { showRange } from '../../app/view/showRange.ts'
import { around, type VisibleRange } from '../../app/view/visibleRange.ts'
import type { PlayerActions } from '../../app/playback/player.ts'
import { once } from '../../app/store/once.ts'
import { perStore } from '../../app/store/perStore.ts'
import type { SettingActions } from '../../app/store/settings.ts'

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

interface EmbeddingDependencies
  extends Pick<PlayerActions, 'goToEvent' | 'setLooping' | 'play' | 'zoom' | 'pan'>,
    Pick<SettingActions, 'setTheme'> {
  readonly subscribe: (listener: () => void) => () => void
  readonly prefersReducedMotion: () => boolean
}

/** As `createEmbedding`, for a store. */
export const embeddingOf = perStore(({ getState, setState, subscribe, actions, environment }) =>
  createEmbedding(getState, setState, {
    ...actions,
    subscribe,
    prefersReducedMotion: environment.prefersReducedMotion,
  }),
)

/** Makes what has a page show a moment in a frame: `theme=dark` in this theme, `loop=1000-1200` playing these events again and again. */
function createEmbedding(get: Get, set: Set, dependencies: EmbeddingDependencies) {
  const { subscribe, prefersReducedMotion, setTheme, goToEvent, setLooping, play } = dependencies

  /** Plays the range as soon as it is known, from where the playhead stands in it. Without motion it is only shown. */
  function playRange(asked: VisibleRange): void {
    const { event } = frontOf(get()).playhead
    const isInside = event > asked.from && event < asked.to
    // A search that has yet to begin does so.
    if (!isInside) goToEvent(asked.from)
    once(subscribe, () => {
      const { run, frame, playhead } = frontOf(get())
      const events = eventsOf(run)
      if (run.status !== 'open' || (events < asked.to && isSearching(run))) return false
      // From anywhere before, playing would begin where the board is.
      if (frame.moment.event !== Math.min(playhead.event, events)) return false
      const range = around({ from: asked.from, to: Math.min(asked.to, events) }, events)
      if (range !== undefined) showRange(get, dependencies, range)
      setLooping(true)
      if (!prefersReducedMotion()) play()
      return true
    })
  }

  return (query: string): void => {
    const parameters = new URLSearchParams(query)
    const theme = parameters.get('theme')
    if (theme === 'light' || theme === 'dark') setTheme(theme)
    // Its line is shown, if not its panel.
    set({ panel: PROGRAM_PANEL })
    const range = rangeOfNotation(parameters.get('loop') ?? '')
    if (range !== undefined) playRange(range)
  }
}
