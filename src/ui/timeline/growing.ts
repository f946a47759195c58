/**
 * Animates the growth of the overview (picture of the whole search on the timeline) outside React, so that React
 * renders only at the reports of a running search.
 */
import { growSmoothly, type Growth, shownAt, shownEvents } from '../../app/playback/growing.ts'
import { eventOf } from '../../app/session/selectors.ts'
import { frontOf } from '../../app/session/sessions.ts'
import type { AppStore } from '../../app/store/store.ts'

/** Keyframes, as shares of the duration; growth is approximated linearly between them. */
const SHARES = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => step / 8)

/** Minimum events of a search long enough to animate. */
const LONG = 1e6

/**
 * Animates `[data-grows]` elements while the overview grows, from the first long search on. Uses transforms, which the
 * compositor animates off the main thread.
 */
export function growOnPage(store: AppStore, prefersReducedMotion: () => boolean): void {
  const unsubscribe = store.subscribe(shownEvents, (events) => {
    if (events < LONG) return
    unsubscribe()
    growFromNow(store, prefersReducedMotion)
  })
}

function growFromNow(store: AppStore, prefersReducedMotion: () => boolean): void {
  let animations: readonly Animation[] = []
  growSmoothly(store, prefersReducedMotion, (growth) => {
    for (const animation of animations) animation.cancel()
    const elements = document.querySelectorAll<HTMLElement>('[data-grows]')
    animations =
      growth === undefined ? [] : [...elements].flatMap((element) => startAnimations(element, growth))
    for (const element of elements)
      element.parentElement?.toggleAttribute('data-growing', growth !== undefined)
  })

  function startAnimations(element: HTMLElement, growth: Growth): readonly Animation[] {
    const keyframes = keyframesOf(element.dataset['grows'], growth)
    return keyframes === undefined ? [] : [element.animate(keyframes, growth.durationMs)]
  }

  /** @param kind value of `data-grows` */
  function keyframesOf(kind: string | undefined, growth: Growth): PropertyIndexedKeyframes | undefined {
    const shown = SHARES.map((share) => shownAt(growth, share))
    // A playhead beyond the shown part stays at the edge, for example while it follows the end of the search.
    if (kind === 'playhead' && eventOf(frontOf(store.getState())) > growth.from) return undefined
    if (kind !== 'readout') return { transform: shown.map((end) => `scaleX(${growth.to / end})`) }
    const pointed = store.getState().readout?.event ?? 0
    return { left: shown.map((end) => `${Math.min(1, pointed / end) * 100}%`) }
  }
}
