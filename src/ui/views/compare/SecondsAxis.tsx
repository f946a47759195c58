import { COMPARE } from '../../../i18n/compare.ts'
import { useWords } from '../../useApp.ts'
import styles from './SecondsChart.module.css'
import { onLogScale } from './logScale.ts'

/** The powers of ten below which the marks of a row stand. */
export function SecondsAxis({ scale }: { readonly scale: readonly [number, number] }) {
  const { secondsText } = useWords(COMPARE)
  const decades = Math.round(Math.log10(scale[1] / scale[0]))
  // Every other one where they are many.
  const step = Math.ceil(decades / 6)
  const ticks = Array.from(
    { length: Math.floor(decades / step) + 1 },
    (_, index) => scale[0] * 10 ** (index * step),
  )
  return (
    <span className={styles.axis} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} className={styles.tick} style={{ left: `${100 * onLogScale(tick, scale)}%` }}>
          {secondsText(Number(tick.toPrecision(1)))}
        </span>
      ))}
    </span>
  )
}
