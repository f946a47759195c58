import { useApp } from '../store/useApp.ts'
import { tourIn } from './commands.ts'
import type { Tour } from './tour.ts'

/** Returns the open tour in the language of the page. @throws RangeError without a tour */
export function useTour(): Tour {
  const tour = useApp((app) => (app.tour === undefined ? undefined : tourIn(app.tour, app)))
  if (tour === undefined) throw new RangeError('No tour is open')
  return tour
}
