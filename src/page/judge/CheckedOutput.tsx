import { useEffect, useRef } from 'react'
import { intoView } from '../controls/intoView.ts'
import { useApp, useAppStore, useActions, useCommand, usePhrase, useWords } from '../store/useApp.ts'
import { judgeShownBoardOf } from './commands.ts'
import styles from './CheckedOutput.module.css'
import { Verdict } from './Verdict.tsx'
import { ANY_JUDGE } from './judge.ts'
import { VERDICTS } from './words.ts'
import fields from '../controls/Field.module.css'
import { Button } from '../controls/Button.tsx'
import sections from '../controls/Section.module.css'

/** Field for a program's output, and the judge's verdict on it. */
export default function CheckedOutput() {
  const store = useAppStore()
  useEffect(() => void judgeShownBoardOf(store), [store])
  const verdict = useVerdictInView()
  return (
    <div className={styles.panel}>
      <ProgramOutput />
      <div ref={verdict}>
        <Verdict />
      </div>
    </div>
  )
}

/** Returns a `ref` for the verdict, which comes into view when it is that on an output from elsewhere on the page. */
function useVerdictInView() {
  const verdict = useRef<HTMLDivElement>(null)
  const shown = useRef<object>(undefined)
  const submission = useApp(({ notice }) => (notice?.kind === 'submitted' ? notice : undefined))
  const isJudged = useApp(({ judge }) => judge.judgement !== undefined)
  useEffect(() => {
    if (submission === undefined || !isJudged || shown.current === submission) return
    shown.current = submission
    intoView(verdict.current)
  }, [submission, isJudged])
  return verdict
}

/** Text field for a program's output, choice of the judge, and a button that judges the shown board instead. */
function ProgramOutput() {
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
