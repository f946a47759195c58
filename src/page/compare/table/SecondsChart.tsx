import type { TimeLimits } from '../../../search/seconds/limits.ts'
import { TIMED_LANGUAGES } from '../../../search/seconds/estimates.ts'
import type { TimedProgram } from '../../../search/seconds/verdicts.ts'
import { TABLE } from '../words.ts'
import { useWords } from '../../store/useApp.ts'
import { Mark } from './Mark.tsx'
import { onLogScale } from './logScale.ts'
import styles from './SecondsChart.module.css'

interface SecondsChartProps {
  readonly timed: readonly TimedProgram[]
  readonly limits: TimeLimits
  /** Range of the axis, in seconds. */
  readonly scale: readonly [number, number]
}

/**
 * Estimated seconds of a program, as a mark for each language on one axis, with time limits as vertical lines. Hidden
 * from assistive technology, because table cells hold the same figures.
 */
export function SecondsChart({ timed, limits, scale }: SecondsChartProps) {
  const words = useWords(TABLE)
  const at = (seconds: number) => `${100 * onLogScale(seconds, scale)}%`
  const all = timed.map(({ estimate }) => onLogScale(estimate.seconds, scale) * 100)
  const limitLines = TIMED_LANGUAGES.flatMap((language) => {
    const limit = limits.seconds[language]
    return limit === undefined ? [] : [{ language, limit }]
  })
  return (
    <div className={styles.chart} aria-hidden="true">
      {limitLines.map(({ language, limit }) => (
        <span
          key={language}
          className={`${styles.limit} ${language === 'cpp' ? styles.compiled : styles.interpreted}`}
          style={{ left: at(limit) }}
          title={words.limitLine(language, limit)}
        />
      ))}
      <span
        className={styles.span}
        style={{ left: `${Math.min(...all)}%`, right: `${100 - Math.max(...all)}%` }}
      />
      {timed.map(({ language, estimate, verdict }) => (
        <span
          key={language}
          className={styles.place}
          data-over={verdict === 'over' || undefined}
          style={{ left: at(estimate.seconds) }}
          title={`${words.languages[language]} ${words.about(estimate.seconds)}`}
        >
          <Mark figure={language} />
        </span>
      ))}
    </div>
  )
}
