import { boardUse } from '../../app/puzzle/boardUse.ts'
import type { SessionId } from '../../app/session/session.ts'
import { frontOf } from '../../app/session/sessions.ts'
import { perStore } from '../../app/store/perStore.ts'
import type { AppState } from '../../app/store/state.ts'
import type { OpenStory } from '../../app/story/story.ts'
import { type Position, samePosition } from '../../core/trace/position.ts'

/**
 * Requests the writes for the open story (dialog about a cell's writes). Closes the story when the playhead moves (see
 * `hasMovedFrom`) or the board is used for something else. When the playhead moves, also closes the question to the
 * learner which cells block the digits at a dead end (`blockers`).
 */
export const storiesOf = perStore((store) => {
  const { getState: get, setState: set, subscribe, actions } = store
  let requested: { readonly session: SessionId; readonly story: OpenStory } | undefined
  let isMoving = false

  function change(part: Partial<Pick<OpenStory, 'pages' | 'found' | 'event' | 'at'>>): void {
    const { story } = get()
    if (story !== undefined) set({ story: { ...story, ...part } })
  }

  /** Requests the writes of a story, in place of those requested before. */
  function request(session: SessionId, story: OpenStory): void {
    const { cell, event, pages } = story
    const mine = { session, story }
    requested = mine
    actions
      .session(session)
      .trace()
      .requestWrites({ cell, event, pages }, (found) => {
        // Shows a report only if it explains a write or is complete, or if none has been shown.
        const isShown = found.explained !== undefined || found.isComplete || get().story?.found === undefined
        if (requested === mine && isShown) change({ found })
      })
  }

  /** Stops reading the requested writes. */
  function drop(): void {
    if (requested === undefined) return
    const { session } = requested
    requested = undefined
    if (get().sessions[session] !== undefined) actions.session(session).trace().dropWrites()
  }

  function follow(): void {
    const state = get()
    const { story, blockers, front } = state
    if (blockers !== undefined && hasMovedFrom(state, blockers.at)) return actions.closeBlockers()
    if (story === undefined) return drop()
    if (isMoving) return
    if (boardUse(state) !== 'watching' || hasMovedFrom(state, story.at)) return actions.closeStory()
    if (!isRequested(state, requested?.story)) request(front, story)
  }

  subscribe(follow)

  return {
    /** Brings the request and the dialogs in line with the app's state. */
    follow,
    /** Goes to a position; the story stays open and explains the write at or before it. */
    goTo(position: Position): void {
      isMoving = true
      actions.goTo(position)
      const at = frontOf(get()).playhead
      change({ event: at.event, at })
      isMoving = false
      follow()
    },
    /** Reads more pages (blocks of events) in each direction. */
    lookFurther: () => change({ pages: (get().story?.pages ?? 1) * FURTHER }),
  }
})

/** Factor by which `lookFurther` raises the number of pages. */
const FURTHER = 4

/** True if the playhead is elsewhere than `at`, or if the Watch view no longer shows a paused run. */
function hasMovedFrom(state: AppState, at: Position): boolean {
  const { run, playhead } = frontOf(state)
  const isWatched = state.view === 'watch' && !state.playing && run.status === 'open'
  return !isWatched || !samePosition(playhead, at)
}

function isRequested({ story }: AppState, requested: OpenStory | undefined): boolean {
  return (
    requested !== undefined &&
    story?.cell === requested.cell &&
    story.event === requested.event &&
    story.pages === requested.pages
  )
}
