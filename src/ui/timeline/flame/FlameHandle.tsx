import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { FLAME } from '../../../i18n/flame.ts'
import { useActions, useApp, useWords } from '../../useApp.ts'
import styles from './Flame.module.css'

const LEAST_PX = 96
const MOST_PX = 640
const STEP_PX = 16

/** The upper edge of the chart, to be dragged or moved by the arrow keys. */
export function FlameHandle() {
  const words = useWords(FLAME)
  const { setFlameHeight } = useActions()
  const chosenPx = useApp((app) => app.preferences.flameHeightPx)
  const dragged = useRef<{ readonly topPx: number; readonly heightPx: number }>(undefined)

  /** As high as it is drawn, which may be less than was chosen. */
  const heightOf = (handle: Element) => handle.parentElement?.lastElementChild?.clientHeight ?? LEAST_PX
  const set = (heightPx: number) =>
    setFlameHeight(Math.round(Math.max(LEAST_PX, Math.min(MOST_PX, heightPx))))

  function press(event: KeyboardEvent) {
    const heightPx = heightOf(event.currentTarget)
    const next = {
      ArrowUp: heightPx + STEP_PX,
      ArrowDown: heightPx - STEP_PX,
      Home: LEAST_PX,
      End: MOST_PX,
    }[event.code]
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }

  function drag({ currentTarget, clientY, pointerId }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId)
    dragged.current = { topPx: clientY, heightPx: heightOf(currentTarget) }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a rule cannot be moved
    <div
      className={styles.handle}
      role="separator"
      aria-orientation="horizontal"
      aria-label={words.height}
      aria-valuemin={LEAST_PX}
      aria-valuemax={MOST_PX}
      aria-valuenow={chosenPx ?? LEAST_PX}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={drag}
      onPointerMove={({ clientY }) => {
        if (dragged.current !== undefined) set(dragged.current.heightPx + dragged.current.topPx - clientY)
      }}
      onPointerUp={() => {
        dragged.current = undefined
      }}
      onPointerCancel={() => {
        dragged.current = undefined
      }}
    />
  )
}
