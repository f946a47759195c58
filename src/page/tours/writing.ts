/** State slice and commands for the tour that the user writes. Light, because every visit loads it. */
import type { Draft, DraftHistory, Edit } from './draft.ts'

/** Why the page's moment cannot be taken. `conflicts`: in the puzzle; `too-long`: the program, for a tour. */
export type MomentFault = 'conflicts' | 'no-program' | 'too-long'

export interface Writing {
  readonly history: DraftHistory
  /** Index of the step that is shown for editing; of no step while there is none. */
  readonly selected: number
  /** True while the selected step is the one that was added last. */
  readonly isAdded: boolean
  /** True while the dialog with all steps is open. */
  readonly isSheetOpen: boolean
  /** Why the moment that the user asked for last was not taken. */
  readonly refused: MomentFault | 'steps' | 'scenes' | undefined
  /** False if the browser's storage refuses the draft. */
  readonly isKept: boolean
  /** Other drafts in this browser, the latest first. */
  readonly others: readonly { readonly key: string; readonly draft: Draft }[]
  /** Latest text that was copied, or that the clipboard refused. */
  readonly copied: { readonly text: string; readonly isRefused: boolean } | undefined
  /** True if the last file could not be made. */
  readonly hasFailed: boolean
}

/** State slice. */
export interface WritingState {
  /** True while the bar for writing is shown. */
  readonly isWriting: boolean
  /** Undefined until the code for writing is loaded. */
  readonly writing: Writing | undefined
}

export const NOTHING_WRITTEN: WritingState = { isWriting: false, writing: undefined }

export type WritingCommand =
  /** Shows the draft; a new one begins with the page's moment. */
  | { readonly kind: 'open' }
  /** Adds the page's moment after the selected step. */
  | { readonly kind: 'take' }
  /** Takes the page's moment in place of that of the selected step. */
  | { readonly kind: 'retake' }
  | { readonly kind: 'edit'; readonly edit: Edit }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'select'; readonly step: number }
  | { readonly kind: 'showSheet'; readonly isOpen: boolean }
  /** Walks the tour from the selected step. */
  | { readonly kind: 'preview' }
  /** Begins another tour; the draft stays in the list. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'openDraft'; readonly key: string }
  /** Begins another tour with the steps of the one that the page walks, or that the user has left for a while. */
  | { readonly kind: 'copyTour' }
  | { readonly kind: 'copy'; readonly text: string }
  | { readonly kind: 'saveJson' | 'saveMarkdown' }
  /** Hides the bar; the draft stays. */
  | { readonly kind: 'close' }
