import type { KeyboardEvent } from 'react'
import type { WalkStep } from './flameViewer.ts'
import { keyOf } from '../controls/keys.ts'
import { useActions, useAppStore } from '../store/useApp.ts'

/** Steps by key: up leads to deeper placements, which are higher in the flame chart. */
const STEPS: Readonly<Partial<Record<string, WalkStep>>> = {
  ArrowUp: 'child',
  ArrowDown: 'parent',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  PageUp: 'deadEnd',
}

/**
 * Returns the key handler of the flame chart, which shows the tree of placements. Arrows and Page Up walk through the
 * tree, Escape ends the walk, and Enter zooms to the current placement and goes to its event.
 */
export function useFlameKeys(): (press: KeyboardEvent) => void {
  const { walkFlame, leaveFlame, fitFlame, goToEvent } = useActions()
  const store = useAppStore()
  return (press) => {
    if (press.ctrlKey || press.metaKey || press.altKey) return
    const node = store.getState().flame?.walked?.node
    const key = keyOf(press)
    const step = STEPS[key]
    if (step !== undefined) walkFlame(step)
    else if (key === 'Escape' && node !== undefined) leaveFlame()
    else if (key === 'Enter' && node !== undefined) {
      fitFlame(node)
      goToEvent(node.from + 1)
    } else return
    press.preventDefault()
  }
}
