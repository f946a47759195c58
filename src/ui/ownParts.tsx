import { lazyPart } from './lazyPart.tsx'

const loadOwn = () => import('../features/own/OwnPanel.tsx')

/** The Program panel of the user's own programs. */
export const OwnPanel = lazyPart(loadOwn)

/** Carries out what is asked of the user's own programs, whichever panel is open. The Program panel reports a failure to load. */
export const OwnRequests = lazyPart(
  async () => ({ default: (await loadOwn()).OwnRequests }),
  () => undefined,
)
