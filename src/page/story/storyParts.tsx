import { lazyPart, lazySheet } from '../shell/lazyPart.tsx'

const loadStory = () => import('./Story.tsx')

/** Shows the story of a pressed cell: which event wrote its digit. */
export const Story = lazySheet(loadStory, ({ closeStory }) => closeStory())

/** Asks the user which cells block a dead end. */
export const Blockers = lazyPart(async () => ({ default: (await loadStory()).Blockers }))
