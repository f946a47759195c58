import { builtInOf } from '../../../app/session/sessions.ts'
import { DEFAULT_PROGRAM, DEFAULT_SUMMARY, programWithId } from '../../../app/programs.ts'
import { partOf } from '../../lazyPart.tsx'
import { useApp, usePhrase } from '../../useApp.ts'
import { using, whileUsed } from '../../whileSearching.tsx'
import styles from './PuzzlePanel.module.css'

const ProgramSummary = partOf(using, (parts) => parts.ProgramSummary)
const Work = whileUsed((parts) => parts.Work)

/** The program's summary, and the cost of its search wherever in it the playhead stands. */
export function ProgramNote() {
  const phrase = usePhrase()
  const strategy = useApp((app) => builtInOf(app).strategy)
  const { id, name } = programWithId(strategy) ?? DEFAULT_PROGRAM
  return (
    <section className={styles.section} aria-labelledby="program-note">
      <h2 id="program-note" className={styles.heading}>
        {phrase(name)}
      </h2>
      <p>{id === DEFAULT_PROGRAM.id ? phrase(DEFAULT_SUMMARY) : <ProgramSummary />}</p>
      <Work />
    </section>
  )
}
