import { builtInOf } from '../../../app/session/sessions.ts'
import { DEFAULT_PROGRAM, DEFAULT_SUMMARY, programWithId } from '../../../app/programs.ts'
import { partOf } from '../../lazyPart.tsx'
import { useApp, usePhrase } from '../../useApp.ts'
import { using, whileUsed } from '../../whileSearching.tsx'
import { Section } from '../../Section.tsx'

const ProgramSummary = partOf(using, (parts) => parts.ProgramSummary)
const Work = whileUsed((parts) => parts.Work)

/** The program's summary, and the cost of its search wherever in it the playhead stands. */
export function ProgramNote() {
  const phrase = usePhrase()
  const strategy = useApp((app) => builtInOf(app).strategy)
  const { id, name } = programWithId(strategy) ?? DEFAULT_PROGRAM
  return (
    <Section id="program-note" heading={phrase(name)}>
      <p>{id === DEFAULT_PROGRAM.id ? phrase(DEFAULT_SUMMARY) : <ProgramSummary />}</p>
      <Work />
    </Section>
  )
}
