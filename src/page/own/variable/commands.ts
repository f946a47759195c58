/** Commands for showing the writes to a variable of the user's own program. */
import type { FollowRequest, VariableAnswer } from '../../../runner/run/variableStory.ts'
import { eventsOf } from '../../session/selectors.ts'
import { frontOf } from '../../session/sessions.ts'
import { perStore } from '../../store/perStore.ts'
import { assertNever } from '../../../sudoku/result.ts'
import type { ProgramCall } from '../../../search/steps/step.ts'
import type { Position } from '../../../search/trace/position.ts'
import { drawerOf } from '../../drawer/commands.ts'
import { panelRunOf, canReadValues } from '../panelRun.ts'

export type VariableCommand =
  /** Finds the writes to a variable of a call in progress, around the current position. */
  | { readonly kind: 'open'; readonly name: string; readonly call: Pick<ProgramCall, 'name' | 'depth'> }
  /** Searches again for the writes to the same variable, from an earlier event on than the previous search. */
  | { readonly kind: 'further' }
  /** Ends the search, and forgets the writes. */
  | { readonly kind: 'end' }
  /** As `end`, and shows in the drawer what was there before. */
  | { readonly kind: 'close' }
  | { readonly kind: 'goTo'; readonly position: Position }

/** Number of events before the current position that the first search covers: about a second of a run in Python. */
const EVENTS_BEFORE = 2000
/** Number of events after the current position that each search covers. */
const EVENTS_AFTER = 500
/** Factor by which each further search extends the number of events before the position. */
const FURTHER = 8

export const variableOf = perStore((store) => {
  const { getState: get, actions } = store
  const drawer = drawerOf(store)
  const following = panelRunOf(store).question<FollowRequest, VariableAnswer>({
    isAskable: canReadValues,
    ask: (asker, request, signal) => asker.ask('follow', request, signal),
    shown: (variable) => ({ variable }),
  })

  function follow(request: Omit<FollowRequest, 'from' | 'to'>, eventsBefore: number): void {
    const { event } = request.at
    const from = Math.max(0, event - eventsBefore)
    const to = Math.min(eventsOf(frontOf(get()).run), event + EVENTS_AFTER)
    following.begin({ ...request, from, to })
  }

  return (command: VariableCommand): void => {
    switch (command.kind) {
      case 'open': {
        actions.pause()
        const at = frontOf(get()).debugging.executionPoint?.position
        const { name, call } = command
        if (at === undefined) return
        follow({ name, call: call.name, depth: call.depth, at }, EVENTS_BEFORE)
        return drawer({ kind: 'open', tab: 'values' })
      }
      case 'further': {
        const request = get().own?.run?.variable?.request
        if (request !== undefined) follow(request, (request.at.event - request.from) * FURTHER)
        return
      }
      case 'end':
        return following.end()
      case 'close':
        following.end()
        return drawer({ kind: 'leaveValues' })
      case 'goTo':
        return actions.goTo(command.position)
      default:
        return assertNever(command)
    }
  }
})
