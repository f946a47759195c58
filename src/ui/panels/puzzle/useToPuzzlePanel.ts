import { flushSync } from 'react-dom'
import { PUZZLE_PANEL } from '../../../app/puzzle/puzzle.ts'
import { useActions } from '../../useApp.ts'

/** Opens the panel, and puts the focus on what is found in it. */
export function useToPuzzlePanel(): (find: () => HTMLElement | null | undefined) => void {
  const { openPanel } = useActions()
  return (find) => {
    flushSync(() => openPanel(PUZZLE_PANEL))
    find()?.focus()
  }
}
