import { lazyPart } from '../shell/lazyPart.tsx'

const loadOwn = () => import('./OwnPanel.tsx')

export const OwnPanel = lazyPart(loadOwn)

/** What the latest run of the user's own program is like. */
export const OwnLikeness = lazyPart(
  async () => ({ default: (await loadOwn()).OwnLikeness }),
  () => undefined,
)

/** Options of the menu of programs. */
export const ProgramOptions = lazyPart(
  async () => ({ default: (await loadOwn()).ProgramOptions }),
  () => undefined,
)

/** Values of the user's own program, drawn over the timeline. */
export const DrawnValues = lazyPart(
  async () => ({ default: (await loadOwn()).DrawnValues }),
  () => undefined,
)

/**
 * Loads the commands for the user's own programs, whichever panel is open. Shows nothing if they fail to load, because
 * the Program panel reports that.
 */
export const OwnRequests = lazyPart(
  async () => ({ default: (await loadOwn()).OwnRequests }),
  () => undefined,
)
