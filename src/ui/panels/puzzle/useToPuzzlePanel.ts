import { flushSync } from 'react-dom'
import { useActions } from '../../useApp.ts'
import { puzzlePanelSource } from './panel.ts'

/** Opens the panel, and puts the focus on what is found in it. */
export function useToPuzzlePanel(): (find: () => HTMLElement | null | undefined) => Promise<void> {
  const { openPanel } = useActions()
  return async (find) => {
    // Where it does not come, the panel itself says so.
    await puzzlePanelSource.ask().catch(() => undefined)
    flushSync(() => openPanel('puzzle'))
    find()?.focus()
  }
}
