import type { AppState } from '../store/state.ts'

/** Commands for puzzles and answers on the clipboard. */
export interface ClipboardActions {
  /** Pastes what the clipboard holds. @returns whether that could be had, and read */
  pasteFromClipboard(): Promise<boolean>
  /** Puts the finished board on the clipboard, in the format that the puzzle came in. */
  copyAnswer(): Promise<void>
}

export interface ClipboardSurroundings {
  /** Rejects where the browser does not allow it. */
  readonly readClipboard: () => Promise<string>
  readonly writeClipboard: (text: string) => Promise<void>
}

export function createClipboard(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  paste: (text: string) => Promise<boolean>,
  { readClipboard, writeClipboard }: ClipboardSurroundings,
): ClipboardActions {
  return {
    async pasteFromClipboard() {
      // Refused, it is as good as empty: the text field can be pasted into.
      const text = await readClipboard().catch(() => '')
      return text.trim() !== '' && (await paste(text))
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
