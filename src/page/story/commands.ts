import { latest } from '../../calls/latest.ts'
import { boardUse } from '../board/boardUse.ts'
import type { SessionId } from '../session/session.ts'
import { frontOf } from '../session/sessions.ts'
import { perStore } from '../store/perStore.ts'
import type { AppState } from '../store/state.ts'
import { BY_PARTS } from '../store/stateStore.ts'
import type { OpenStory } from './story.ts'
import { type Position, samePosition } from '../../search/trace/position.ts'

/**
 * Requests the writes for the open story. Closes the story when the playhead moves (see `hasMovedFrom`) or the board
 * is used for something else. When the playhead moves, also closes the question to the learner which cells block the
 * digits at a dead end (`blockers`).
 */
export const storiesOf = perStore((store) => {
  const { getState: get, setState: set, subscribe, actions } = store
  const reading = latest()
  let requested: OpenStory | undefined
  let isMoving = false

  function change(part: Partial<Pick<OpenStory, 'chunks' | 'found' | 'event' | 'at'>>): void {
    const { story } = get()
    if (story !== undefined) set({ story: { ...story, ...part } })
  }

  /** Asks for the writes of a story, in place of those asked for before. */
  function request(session: SessionId, story: OpenStory): void {
    const { cell, event, chunks } = story
    requested = story
    void reading.run(async (signal) => {
      const trace = actions.session(session).trace()
      for await (const found of trace.ask('writes', { cell, event, chunks }, signal)) {
        // Shows a report only if it explains a write or is complete, or if none has been shown.
        if (found.explained !== undefined || found.isComplete || get().story?.found === undefined)
          change({ found })
      }
    })
  }

  function drop(): void {
    requested = undefined
    reading.stop()
  }

  function follow(): void {
    const state = get()
    const { story, blockers, front } = state
    if (blockers !== undefined && hasMovedFrom(state, blockers.at)) return actions.closeBlockers()
    if (story === undefined) return drop()
    if (isMoving) return
    if (boardUse(state) !== 'watching' || hasMovedFrom(state, story.at)) return actions.closeStory()
    if (!isRequested(state, requested)) request(front, story)
  }

  subscribe(followedParts, follow, BY_PARTS)

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
    lookFurther: () => change({ chunks: (get().story?.chunks ?? 1) * FURTHER }),
  }
})

/** Factor by which `lookFurther` raises the number of chunks. */
const FURTHER = 4

/** Returns what decides whether the story and the question stay open, and what to request. */
function followedParts(state: AppState): readonly unknown[] {
  const { story, blockers, front, view, playing } = state
  const { run, playhead } = frontOf(state)
  return [story, blockers, front, view, playing, boardUse(state), run.status, playhead]
}

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
    story.chunks === requested.chunks
  )
}
