import { SHEET, useMedia } from '../controls/useMedia.ts'
import { lazyPart } from '../shell/lazyPart.tsx'
import { useApp } from '../store/useApp.ts'
import { hasTour } from './touring.ts'

const TourPart = lazyPart(() => import('./TourPart.tsx'))
const LateBar = lazyPart(() => import('./WritingBar.tsx'))

/**
 * The tour, if there is one: above the page or, where the panels are a sheet, in that.
 * @param place where this is
 */
export function Tour({ place }: { readonly place: 'page' | 'sheet' }) {
  const isShown = useApp(hasTour)
  const hasSheet = useApp(({ view }) => view === 'watch')
  const inSheet = useMedia(SHEET) && hasSheet
  return isShown && inSheet === (place === 'sheet') && <TourPart />
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
