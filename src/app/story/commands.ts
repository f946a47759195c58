import { type Position, samePosition } from '../../core/trace/position.ts'
import type { Cell } from '../../core/units.ts'
import { boardUse } from '../puzzle/boardUse.ts'
import { frontOf } from '../session/sessions.ts'
import { withoutExplanation } from '../store/notice.ts'
import type { AppState } from '../store/state.ts'
import { shownDigit, shownFrame } from '../view/cellView.ts'
import { deadEndOf } from './deadEnd.ts'
import { newStory, type OpenStory } from './story.ts'

export interface StoryActions {
  /** Pauses, and shows who wrote the digit of a cell. */
  openStory(cell: Cell): void
  closeStory(): void
  /** Goes to a position; the story stays open and explains the write at or before it. */
  goInStory(position: Position): void
  /** Changes what is shown of the open story. */
  changeStory(change: Partial<Pick<OpenStory, 'pages' | 'told'>>): void
  /** Asks which cells leave the blank of the dead end on the board without a digit; no-op at other events. */
  askBlockers(): void
  closeBlockers(): void
}

/** True if the digit in a cell was written by an open search, which is watched. */
export function hasStory(state: AppState, cell: Cell): boolean {
  if (boardUse(state) !== 'watching') return false
  const digit = shownDigit(frontOf(state), cell)
  return digit !== 0 && digit !== state.puzzle.grid[cell]
}

/** The part of the player that stories use. */
interface Player {
  pause(): void
  goTo(position: Position): void
}

/** A story closes when the board moves on without it. */
export function createStories(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  { pause, goTo }: Player,
): { readonly actions: StoryActions; readonly closeIfLeft: () => void } {
  let isMoving = false

  const actions: StoryActions = {
    openStory(cell) {
      pause()
      const session = frontOf(get())
      set({
        ...withoutExplanation(get()),
        story: newStory(cell, shownFrame(session).moment.event, session.playhead),
      })
    },
    closeStory: () => set({ story: undefined }),
    goInStory(position) {
      isMoving = true
      goTo(position)
      isMoving = false
      const { story } = get()
      if (story === undefined) return
      const at = frontOf(get()).playhead
      set({ story: { ...story, event: at.event, at } })
    },
    changeStory(change) {
      const { story } = get()
      if (story !== undefined) set({ story: { ...story, ...change } })
    },
    askBlockers() {
      const session = frontOf(get())
      if (deadEndOf(session) === undefined) return
      pause()
      set({ story: undefined, blockers: { at: session.playhead, chosen: [], answer: undefined } })
    },
    closeBlockers: () => set({ blockers: undefined }),
  }

  return {
    actions,
    closeIfLeft() {
      const { story, blockers } = get()
      if (blockers !== undefined && hasMovedFrom(get(), blockers.at)) actions.closeBlockers()
      if (story !== undefined && !isMoving && isLeft(get(), story)) actions.closeStory()
    },
  }
}

function isLeft(state: AppState, { at }: OpenStory): boolean {
  return boardUse(state) !== 'watching' || hasMovedFrom(state, at)
}

function hasMovedFrom(state: AppState, at: Position): boolean {
  const { run, playhead } = frontOf(state)
  const isWatched = state.view === 'watch' && !state.playing && run.status === 'open'
  return !isWatched || !samePosition(playhead, at)
}
