import { comparingOf, COUNTED_FIGURES } from './comparing.ts'
import { countedFigure, shareCounted } from './sorting.ts'
import { TIMED_LANGUAGES } from '../../../search/seconds/estimates.ts'
import type { TimeLimits } from '../../../search/seconds/limits.ts'
import type { TimeVerdict } from '../../../search/seconds/secondsRange.ts'
import { MAX_LANES } from '../lockstep/lockstep.ts'
import { pickedIds, picksOf } from '../picks.ts'
import { COMPARE, TABLE } from '../words.ts'
import { PICK_LIMIT_ID } from './PickBar.tsx'
import { useActions, useApp, useAppStore, useWords } from '../../store/useApp.ts'
import styles from './ProgramTable.module.css'
import { onLogScale } from './logScale.ts'
import { SecondsChart } from './SecondsChart.tsx'
import type { ComparedRow } from './useComparison.ts'

interface TableRowProps {
  readonly row: ComparedRow
  /** All rows of the table, from which the counted share of a search is estimated. */
  readonly rows: readonly ComparedRow[]
  readonly isChosen: boolean
  readonly limits: TimeLimits
  /** Range of the axis of seconds. */
  readonly scale: readonly [number, number]
  /** Ranges of the bars of events and of work. */
  readonly scales: Readonly<Record<'events' | 'work', readonly [number, number]>>
}

/** Table row with the figures of a program; its name is the button that chooses it. */
export function TableRow({ row, rows, isChosen, limits, scale, scales }: TableRowProps) {
  const words = useWords(TABLE)
  const { number } = useWords(COMPARE)
  const { chooseStrategy, chooseExtent } = useActions()
  const extent = useApp((app) => comparingOf(app).extent)
  const { cost, name, summary, timed } = row
  const figure = (counted: number) => (cost.ended ? number(counted) : words.atLeast(counted))
  function choose() {
    chooseStrategy(cost.strategy)
    if (extent !== undefined) chooseExtent(extent)
  }
  return (
    <tr aria-current={isChosen ? 'true' : undefined}>
      <th scope="row" className={styles.program}>
        <button type="button" className={styles.name} aria-pressed={isChosen} onClick={choose}>
          {name}
        </button>
        <span className={styles.summary} title={summary}>
          {`${isChosen ? `${words.chosen} · ` : ''}${summary}`}
        </span>
      </th>
      <td className={styles.pick}>
        <PickBox id={cost.strategy} name={name} />
      </td>
      {COUNTED_FIGURES.map((each) => (
        <td key={each}>
          <span>{each === 'deepest' ? number(cost.deepest) : figure(countedFigure(cost, each))}</span>
          {(each === 'events' || each === 'work') && (
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${100 * onLogScale(cost[each], scales[each])}%` }} />
            </span>
          )}
          {each === 'events' && !cost.ended && <CountedShare row={row} rows={rows} />}
        </td>
      ))}
      {TIMED_LANGUAGES.map((language) => {
        const found = timed.find((one) => one.language === language)
        if (found === undefined) return <td key={language}>{words.unknown}</td>
        const { seconds } = found.estimate
        return (
          <td key={language} data-over={found.verdict === 'over' || undefined} className={styles.seconds}>
            {found.isSoFar ? words.moreThan(seconds) : words.about(seconds)}
          </td>
        )
      })}
      <td className={styles.chart}>
        <SecondsChart timed={timed} limits={limits} scale={scale} />
      </td>
      <td className={styles.verdict}>
        <Verdicts row={row} />
      </td>
    </tr>
  )
}

/** Checkbox that chooses a program to be watched in step. If there is no room, it stays, and refers to the reason. */
function PickBox({ id, name }: { readonly id: string; readonly name: string }) {
  const words = useWords(TABLE).picks
  const store = useAppStore()
  const isPicked = useApp((app) => pickedIds(app).includes(id))
  const isFull = useApp((app) => pickedIds(app).length >= MAX_LANES)
  const isIdle = isFull && !isPicked
  return (
    <label title={isIdle ? words.full : undefined}>
      <input
        type="checkbox"
        aria-label={words.pick(name)}
        aria-disabled={isIdle || undefined}
        aria-describedby={isIdle ? PICK_LIMIT_ID : undefined}
        checked={isPicked}
        onChange={() => picksOf(store).toggle(id)}
      />
    </label>
  )
}

/** Share of the search counted so far. While counting is in progress, says so if the share cannot be estimated. */
function CountedShare({ row, rows }: Pick<TableRowProps, 'row' | 'rows'>) {
  const words = useWords(TABLE)
  const isRunning = useApp((app) => comparingOf(app).status === 'running')
  const share = shareCounted(
    row.cost,
    rows.map(({ cost }) => cost),
  )
  if (share !== undefined) return <span className={styles.counted}>{words.done(share)}</span>
  return isRunning ? <span className={styles.counted}>{`${words.counting}…`}</span> : undefined
}

const SIGNS: Readonly<Record<TimeVerdict, string>> = { over: '✕', close: '≈', open: '…', within: '✓' }

/** A line for each verdict on the time limit that applies to some language, with these languages. */
function Verdicts({ row: { timed } }: Pick<TableRowProps, 'row'>) {
  const words = useWords(TABLE)
  return (['over', 'close', 'open', 'within'] as const).map((verdict) => {
    const languages = timed.filter((one) => one.verdict === verdict).map(({ language }) => language)
    if (languages.length === 0) return undefined
    return (
      <span key={verdict} className={styles[verdict]}>
        <span aria-hidden="true">{SIGNS[verdict]}</span>
        <span>{` ${words.verdictOf(verdict, languages)}`}</span>
      </span>
    )
  })
}
