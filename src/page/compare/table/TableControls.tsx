import { compareOf } from './commands.ts'
import { comparingOf } from './comparing.ts'
import { SAMPLES } from '../../puzzle/samples.ts'
import { sameBoard } from '../../../sudoku/grid.ts'
import { TIME_LIMITS, type TimeLimits } from '../../../search/seconds/limits.ts'
import { TIMED_LANGUAGES } from '../../../search/seconds/estimates.ts'
import { STRATEGIES } from '../../../search/programs/registry.ts'
import { ExtentChoice } from '../ExtentChoice.tsx'
import { TABLE } from '../words.ts'
import { Button } from '../../controls/Button.tsx'
import fields from '../../controls/Field.module.css'
import { SelectField } from '../../controls/SelectField.tsx'
import { useApp, useCommand, usePhrase, useWords } from '../../store/useApp.ts'
import { CopyTable } from './CopyTable.tsx'
import styles from './TableControls.module.css'
import { type Comparison, useComparison } from './useComparison.ts'

/** Choices of the maximum events counted per program. */
const LIMITS = [1e6, 1e7, 1e8, 1e9, Infinity] as const

/** Number of programs in the table, and the puzzle on which they are compared. */
export function TableTitle() {
  const words = useWords(TABLE)
  const phrase = usePhrase()
  const counted = useApp((app) => comparingOf(app).costs.length)
  const sample = useApp(({ puzzle }) => SAMPLES.find(({ grid }) => sameBoard(grid, puzzle.grid)))
  const name = sample === undefined ? words.yourPuzzle : phrase(sample.name)
  return <h2>{words.title(counted || STRATEGIES.length, name)}</h2>
}

/** Extent, limits and progress of the comparison. */
export function TableControls() {
  const words = useWords(TABLE)
  const phrase = usePhrase()
  const compare = useCommand(compareOf)
  const { extent, limit, judge } = useApp(comparingOf)
  const comparison = useComparison()
  return (
    <>
      <ExtentChoice
        label={words.extent}
        extent={extent}
        choose={(one) => compare({ kind: 'extent', extent: one })}
      />
      <label className={styles.choice}>
        <span>{words.judge}</span>
        <select
          className={fields.field}
          value={judge}
          onChange={({ target }) => compare({ kind: 'judge', judge: target.value })}
        >
          {TIME_LIMITS.map((one) => (
            <option key={one.judge} value={one.judge}>
              {phrase(one.name)}
            </option>
          ))}
        </select>
        <span>{words.limitsOf(limitsIn(comparison.limits))}</span>
      </label>
      <SelectField
        className={styles.choice}
        label={words.limit}
        value={limit}
        change={(value) => compare({ kind: 'limit', limit: Number(value) })}
      >
        {LIMITS.map((one) => (
          <option key={one} value={one}>
            {words.limitOf(one)}
          </option>
        ))}
      </SelectField>
      <div className={styles.row}>
        <CountingProgress comparison={comparison} />
        <CopyTable comparison={comparison} />
      </div>
    </>
  )
}

function limitsIn({ seconds }: TimeLimits) {
  return TIMED_LANGUAGES.flatMap((language) => {
    const limit = seconds[language]
    return limit === undefined ? [] : [[language, limit] as const]
  })
}

/** Number of programs counted, with a stop or continue button. */
function CountingProgress({ comparison: { rows } }: { readonly comparison: Comparison }) {
  const words = useWords(TABLE)
  const compare = useCommand(compareOf)
  const status = useApp((app) => comparingOf(app).status)
  const ended = rows.filter(({ cost }) => cost.ended).length
  if (rows.length === 0 && status !== 'stopped') return undefined
  const isRunning = status === 'running'
  return (
    <div className={styles.counting}>
      <progress aria-label={words.progressName} value={ended} max={rows.length || 1} />
      <span role="status">{words.progress(ended, rows.length)}</span>
      {status !== 'ended' && (
        <Button
          label={isRunning ? words.stop : words.goOn}
          tone={isRunning ? 'stop' : 'plain'}
          onClick={() => compare({ kind: isRunning ? 'stop' : 'goOn' })}
        />
      )}
    </div>
  )
}
