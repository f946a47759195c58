import { flushSync } from 'react-dom'
import { useActions } from '../../useApp.ts'
import { puzzlePanel } from './panel.ts'

/** Opens the panel, and puts the focus on what is found in it. */
export function useToPuzzlePanel(): (find: () => HTMLElement | null | undefined) => Promise<void> {
  const { openPanel } = useActions()
  return async (find) => {
    // Where it does not come, the panel itself says so.
    await puzzlePanel.source.ask().catch(() => undefined)
    flushSync(() => openPanel(puzzlePanel.id))
    find()?.focus()
  }
}
