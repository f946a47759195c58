import { createCopying } from '../byHand/copying.ts'
import { loadReader } from '../reading/texts.ts'
import type { AppState } from '../store/state.ts'

/** Clipboard commands for puzzles and answers. */
export interface ClipboardActions {
  /**
   * Pastes the clipboard, unless the user types, or asks for a new puzzle, before its text arrives.
   * @returns false if the clipboard or the text in it could not be read
   */
  pasteFromClipboard(): Promise<boolean>
  /** Copies the finished board in the format of the puzzle's text. */
  copyAnswer(): Promise<void>
}

export interface ClipboardDependencies {
  /**
   * Resolves to the text on the clipboard: '' if there is none, `data:` and the type for a picture. Rejects if there is
   * no clipboard, or if the browser forbids reading.
   */
  readonly readClipboard: () => Promise<string>
  readonly writeClipboard: (text: string) => Promise<void>
}

/** @param paste handles the text; returns false if it cannot be read */
export function createClipboard(
  get: () => AppState,
  set: (change: Partial<AppState>) => void,
  paste: (text: string) => boolean,
  { readClipboard, writeClipboard }: ClipboardDependencies,
): ClipboardActions {
  // If refused, the answer stays on the page to be copied by hand.
  const { copy } = createCopying(writeClipboard, (isCopied) =>
    set({ notice: { kind: isCopied ? 'copied' : 'not-copied' } }),
  )
  /** The paste that waits for the clipboard. */
  let pasting: Promise<boolean> | undefined

  async function pasteOnce(): Promise<boolean> {
    const before = get()
    const [text] = await Promise.all([
      // If refused, the user can still paste into the text field.
      readClipboard().catch(() => undefined),
      // Without it, nobody knows yet whether the text can be read. If it cannot be loaded, the paste says so.
      loadReader().catch(() => undefined),
    ])
    if (text === undefined) return false
    // The browser may have prompted for permission; text typed meanwhile is newer than the click.
    if (!hasTyped(before, get())) return paste(text)
    set({ notice: { kind: 'not-pasted' } })
    return true
  }

  return {
    pasteFromClipboard() {
      // A second press while the clipboard is read would find the text of the first as typed meanwhile.
      pasting ??= pasteOnce().finally(() => {
        pasting = undefined
      })
      return pasting
    },
    copyAnswer: () => copy(get().answer),
  }
}

/**
 * Returns true if the puzzle, the puzzle field or the user's programs have changed, or if a new puzzle is being made. The
 * puzzle that was being made at the press is no such change.
 */
function hasTyped(before: AppState, now: AppState): boolean {
  const isAnother = before.generator.generation?.options !== now.generator.generation?.options
  return (
    (before.puzzle !== now.puzzle && !hasMade(before, now)) ||
    (isAnother && now.generator.generation !== undefined) ||
    before.draft !== now.draft ||
    before.own?.programs !== now.own?.programs
  )
}

/** Returns true if the puzzle on the board was being made before. */
function hasMade(before: AppState, now: AppState): boolean {
  const { generation: making } = before.generator
  const { generation: made } = now.generator
  return (
    making?.state.status === 'running' &&
    made?.options === making.options &&
    made.state.best?.grid === now.puzzle.grid
  )
}
