import { type ComparedFigure, comparingOf, COUNTED_FIGURES } from './comparing.ts'
import { TIMED_LANGUAGES } from '../../../search/seconds/estimates.ts'
import { COMPARE, TABLE } from '../words.ts'
import { ScrollRegion } from '../../panels/ScrollRegion.tsx'
import { useApp, useCommand, useWords } from '../../store/useApp.ts'
import { TableRow } from './TableRow.tsx'
import styles from './ProgramTable.module.css'
import { Mark } from './Mark.tsx'
import secondsChartStyles from './SecondsChart.module.css'
import { compareOf } from './commands.ts'
import { decadesOf, onLogScale } from './logScale.ts'
import type { Comparison } from './useComparison.ts'

/** Table of all programs: figures, bars on a logarithmic scale, time estimates, and verdicts. */
export function ProgramTable({ comparison }: { readonly comparison: Comparison }) {
  const words = useWords(TABLE)
  const { inStep } = useWords(COMPARE)
  const { rows, limits, chosen } = comparison
  const seconds = rows.flatMap(({ timed }) => timed.map(({ estimate }) => estimate.seconds))
  const limitSeconds = Object.values(limits.seconds)
  const scale = decadesOf(
    [...seconds, ...limitSeconds].filter((value) => value > 0),
    [0.01, 10],
  )
  const scales = {
    events: scaleOf(rows.map(({ cost }) => cost.events)),
    work: scaleOf(rows.map(({ cost }) => cost.work)),
  }
  return (
    <ScrollRegion name={words.table}>
      <table className={styles.table} aria-label={words.table}>
        <thead>
          <tr>
            <SortHeader figure="program" />
            <th scope="col" className={styles.pick}>
              {inStep}
            </th>
            {COUNTED_FIGURES.map((figure) => (
              <SortHeader key={figure} figure={figure} />
            ))}
            {TIMED_LANGUAGES.map((language) => (
              <SortHeader key={language} figure={language} />
            ))}
            <th scope="col" className={styles.chart}>
              <span>{words.seconds}</span>
              <SecondsAxis scale={scale} />
            </th>
            <th scope="col">{words.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={row.cost.strategy}
              row={row}
              rows={rows}
              isChosen={row === chosen}
              limits={limits}
              scale={scale}
              scales={scales}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** Returns the range of a bar scale. It starts at a tenth of the lowest positive value, so that its bar is visible. */
function scaleOf(values: readonly number[]): readonly [number, number] {
  const counted = values.filter((value) => value > 0)
  return [Math.min(...counted, Math.max(...counted, 1)) / 10, Math.max(...counted, 10)]
}

function SortHeader({ figure }: { readonly figure: ComparedFigure }) {
  const words = useWords(TABLE)
  const compare = useCommand(compareOf)
  const { by, direction } = useApp((app) => comparingOf(app).sorting)
  const isSorted = by === figure
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className={styles[figure]}>
      <button type="button" className={styles.sort} onClick={() => compare({ kind: 'sort', by: figure })}>
        <Mark figure={figure} />
        <span>{words.figures[figure]}</span>
        <span aria-hidden="true" className={styles.arrow}>
          {isSorted ? (direction === 'ascending' ? '↑' : '↓') : ''}
        </span>
      </button>
    </th>
  )
}

/** Axis labels at powers of ten. */
function SecondsAxis({ scale }: { readonly scale: readonly [number, number] }) {
  const { secondsText } = useWords(TABLE)
  const decades = Math.round(Math.log10(scale[1] / scale[0]))
  // Skip powers so that at most seven labels remain.
  const step = Math.ceil(decades / 6)
  const ticks = Array.from(
    { length: Math.floor(decades / step) + 1 },
    (_, index) => scale[0] * 10 ** (index * step),
  )
  return (
    <span className={secondsChartStyles.axis} aria-hidden="true">
      {ticks.map((tick) => (
        <span
          key={tick}
          className={secondsChartStyles.tick}
          style={{ left: `${100 * onLogScale(tick, scale)}%` }}
        >
          {secondsText(Number(tick.toPrecision(1)))}
        </span>
      ))}
    </span>
  )
}
