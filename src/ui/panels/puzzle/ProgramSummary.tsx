import { builtInOf } from '../../../app/session/sessions.ts'
import { summaries } from 'virtual:program-summaries'
import { useApp, usePhrase } from '../../useApp.ts'

export function ProgramSummary() {
  const phrase = usePhrase()
  return <span>{phrase(summaries[useApp((app) => builtInOf(app).strategy)])}</span>
}
