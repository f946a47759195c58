import { OWN } from './words.ts'
import { strategyWithId } from '../../search/programs/registry.ts'
import { useApp, usePhrase, useWords } from '../store/useApp.ts'

/** Names the built-in program that makes the same events as the latest run, if one does. The verdict's details say more. */
export function OwnLikeness() {
  const words = useWords(OWN)
  const phrase = usePhrase()
  const likeness = useApp((app) => app.own?.run?.likeness)
  const program = likeness && strategyWithId(likeness.program)
  if (likeness?.kind !== 'same' || program === undefined) return undefined
  return <span>{words.sameEvents(phrase(program.name))}</span>
}
