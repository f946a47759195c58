import { type ReactNode, useRef } from 'react'
import type { VisibleRange } from './visibleRange.ts'
import { Playhead } from './Playhead.tsx'
import styles from './Timeline.module.css'
import { useSession } from '../store/useApp.ts'
import { Gestures } from './Gestures.tsx'
import { Readout } from './Readout.tsx'
import { Waves } from './Waves.tsx'

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
      {isOpen && <Gestures strip={strip} isWhole={isWhole} held={held} />}
    </div>
  )
}
