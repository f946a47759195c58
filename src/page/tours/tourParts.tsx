import { SHEET, useMedia } from '../controls/useMedia.ts'
import { lazyPart } from '../shell/lazyPart.tsx'
import { useApp } from '../store/useApp.ts'
import { hasTour } from './touring.ts'

const TourPart = lazyPart(() => import('./TourPart.tsx'))

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
