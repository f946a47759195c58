/** Builds the address parts that carry the user's own program in a shared link. */
import { fragmentWith } from '../own/linkedProgram.ts'
import { chosenProgram, runOf } from '../own/own.ts'
import { linkCodeOf } from '../own/programLink.ts'
import { frontOf } from '../session/sessions.ts'
import type { SharedProgram } from './sharing.ts'
import { boardPosition } from '../session/sessionLink.ts'
import { momentQuery } from '../store/address.ts'
import type { AppState } from '../store/state.ts'
import { viewParameters } from '../timeline/linkedView.ts'
import { positionNotation, positionOrder, START } from '../../search/trace/position.ts'

/**
 * Returns the address parts of the shown own program, at the event on the board: `too-large` if it does not fit into a
 * link, undefined for other programs.
 */
export function sharedProgram(state: AppState): SharedProgram | 'too-large' | undefined {
  const { own } = state
  const session = frontOf(state)
  if (session.program.kind !== 'own' || own === undefined) return undefined
  const shown = chosenProgram(own, session.program.language)
  const code = linkCodeOf(shown)
  if (code === undefined) return 'too-large'
  // An event number applies only to the text that ran.
  const position = runOf(own, shown)?.text === shown.text ? boardPosition(session) : START
  const moment = positionOrder(position, START) > 0 && { event: positionNotation(position) }
  return {
    query: momentQuery(state, { ...viewParameters(state), ...moment }),
    fragment: fragmentWith(code),
  }
}
