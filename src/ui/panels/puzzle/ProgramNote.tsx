import { lazy, Suspense } from 'react'
import { DEFAULT_PROGRAM, DEFAULT_SUMMARY, programWithId } from '../../../app/programs.ts'
import { useApp, useMessages, usePhrase } from '../../useApp.ts'
import { fetchSearching } from '../../whileSearching.tsx'
import styles from './PuzzlePanel.module.css'

const ProgramSummary = lazy(async () => ({ default: (await fetchSearching()).ProgramSummary }))

/** What is special about the program, and what its search has cost so far. */
export function ProgramNote() {
  const messages = useMessages()
  const phrase = usePhrase()
  const strategy = useApp((app) => app.strategy)
  const work = useApp(({ run }) => (run.status === 'open' ? run.progress.work : 0))
  const { id, name } = programWithId(strategy) ?? DEFAULT_PROGRAM
  return (
    <section className={styles.section} aria-labelledby="program-note">
      <h2 id="program-note" className={styles.heading}>
        {phrase(name)}
      </h2>
      <p>
        {id === DEFAULT_PROGRAM.id ? (
          phrase(DEFAULT_SUMMARY)
        ) : (
          <Suspense>
            <ProgramSummary />
          </Suspense>
        )}
      </p>
      <p className={styles.hint}>
        {messages.panels.puzzle.work} <strong data-testid="work">{messages.number(work)}</strong>
      </p>
    </section>
  )
}
