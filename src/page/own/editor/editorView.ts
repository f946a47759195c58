/** The editor for programs: CodeMirror, configured for this app. */
import { history } from '@codemirror/commands'
import { bracketMatching } from '@codemirror/language'
import { EditorState, type Extension, type Transaction } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
} from '@codemirror/view'
import { StyleModule } from 'style-mod'
import { annotations } from './annotations.ts'
import { countGutter, breakpointGutter } from './gutters.ts'
import { insertion } from './insertion.ts'
import { editorKeys } from './keys.ts'
import { keepInView, lines } from './lines.ts'
import { naming, pageState } from './outside.ts'
import { type LineMapping, pageText } from './pageText.ts'

export interface EditorCommands {
  /**
   * The user edited the text.
   * @param lineNow maps the number of a line before the edit to its number now @param before the text before the edit
   */
  readonly changed: (text: string, lineNow: LineMapping, before: string) => void
  /** The user moved the caret, by selecting or editing. */
  readonly caretMoved: () => void
  readonly run: () => void
  /** Toggles the breakpoint of a line, from 1. */
  readonly toggleBreakpoint: (line: number) => void
  /** Shows the values at a line, from 1. */
  readonly showValues: (line: number) => void
}

export interface OpenEditor {
  readonly view: EditorView
  /** Replaces the text with the page's copy, unless this is an older text that the editor itself reported. */
  readonly setText: (text: string) => void
  /** Puts the caret at the start of a line's code, and shows the line. @param line from 1 */
  readonly visit: (line: number) => void
  /** True shortly after the user typed, while the field keeps the focus. */
  readonly isTyping: () => boolean
}

/** Pause after which the user no longer counts as typing, in ms. */
const TYPING_PAUSE_MS = 2000

adoptStyles()

/** @param support the extensions for the program's language */
export function openEditor(
  parent: HTMLElement,
  text: string,
  support: Extension,
  commands: EditorCommands,
): OpenEditor {
  let typedAtMs = -Infinity
  const page = pageText((text, lineNow, before) => {
    typedAtMs = performance.now()
    commands.changed(text, lineNow, before)
  })
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        pageState,
        naming,
        page.undoing.of(history()),
        page.listener,
        EditorView.updateListener.of(({ transactions }) => {
          if (transactions.some(isCaretMove)) commands.caretMoved()
        }),
        insertion,
        editorKeys(commands),
        breakpointGutter(commands),
        countGutter,
        support,
        lines,
        annotations,
        // Long lines wrap, so that nothing is out of sight.
        EditorView.lineWrapping,
        bracketMatching(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        highlightSpecialChars(),
      ],
    }),
  })
  return {
    view,
    setText: (text) => page.set(view, text),
    visit(line) {
      if (line < 1 || line > view.state.doc.lines) return
      const { from, text } = view.state.doc.line(line)
      view.dispatch({
        selection: { anchor: from + text.length - text.trimStart().length },
        userEvent: 'select',
      })
      keepInView(view, line)
    },
    isTyping: () => view.hasFocus && performance.now() - typedAtMs < TYPING_PAUSE_MS,
  }
}

function isCaretMove(transaction: Transaction): boolean {
  return (
    transaction.isUserEvent('select') || transaction.isUserEvent('input') || transaction.isUserEvent('delete')
  )
}

const sheet = new CSSStyleSheet()
const mounted = new Set<StyleModule>()

/** Mounts CodeMirror's styles as an adopted stylesheet: the content security policy forbids its `<style>` element. */
function adoptStyles(): void {
  StyleModule.mount = (root, modules) => {
    for (const module of [modules].flat()) mounted.add(module)
    sheet.replaceSync(Array.from(mounted, (module) => module.getRules()).join('\n'))
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
}
