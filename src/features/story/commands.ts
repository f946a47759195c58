import type { OpenStory } from '../../app/story/story.ts'
import type { SessionId } from '../../app/session/session.ts'
import { perStore } from '../../app/store/perStore.ts'
import type { AppState } from '../../app/store/state.ts'

/** Requests the writes that the open story needs, and follows it to other cells and events. */
export const followStoriesOf = perStore((store) => {
  const { getState: get, subscribe, actions } = store
  let requested: { readonly session: SessionId; readonly story: OpenStory } | undefined

  function request(session: SessionId, story: OpenStory): void {
    const { cell, event, pages } = story
    const mine = { session, story }
    requested = mine
    actions
      .session(session)
      .trace()
      .requestWrites({ cell, event, pages }, (told) => {
        // Keeps the previous story until the next one explains something.
        const isShown = told.explained !== undefined || told.isComplete || get().story?.told === undefined
        if (requested === mine && isShown) actions.changeStory({ told })
      })
  }

  function drop(): void {
    if (requested === undefined) return
    const { session } = requested
    requested = undefined
    if (get().sessions[session] !== undefined) actions.session(session).trace().dropWrites()
  }

  function follow(): void {
    const state = get()
    const { story, front } = state
    if (story === undefined) return drop()
    if (!isRequested(state, requested?.story)) request(front, story)
  }

  subscribe(follow)
  return follow
})

function isRequested({ story }: AppState, requested: OpenStory | undefined): boolean {
  return (
    requested !== undefined &&
    story?.cell === requested.cell &&
    story.event === requested.event &&
    story.pages === requested.pages
  )
}
