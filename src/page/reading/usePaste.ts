import { PUZZLE_TEXT_ID } from '../puzzle/ids.ts'
import { useToPuzzlePanel } from '../puzzle/useToPuzzlePanel.ts'
import { useActions } from '../store/useApp.ts'

/**
 * Returns a function that pastes the clipboard. If the clipboard or its text is unreadable, it focuses the text field.
 */
export function usePaste(): () => Promise<void> {
  const { pasteFromClipboard } = useActions()
  const toPuzzlePanel = useToPuzzlePanel()
  return async () => {
    if (!(await pasteFromClipboard())) toPuzzlePanel(() => document.getElementById(PUZZLE_TEXT_ID))
  }
}
