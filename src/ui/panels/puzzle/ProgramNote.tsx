import { useEffect } from 'react'
import { builtInOf } from '../../../app/session/sessions.ts'
import { DEFAULT_PROGRAM, DEFAULT_SUMMARY, programWithId } from '../../../app/programs.ts'
import { partOf } from '../../lazyPart.tsx'
import { sourceOf } from '../../source.ts'
import { useApp, usePhrase, useSession } from '../../useApp.ts'
import { useIsUsed } from '../../whileSearching.tsx'
import { Section } from '../../Section.tsx'

const notes = sourceOf(() => import('./notes.ts'))
const ProgramSummary = partOf(notes, (parts) => parts.ProgramSummary)
const Work = partOf(notes, (parts) => parts.Work)
export const Forgets = partOf(notes, (parts) => parts.Forgets)

/** The summary of a built-in program, and the cost of its search wherever in it the playhead stands. */
export function ProgramNote() {
  const phrase = usePhrase()
  const isBuiltIn = useSession(({ program }) => program.kind === 'built-in')
  const isOpen = useSession(({ run }) => run.status === 'open')
  const isUsed = useIsUsed()
  const strategy = useApp((app) => builtInOf(app).strategy)
  // A search is likely, and none is to wait for what is said of it. If it fails, drawing will try again.
  useEffect(() => {
    if (isUsed) notes.ask().catch(() => undefined)
  }, [isUsed])
  if (!isBuiltIn) return undefined
  const { id, name } = programWithId(strategy) ?? DEFAULT_PROGRAM
  return (
    <Section id="program-note" heading={phrase(name)}>
      <p>{id === DEFAULT_PROGRAM.id ? phrase(DEFAULT_SUMMARY) : <ProgramSummary />}</p>
      {isOpen && isUsed && <Work />}
    </Section>
  )
}
