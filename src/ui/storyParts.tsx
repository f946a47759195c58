import { lazyPart } from './lazyPart.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { useActions } from './useApp.ts'

const loadStory = () => import('../features/story/Story.tsx')

/** Shows the story of a pressed cell: which event wrote its digit. */
export const Story = lazyPart(loadStory, function NoStory(failure) {
  const { closeStory } = useActions()
  return <NotLoaded {...failure} place="page" close={closeStory} />
})

/** Asks the user which cells block a dead end. */
export const Blockers = lazyPart(async () => ({ default: (await loadStory()).Blockers }))
