import type { Cell } from '../../sudoku/units.ts'
import { boardUse } from '../board/boardUse.ts'
import { frontOf } from '../session/sessions.ts'
import { withoutExplanation } from '../store/notice.ts'
import type { AppState } from '../store/state.ts'
import { shownDigit, shownFrame } from '../board/cellView.ts'
import { newStory } from './story.ts'

export interface StoryActions {
  /** Pauses, and opens the story of a cell: what wrote its digit. */
  openStory(cell: Cell): void
  closeStory(): void
  /** Pauses, closes the story, and asks the user which cells block every digit of the blank at the dead end. */
  askBlockers(): void
  closeBlockers(): void
}

/** Returns true if the search that the user watches wrote the digit of a cell. */
export function hasStory(state: AppState, cell: Cell): boolean {
  if (boardUse(state) !== 'watching') return false
  const digit = shownDigit(frontOf(state), cell)
  return digit !== 0 && digit !== state.puzzle.grid[cell]
}

export function createStories(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  pause: () => void,
): StoryActions {
  return {
    openStory(cell) {
      pause()
      const session = frontOf(get())
      const story = newStory(cell, shownFrame(session).moment.event, session.playhead)
      set({ ...withoutExplanation(get()), story })
    },
    closeStory: () => set({ story: undefined }),
    askBlockers() {
      pause()
      set({ story: undefined, blockers: { at: frontOf(get()).playhead, chosen: [], answer: undefined } })
    },
    closeBlockers: () => set({ blockers: undefined }),
  }
}
