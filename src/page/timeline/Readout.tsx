import { eventsOf, landmarksOf } from '../session/selectors.ts'
import type { VisibleRange } from './visibleRange.ts'
import { eventNotation } from '../../search/events.ts'
import { useApp, useMessages, useSession } from '../store/useApp.ts'
import styles from './Readout.module.css'

interface ReadoutProps {
  /** Events that the timeline shows; undefined for the whole trace. */
  readonly range: VisibleRange | undefined
}

/**
 * Shows a text about the event under the pointer on the timeline, and draws a hairline at the event. The text names a
 * mark near the pointer, such as a solution. Returns undefined if the pointer is not on the timeline.
 */
export function Readout({ range }: ReadoutProps) {
  const words = useMessages().searching
  const readout = useApp((app) => app.readout)
  const end = useSession(({ run }) => eventsOf(run))
  const { from, to } = range ?? { from: 0, to: end }
  const mark = useMark(readout?.event ?? 0, to - from)
  if (readout === undefined) return undefined
  const { event, depth, last } = readout
  const share = to === from ? 0 : Math.max(0, Math.min(1, (event - from) / (to - from)))
  const reported = words.readout(
    event,
    last === undefined ? undefined : { depth, notation: eventNotation(last) },
  )
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={styles.readout} style={{ left: `${share * 100}%` }}>
        {/* Shifted in proportion to its position, so that neither edge clips it. */}
        <p className={styles.reported} style={{ translate: `${share * -100}%` }}>
          <span>{reported}</span>
          {mark !== undefined && <span>{` · ${words.marks[mark]}`}</span>}
        </p>
      </div>
    </div>
  )
}

/** Maximum distance between the pointer and the mark of a single event, as a share of the timeline's width. */
const NEAR = 0.004

/**
 * Returns the mark near an event, or the excursion that contains it; undefined if there is none. Marks of single events
 * take precedence.
 * @param width of the timeline, in events
 */
function useMark(event: number, width: number): 'solution' | 'hit' | 'deepest' | 'excursion' | undefined {
  const { deepest, excursion, solutions } = useSession(landmarksOf)
  const hits = useSession(({ debugging }) => debugging.hits)
  const isNear = (marked: number) => marked > 0 && Math.abs(marked - event) <= width * NEAR
  if (isNear(deepest)) return 'deepest'
  if (solutions.some(isNear)) return 'solution'
  if (hits.some(isNear)) return 'hit'
  return excursion.from <= event && event < excursion.to ? 'excursion' : undefined
}
