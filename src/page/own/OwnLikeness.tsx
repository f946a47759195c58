import { OWN } from './words.ts'
import { strategyWithId } from '../../search/programs/registry.ts'
import { useApp, usePhrase, useWords } from '../store/useApp.ts'

/** Names the built-in program whose events agree longest with those of the latest run; nothing until that is known. */
export function OwnLikeness() {
  const words = useWords(OWN)
  const phrase = usePhrase()
  const likeness = useApp((app) => app.own?.run?.likeness)
  const program = likeness && strategyWithId(likeness.program)
  if (likeness === undefined || program === undefined) return undefined
  return <span>{words.likeness(likeness, phrase(program.name))}</span>
}
