import type { AppState } from '../store/state.ts'

/** Commands for puzzles and answers on the clipboard. */
export interface ClipboardActions {
  /** Pastes what the clipboard holds. @returns false if that could not be had, or not be read */
  pasteFromClipboard(): Promise<boolean>
  /** Puts the finished board on the clipboard, in the format that the puzzle came in. */
  copyAnswer(): Promise<void>
}

export interface ClipboardDependencies {
  /** Empty where there is none; a picture is told by `data:` and its type. Rejects where the browser does not allow it. */
  readonly readClipboard: () => Promise<string>
  readonly writeClipboard: (text: string) => Promise<void>
}

export function createClipboard(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  paste: (text: string) => boolean,
  { readClipboard, writeClipboard }: ClipboardDependencies,
): ClipboardActions {
  return {
    async pasteFromClipboard() {
      const before = get()
      // Refused, the text field can be pasted into.
      const text = await readClipboard().catch(() => undefined)
      if (text === undefined) return false
      // The browser may have asked for leave; what has been typed meanwhile is newer than the press.
      if (!hasTyped(before, get())) return paste(text)
      set({ notice: { kind: 'not-pasted' } })
      return true
    },
    async copyAnswer() {
      try {
        await writeClipboard(get().answer)
        set({ notice: { kind: 'copied' } })
      } catch {
        // The browser refuses without saying why; the answer stands on the page to be copied by hand.
        set({ notice: { kind: 'not-copied' } })
      }
    },
  }
}

function hasTyped(before: AppState, now: AppState): boolean {
  return (
    before.puzzle !== now.puzzle || before.draft !== now.draft || before.own?.programs !== now.own?.programs
  )
}
