import { ANY_JUDGE } from '../../../app/judging.ts'
import { JUDGES, judgeWithId } from '../../../core/judge/registry.ts'
import { Button } from '../../Button.tsx'
import { useActions, useApp, useMessages, usePhrase } from '../../useApp.ts'
import styles from './JudgePanel.module.css'

/** What was printed, and for which judge. */
export function ProgramOutput() {
  const { judging } = useMessages()
  const phrase = usePhrase()
  const { setOutput, chooseJudge, judgeShownBoard } = useActions()
  const output = useApp((app) => app.judging.output)
  const judge = useApp((app) => app.judging.judge)
  const isAnsweredWithPhrase = judgeWithId(judge)?.answer.kind === 'phrase'
  return (
    <section className={styles.section}>
      <label className={styles.heading} htmlFor="program-output">
        {judging.output}
      </label>
      <textarea
        id="program-output"
        className={styles.output}
        rows={9}
        spellCheck={false}
        autoComplete="off"
        aria-describedby="program-output-hint"
        value={output}
        onChange={({ target }) => setOutput(target.value)}
      />
      <p id="program-output-hint" className={styles.hint}>
        {judging.hint}
      </p>
      <div className={styles.row}>
        <label className={styles.judge}>
          {judging.judge}
          <select
            className={styles.select}
            value={judge}
            onChange={({ target }) => chooseJudge(target.value)}
          >
            <option value={ANY_JUDGE}>{judging.auto}</option>
            {JUDGES.map(({ id, name }) => (
              <option key={id} value={id}>
                {phrase(name)}
              </option>
            ))}
          </select>
        </label>
        <Button
          label={judging.check}
          shows="label"
          disabled={isAnsweredWithPhrase}
          onClick={() => void judgeShownBoard()}
        />
      </div>
    </section>
  )
}
