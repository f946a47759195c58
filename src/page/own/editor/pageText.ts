/** Keeps the editor's text equal to the page's copy, which is in the app's state. */
import { history } from '@codemirror/commands'
import { Compartment, Transaction } from '@codemirror/state'
import { EditorView, type ViewUpdate } from '@codemirror/view'

/** Maps a line number to its number after an edit, both from 1; 0 if the line was deleted, or did not exist. */
export type LineMapping = (line: number) => number

/**
 * Returns two editor extensions (`listener` and `undoing`, the undo history), and `set`, which shows the page's text.
 * @param changed called after each edit by the user, with the texts after and `before` the edit
 */
export function pageText(changed: (text: string, lineNow: LineMapping, before: string) => void) {
  const undoing = new Compartment()
  /** Texts passed to `changed` that have not yet come back through `set`: until then, the page's copy is older. */
  const reported: string[] = []

  const listener = EditorView.updateListener.of((update) => {
    if (!update.transactions.some((edit) => edit.docChanged && edit.annotation(Transaction.remote) !== true))
      return
    const text = update.state.doc.toString()
    reported.push(text)
    changed(text, (line) => lineAfter(line, update), update.startState.doc.toString())
  })

  /**
   * Replaces the editor's text by the page's, and clears the undo history, which belonged to another program. Does
   * neither if the texts are equal, or if the page's is an echo of one of `reported`.
   */
  const set = (view: EditorView, text: string) => {
    const { state } = view
    const isOwn = state.toText(text).eq(state.doc)
    const at = reported.indexOf(text)
    reported.splice(0, isOwn || at < 0 ? reported.length : at + 1)
    if (isOwn || at >= 0) return
    view.dispatch({
      changes: difference(state.doc.toString(), state.toText(text).toString()),
      effects: undoing.reconfigure([]),
      annotations: Transaction.remote.of(true),
    })
    view.dispatch({ effects: undoing.reconfigure(history()) })
  }

  return { undoing, listener, set }
}

/** Returns the smallest single change between two texts, which preserves the caret where possible. */
function difference(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  let same = 0
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) }
}

/** See `LineMapping`. */
function lineAfter(line: number, { startState, state, changes }: ViewUpdate): number {
  if (line < 1 || line > startState.doc.lines) return 0
  const { from, to } = startState.doc.line(line)
  let isGone = false
  changes.iterChangedRanges((start, end) => {
    isGone ||= from < to && start <= from && end >= to
  })
  return isGone ? 0 : state.doc.lineAt(changes.mapPos(from, 1)).number
}
