import { DEFAULT_STRATEGY, strategyWithId } from '../../../core/programs/registry.ts'
import type { Lane } from '../../../app/compare/lockstep.ts'
import { LANGUAGE_NAMES } from '../../../core/own/language.ts'
import { useMessages, usePhrase } from '../../../ui/useApp.ts'

/** Returns a function that names the program of a lane (a contestant of the race) as the program menu does. */
export function useNameOf(): (lane: Pick<Lane, 'program'>) => string {
  const { header } = useMessages()
  const phrase = usePhrase()
  return ({ program }) =>
    program.kind === 'own'
      ? `${header.own}: ${LANGUAGE_NAMES[program.language]}`
      : phrase((strategyWithId(program.strategy) ?? DEFAULT_STRATEGY).name)
}
