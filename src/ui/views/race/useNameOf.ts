import { DEFAULT_PROGRAM, programWithId } from '../../../app/programs.ts'
import type { Lane } from '../../../app/racing/racing.ts'
import { LANGUAGE_NAMES } from '../../../core/own/language.ts'
import { useMessages, usePhrase } from '../../useApp.ts'

/** The name of a lane's program, as the menu of programs has it. */
export function useNameOf(): (lane: Pick<Lane, 'program'>) => string {
  const { header } = useMessages()
  const phrase = usePhrase()
  return ({ program }) =>
    program.kind === 'own'
      ? `${header.own}: ${LANGUAGE_NAMES[program.language]}`
      : phrase((programWithId(program.strategy) ?? DEFAULT_PROGRAM).name)
}
