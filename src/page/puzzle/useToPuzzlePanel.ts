import { flushSync } from 'react-dom'
import { PUZZLE_PANEL } from './puzzle.ts'
import { useActions } from '../store/useApp.ts'

/** Returns a function that opens the Puzzle panel and focuses the element that `find` then returns, if any. */
export function useToPuzzlePanel(): (find: () => HTMLElement | null | undefined) => void {
  const { openPanel } = useActions()
  return (find) => {
    flushSync(() => openPanel(PUZZLE_PANEL))
    find()?.focus()
  }
}
