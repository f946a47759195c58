import { compareOf } from './commands.ts'
import { comparingOf } from '../../../app/compare/comparing.ts'
import { SAMPLES } from '../../../app/puzzle/samples.ts'
import { sameBoard } from '../../../core/grid.ts'
import { TIME_LIMITS, type TimeLimits } from '../../../core/seconds/limits.ts'
import { TIMED_LANGUAGES } from '../../../core/seconds/estimates.ts'
import { COMPARE } from './words.ts'
import { Button } from '../../../ui/Button.tsx'
import fields from '../../../ui/Field.module.css'
import { SelectField } from '../../../ui/SelectField.tsx'
import { useApp, useCommand, usePhrase, useWords } from '../../../ui/useApp.ts'
import { CopyTable } from './CopyTable.tsx'
import styles from './CompareControls.module.css'
import type { Comparison } from './useComparison.ts'

/** Choices of the maximum events counted per program. */
const LIMITS = [1e6, 1e7, 1e8, 1e9, Infinity] as const

/** Title, extent (first or all solutions), limits and progress of the comparison. */
export function CompareControls({ comparison }: { readonly comparison: Comparison }) {
  const words = useWords(COMPARE)
  const phrase = usePhrase()
  const compare = useCommand(compareOf)
  const { extent, limit, judge } = useApp(comparingOf)
  const sample = useApp(({ puzzle }) => SAMPLES.find(({ grid }) => sameBoard(grid, puzzle.grid)))
  const { rows, limits } = comparison
  const name = sample === undefined ? words.yourPuzzle : phrase(sample.name)
  return (
    <div className={styles.controls}>
      <h2 className={styles.title}>{words.title(rows.length || 11, name)}</h2>
      <div className={styles.extent} role="radiogroup" aria-label={words.extent}>
        {(['first', 'all'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="compared-extent"
              checked={one === extent}
              onChange={() => compare({ kind: 'extent', extent: one })}
            />
            <span>{words[one]}</span>
          </label>
        ))}
      </div>
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
        <span>{words.limitsOf(limitsIn(limits))}</span>
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
    </div>
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
  const words = useWords(COMPARE)
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
