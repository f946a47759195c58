import { DEFAULT_PROGRAM, programWithId } from '../../../app/programs.ts'
import type { Lane } from '../../../app/racing/racing.ts'
import type { Phrase } from '../../../core/text.ts'

/** The name of a lane's program. */
export function nameOf({ program }: Pick<Lane, 'program'>): Phrase {
  return (programWithId(program.strategy) ?? DEFAULT_PROGRAM).name
}
