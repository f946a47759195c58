import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { eventsOf } from '../session/selectors.ts'
import { useActions, useApp, useAppStore, useSession, useWords } from '../store/useApp.ts'
import { FLAME } from './words.ts'
import { Gestures } from '../timeline/Gestures.tsx'
import { FlameCanvas } from './FlameCanvas.tsx'
import { flameScale, type FlameScale } from './flameScale.ts'
import { FlameTooltip } from './FlameTooltip.tsx'
import { useChartSize } from './useChartSize.ts'
import type { VisibleRange } from '../timeline/visibleRange.ts'
import type { FlameNode } from '../../search/trace/flameNodes.ts'
import type { WalkStep } from './flameViewer.ts'
import { keyOf } from '../controls/keys.ts'
import styles from './Flame.module.css'

/** The flame chart itself, with its mouse, touch and keyboard handling, and its tooltip. */
export function FlamePlot() {
  const words = useWords(FLAME)
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

interface FlameOutlineProps {
  readonly node: FlameNode
  /** Chosen by the pointer or by the arrow keys. */
  readonly kind: 'pointed' | 'walked'
  /** Range of events on the chart. */
  readonly shown: VisibleRange
  readonly scale: FlameScale
}

/** Outlines a placement and, above it, the placements made while it was on the board. */
function FlameOutline({ node, kind, shown, scale }: FlameOutlineProps) {
  const share = (event: number) => (event - shown.from) / (shown.to - shown.from)
  const [left, right] = [Math.max(0, share(node.from)), Math.min(1, share(node.to))]
  if (right < 0 || left > 1) return undefined
  const top = scale.topOf(node.highest)
  return (
    <div
      className={styles.outline}
      data-kind={kind}
      style={{
        left: `${left * 100}%`,
        width: `max(3px, ${(right - left) * 100}%)`,
        top: `${top}px`,
        height: `${scale.topOf(node.depth - 1) - top}px`,
      }}
    />
  )
}

/** Depths that may have a label. The rows of depths 1 to 9 show the names of placements instead. */
const LABELLED = [10, 20, 30, 40, 50, 60, 70, 80]

/** Minimum distance between labels, in CSS pixels. */
const LABEL_PX = 16

/** Depth labels at the left edge of the flame chart. */
function FlameAxis({ scale }: { readonly scale: FlameScale }) {
  const { depthAxis } = useWords(FLAME)
  if (scale.rows === 0) return undefined
  return (
    <div className={styles.axis} aria-hidden="true">
      <span className={styles.axisName}>{depthAxis}</span>
      {labelledDepths(scale).map((depth) => (
        <span
          key={depth}
          translate="no"
          style={{ top: `${(scale.topOf(depth) + scale.topOf(depth - 1)) / 2}px` }}
        >
          {depth}
        </span>
      ))}
    </div>
  )
}

function labelledDepths({ rows, topOf }: FlameScale): readonly number[] {
  const reported: number[] = []
  let lastPx = Number.POSITIVE_INFINITY
  for (const depth of LABELLED.filter((label) => label <= rows)) {
    const top = topOf(depth)
    if (lastPx - top < LABEL_PX || top < LABEL_PX) continue
    reported.push(depth)
    lastPx = top
  }
  return reported
}

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
function useFlameKeys(): (press: KeyboardEvent) => void {
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
