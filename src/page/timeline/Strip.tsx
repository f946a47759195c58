import { type ReactNode, type RefObject, useRef } from 'react'
import type { VisibleRange } from './visibleRange.ts'
import { useActions, useMessages, useSession } from '../store/useApp.ts'
import { Gestures } from './Gestures.tsx'
import { Readout } from './Readout.tsx'
import { eventOf, eventsOf } from '../session/selectors.ts'
import { Waveform } from './Waveform.tsx'
import { FilmHandles } from '../share/shareParts.tsx'
import styles from './Timeline.module.css'

interface StripProps {
  /** Accessible name of the slider. */
  readonly name: string
  /** Events from edge to edge; undefined for the whole trace, however long it grows. */
  readonly range: VisibleRange | undefined
  /** Drawn between the waveform and the playhead, only if `range` is undefined. */
  readonly children?: ReactNode
}

/** A scrubbable range of the trace: a native slider over the waveform of depths, its thumb the playhead. */
export function Strip({ name, range, children }: StripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  const isWhole = range === undefined
  const isOpen = useSession(({ run }) => run.status === 'open')
  return (
    <div ref={strip} className={styles.strip}>
      <div className={styles.whole}>
        {isOpen && <Waves range={range} />}
        {isWhole && children}
      </div>
      <Playhead name={name} range={range} held={held} />
      {isOpen && <Readout range={range} />}
      {isOpen && <FilmHandles range={range} />}
      {isOpen && <Gestures strip={strip} isWhole={isWhole} held={held} />}
    </div>
  )
}

interface WavesProps {
  /** Events from edge to edge; undefined for the whole trace. */
  readonly range: VisibleRange | undefined
}

/** The waveform of the search depth, with the played part in other colours. */
function Waves({ range }: WavesProps) {
  const position = useSession(eventOf)
  const events = useSession(({ run }) => eventsOf(run))
  const { from, to } = range ?? { from: 0, to: events }
  const played = to === from ? 0 : Math.max(0, Math.min(1, (position - from) / (to - from)))
  return (
    <>
      <div className={styles.layer}>
        <Waveform tone="rest" range={range} isSeen={played < 1} />
      </div>
      <div className={styles.layer} style={{ clipPath: `inset(0 ${(1 - played) * 100}% 0 0)` }}>
        <Waveform tone="played" range={range} isSeen={played > 0} />
      </div>
    </>
  )
}

interface PlayheadProps {
  /** Accessible name of the slider. */
  readonly name: string
  /** Events from edge to edge; undefined for the whole trace. */
  readonly range: VisibleRange | undefined
  /** True while fingers touch the timeline: `useFingers` then seeks, and the slider ignores its own changes. */
  readonly held: RefObject<boolean>
}

/** Native slider whose thumb is the playhead. */
function Playhead({ name, range, held }: PlayheadProps) {
  const { timeline } = useMessages()
  const { seek } = useActions()
  const position = useSession(eventOf)
  const events = useSession(({ run }) => eventsOf(run))
  const { from, to } = range ?? { from: 0, to: events }
  const isOutside = range !== undefined && (position < from || position > to)
  return (
    <div className={styles.whole}>
      <input
        className={styles.slider}
        type="range"
        aria-label={name}
        aria-valuetext={timeline.position(position, to)}
        data-outside={isOutside}
        min={from}
        max={to}
        step={1}
        value={position}
        onChange={({ target }) => !held.current && seek(target.valueAsNumber)}
      />
    </div>
  )
}
