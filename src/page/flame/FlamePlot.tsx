import { type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { eventsOf } from '../session/selectors.ts'
import { useActions, useApp, useAppStore, useMessages, useSession } from '../store/useApp.ts'
import { Gestures } from '../timeline/Gestures.tsx'
import styles from './Flame.module.css'
import { FlameAxis } from './FlameAxis.tsx'
import { FlameCanvas } from './FlameCanvas.tsx'
import { FlameOutline } from './FlameOutline.tsx'
import { flameScale } from './flameScale.ts'
import { FlameTooltip } from './FlameTooltip.tsx'
import { useChartSize } from './useChartSize.ts'
import { useFlameKeys } from './useFlameKeys.ts'

/** The flame chart itself, with its mouse, touch and keyboard handling, and its tooltip. */
export function FlamePlot() {
  const words = useMessages().flame
  const { seek, pointAtFlame, fitFlame } = useActions()
  const store = useAppStore()
  const chart = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  const [pointerPx, setPointerPx] = useState(0)
  const size = useChartSize(chart)
  const events = useSession(({ run }) => eventsOf(run))
  const range = useApp((app) => app.visibleRange)
  const rows = useApp((app) => app.flame?.picture?.rows ?? 0)
  const pointedNode = useApp((app) => app.flame?.pointedNode)
  const walked = useApp((app) => app.flame?.walked?.node)
  const press = useFlameKeys()
  const scale = useMemo(() => flameScale(size.height, rows), [size.height, rows])
  const shown = range ?? { from: 0, to: events }

  /** Returns the event and depth under the pointer, and the pointer's distance from the left edge. */
  function pointOf({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const event = Math.floor(shown.from + ((clientX - left) / width) * (shown.to - shown.from)) + 1
    return {
      event: Math.max(1, Math.min(shown.to, event)),
      depth: scale.depthAt(clientY - top),
      leftPx: clientX - left,
    }
  }

  /** Highlights the placement under the mouse. */
  function point(move: PointerEvent) {
    if (move.pointerType !== 'mouse' || rows === 0) return
    const { event, depth, leftPx } = pointOf(move)
    setPointerPx(leftPx)
    pointAtFlame({ event, depth })
  }

  /** Zooms to the placement under the pointer, if any. */
  function fit() {
    const node = store.getState().flame?.pointedNode
    if (node !== undefined) fitFlame(node)
  }

  return (
    <div className={styles.plot}>
      <p id="flame-keys" hidden>
        {words.keys}
      </p>
      {/* `application`, because the chart has its own keys. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <div
        ref={chart}
        className={styles.chart}
        role="application"
        aria-label={words.name}
        aria-describedby="flame-keys"
        tabIndex={0}
        onKeyDown={press}
        onPointerMove={point}
        onPointerLeave={() => pointAtFlame(undefined)}
        onClick={(click) => events > 0 && seek(pointOf(click).event)}
        onDoubleClick={fit}
      >
        <FlameCanvas size={size} shown={shown} scale={scale} />
        {walked !== undefined && <FlameOutline node={walked} kind="walked" shown={shown} scale={scale} />}
        {pointedNode !== undefined && (
          <FlameOutline node={pointedNode} kind="pointed" shown={shown} scale={scale} />
        )}
        <FlameAxis scale={scale} />
        {events === 0 && <p className={styles.empty}>{words.empty}</p>}
        <Gestures strip={chart} isWhole={false} held={held} />
      </div>
      {pointedNode !== undefined && (
        <FlameTooltip node={pointedNode} leftPx={pointerPx} widthPx={size.width} />
      )}
    </div>
  )
}
