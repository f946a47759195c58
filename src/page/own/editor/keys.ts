/** Defines the key bindings of the editor for the user's programs. */
import { defaultKeymap, historyKeymap, indentLess, indentMore } from '@codemirror/commands'
import { getIndentUnit } from '@codemirror/language'
import { type Extension, Prec } from '@codemirror/state'
import { type Command, EditorView, keymap } from '@codemirror/view'
import { holdsCommandKey, keyOf } from '../../controls/keys.ts'

interface KeyedCommands {
  readonly run: () => void
  /** Toggles the breakpoint of a line, from 1. */
  readonly toggleBreakpoint: (line: number) => void
  /** Shows values at a line, from 1. */
  readonly showValues: (line: number) => void
}

/** Inserts spaces up to the next tab stop, or indents the selection. Esc then Tab leaves the editor. */
const indent: Command = (view) => {
  const { state } = view
  if (!state.selection.main.empty) return indentMore(view)
  const { head } = state.selection.main
  const unit = getIndentUnit(state)
  const spaces = ' '.repeat(unit - ((head - state.doc.lineAt(head).from) % unit))
  view.dispatch(state.replaceSelection(spaces), { userEvent: 'input', scrollIntoView: true })
  return true
}

/**
 * CodeMirror's bindings without the one for Escape, which must allow leaving the editor at once, even with a selection.
 */
const standardKeys = defaultKeymap.filter(({ key }) => key !== 'Escape')

/**
 * Ctrl+Enter and ⌘+Enter run the program; F9 toggles the breakpoint of the caret's line, Shift+F9 shows values there.
 * The other function keys reach the page. All other keys are typing and do not reach it.
 */
export function editorKeys({ run, toggleBreakpoint, showValues }: KeyedCommands): Extension {
  const keydown = (press: KeyboardEvent, { state }: EditorView) => {
    const key = keyOf(press)
    const isRun = holdsCommandKey(press) && key === 'Enter'
    const isOnLine = key === 'F9' && !holdsCommandKey(press) && !press.altKey
    if (isRun || isOnLine || !/^F\d/.test(key)) press.stopPropagation()
    if (!isRun && !isOnLine) return false
    if (press.repeat) return true
    if (isRun) run()
    else {
      const line = state.doc.lineAt(state.selection.main.head).number
      if (press.shiftKey) showValues(line)
      else toggleBreakpoint(line)
    }
    return true
  }
  return [
    Prec.highest(EditorView.domEventHandlers({ keydown })),
    keymap.of([{ key: 'Tab', run: indent, shift: indentLess }, ...historyKeymap, ...standardKeys]),
  ]
}
