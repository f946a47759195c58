import { judgeShownBoardOf } from './commands.ts'
import { ANY_JUDGE } from './judge.ts'
import { VERDICTS } from './words.ts'
import fields from '../controls/Field.module.css'
import { Button } from '../controls/Button.tsx'
import { useActions, useApp, useCommand, usePhrase, useWords } from '../store/useApp.ts'
import styles from './CheckedOutput.module.css'
import sections from '../controls/Section.module.css'

/** Text field for a program's output, choice of the judge, and a button that judges the shown board instead. */
export function ProgramOutput() {
  const words = useWords(VERDICTS)
  const phrase = usePhrase()
  const { setOutput, chooseJudge } = useActions()
  const judgeShownBoard = useCommand(judgeShownBoardOf)
  const output = useApp((app) => app.judge.output)
  const chosen = useApp((app) => app.judge.chosen)
  const judges = useApp((app) => app.judge.judges)
  const needsPhrase = judges.some(({ id, answer }) => id === chosen && answer.kind === 'phrase')
  return (
    <section className={sections.section}>
      <label className={sections.heading} htmlFor="program-output">
        {words.output}
      </label>
      <textarea
        id="program-output"
        className={fields.text}
        rows={9}
        spellCheck={false}
        autoComplete="off"
        aria-describedby="program-output-hint"
        value={output}
        onChange={({ target }) => setOutput(target.value)}
      />
      <p id="program-output-hint" className={sections.hint}>
        {words.hint}
      </p>
      <div className={styles.row}>
        <label className={styles.judge}>
          <span>{words.judge}</span>
          <select
            className={`${fields.field} ${styles.select}`}
            value={chosen}
            onChange={({ target }) => chooseJudge(target.value)}
          >
            <option value={ANY_JUDGE}>{words.auto}</option>
            {judges.map(({ id, name }) => (
              <option key={id} value={id}>
                {phrase(name)}
              </option>
            ))}
          </select>
        </label>
        <Button label={words.check} shows="label" disabled={needsPhrase} onClick={() => judgeShownBoard()} />
      </div>
    </section>
  )
}
