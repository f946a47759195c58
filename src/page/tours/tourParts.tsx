import { lazyPart } from '../shell/lazyPart.tsx'
import { useApp } from '../store/useApp.ts'
import { hasTour } from './touring.ts'

const TourPart = lazyPart(() => import('./TourPart.tsx'))
const LateBar = lazyPart(() => import('./WritingBar.tsx'))

/**
 * The tour, if there is one: above the panels, beside the board or, in a view without panels, above the page.
 * @param place where this is
 */
export function Tour({ place }: { readonly place: 'page' | 'panels' }) {
  const isShown = useApp(hasTour)
  const hasPanels = useApp(({ view }) => view === 'watch')
  return isShown && hasPanels === (place === 'panels') && <TourPart />
}

/** The tour that the user writes, above the page. Loaded while the page walks a tour as well, to leave that. */
export function WritingBar() {
  const isShown = useApp((app) => app.isWriting && app.view === 'watch')
  return isShown && <LateBar />
}

/** The tour in a frame of another page, if there is one. */
export function FramedTour() {
  const isShown = useApp(hasTour)
  return isShown && <TourPart isFramed />
}
