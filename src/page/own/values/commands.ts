/** Commands for the values of expressions at a line of the user's own program. */
import type { Own } from '../own.ts'
import type { LineValues, ValuesAnswer, ValuesRequest } from '../../../runner/run/lineValues.ts'
import type { ValuesPanel } from '../values.ts'
import { frontOf } from '../../session/sessions.ts'
import { perStore } from '../../store/perStore.ts'
import { assertNever } from '../../../sudoku/result.ts'
import { latest, still } from '../../../calls/latest.ts'
import { drawerOf } from '../../drawer/commands.ts'
import { variableOf } from '../variable/commands.ts'
import { panelRunOf, canReadValues } from '../panelRun.ts'
import { stepOfLineRun } from './lineSteps.ts'
import { earlierRowsOf, valuesCsv } from './valueTable.ts'

export type ValuesCommand =
  /** Opens the panel at a line, or moves it there. @property line from 1 */
  | { readonly kind: 'open'; readonly line: number }
  | { readonly kind: 'close' }
  /** Reads an expression at the panel's line. @property from first event after which the line may run */
  | { readonly kind: 'read'; readonly expression: string; readonly from: number }
  /** Ends the reading in progress. */
  | { readonly kind: 'stop' }
  /** Draws a column over the timeline, or none. @property column from 0 */
  | { readonly kind: 'draw'; readonly column: number | undefined }
  /** Goes to the run of the line at which a row was read. @property row from 0 */
  | { readonly kind: 'goTo'; readonly row: number }
  /** Keeps the panel at its line when the program is edited. @property lineNow returns the new number, 0 if deleted */
  | { readonly kind: 'follow'; readonly lineNow: (line: number) => number }

export function valuesIn(own: Own | undefined): LineValues | undefined {
  const values = own?.run?.values
  return values?.kind === 'answered' && values.answer.kind === 'read' ? values.answer : undefined
}

export const valuesOf = perStore((store) => {
  const { getState: get, setState: set, actions } = store
  const panelRun = panelRunOf(store)
  const reading = panelRun.question<ValuesRequest, ValuesAnswer>({
    isAskable: canReadValues,
    ask: (asker, request, signal) => asker.ask('values', request, signal),
    shown: (values) => ({ values }),
  })
  const goings = latest()
  const drawer = drawerOf(store)

  /** Changes the panel, which opens if it is closed; undefined closes it. */
  function change(part: Partial<ValuesPanel> | undefined): void {
    const { own } = get()
    if (own === undefined) return
    const { valuesPanel } = own
    set({ own: { ...own, valuesPanel: part && { ...(valuesPanel ?? NEW_PANEL), ...part } } })
  }

  /** Goes to the event of a row, then to the step at which the row was read. */
  function goTo(row: number): void {
    const { own } = get()
    const values = valuesIn(own)
    const event = values?.events[row]
    const run = own?.run
    if (values === undefined || event === undefined || run?.values === undefined) return
    actions.goToEvent(event)
    change({ row })
    const { line } = run.values.request
    const asker = panelRun.asker()
    if (asker === undefined) return
    void goings.run(async (signal) => {
      const known = await still(asker.linesAround(event, signal), signal)
      const nth = earlierRowsOf(values, row)
      const step = known === 'unknown' ? undefined : stepOfLineRun(known, { event, line, nth })
      const { playhead } = frontOf(get())
      // The user may have moved on.
      if (step !== undefined && playhead.event === event && playhead.step === 0) actions.goTo({ event, step })
    })
  }

  return (command: ValuesCommand): void => {
    const panel = get().own?.valuesPanel
    switch (command.kind) {
      case 'open':
        variableOf(store)({ kind: 'end' })
        change({ line: command.line })
        return drawer({ kind: 'open', tab: 'values' })
      case 'close':
        change(undefined)
        return drawer({ kind: 'leaveValues' })
      case 'read':
        if (panel === undefined) return
        change({ drawn: undefined, row: undefined })
        return reading.begin({ line: panel.line, expression: command.expression, from: command.from })
      case 'stop':
        return reading.end()
      case 'draw':
        return change({ drawn: command.column })
      case 'goTo':
        return goTo(command.row)
      case 'follow': {
        if (panel === undefined) return
        const line = command.lineNow(panel.line)
        return line === panel.line || line === 0 ? undefined : change({ line })
      }
      default:
        return assertNever(command)
    }
  }
})

const NEW_PANEL: ValuesPanel = { line: 1, drawn: undefined, row: undefined }

/** Copies the table as comma-separated values. Resolves to false if there is none, or if the browser forbids it. */
export const copyValuesOf = perStore(
  ({ getState, environment }) =>
    async (eventTitle: string): Promise<boolean> => {
      const values = valuesIn(getState().own)
      if (values === undefined) return false
      try {
        await environment.writeClipboard(valuesCsv(values, eventTitle))
        return true
      } catch {
        // The page shows the text, so that the user can copy it by hand.
        return false
      }
    },
)
