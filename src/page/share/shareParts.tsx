import { lazyPart, lazySheet } from '../shell/lazyPart.tsx'
import { useApp } from '../store/useApp.ts'
import type { VisibleRange } from '../timeline/visibleRange.ts'

const loadShare = () => import('./ShareSheet.tsx')

export const ShareSheet = lazySheet(loadShare, ({ setShareOpen }) => setShareOpen(false))

export const ByHandSheet = lazySheet(
  async () => ({ default: (await loadShare()).ByHandSheet }),
  ({ closeByHand }) => closeByHand(),
)

const nothing = () => undefined

const LateBar = lazyPart(async () => ({ default: (await loadShare()).ShareBar }), nothing)
const LateHandles = lazyPart(async () => ({ default: (await loadShare()).FilmHandles }), nothing)

/** Word of what sharing does while its dialog is closed. */
export function ShareBar() {
  const hasBeenOpen = useApp((app) => app.sharing !== undefined)
  return hasBeenOpen && <LateBar />
}

/** Handles at the ends of a film, on the strip of the timeline that shows a range, or undefined for the whole trace. */
export function FilmHandles({ range }: { readonly range: VisibleRange | undefined }) {
  // On the finer strip, if there are two.
  const isHere = useApp(
    ({ sharing, visibleRange }) => sharing?.isOnTimeline === true && visibleRange === range,
  )
  return isHere && <LateHandles range={range} />
}
