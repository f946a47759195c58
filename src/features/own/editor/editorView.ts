/** A text field for programs: CodeMirror with what this app wants of it. */
import { history } from '@codemirror/commands'
import { bracketMatching } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
} from '@codemirror/view'
import { StyleModule } from 'style-mod'
import { countGutter } from './countGutter.ts'
import { breakpointGutter } from './gutter.ts'
import { insertion } from './insertion.ts'
import { editorKeys } from './keys.ts'
import { lines } from './lines.ts'
import { naming, outside } from './outside.ts'
import { type LineNow, pageText } from './pageText.ts'

/** Commands of the user. */
export interface EditorCommands {
  readonly changed: (text: string, lineNow: LineNow, before: string) => void
  readonly run: () => void
  readonly toggleBreakpoint: (line: number) => void
}

export interface OpenEditor {
  readonly view: EditorView
  /** Takes the text that the page has now. */
  readonly setText: (text: string) => void
  /** Whether the user has typed a moment ago, and may go on. */
  readonly isTyping: () => boolean
}

/** How long whoever types may think between two keys. */
const PAUSE_MS = 2000

adoptStyles()

/** @param support what is particular to the language of the program */
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
        outside,
        naming,
        page.undoing.of(history()),
        page.listener,
        insertion,
        editorKeys(commands),
        breakpointGutter(commands.toggleBreakpoint),
        countGutter,
        support,
        lines,
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
    isTyping: () => view.hasFocus && performance.now() - typedAtMs < PAUSE_MS,
  }
}

const sheet = new CSSStyleSheet()
const mounted = new Set<StyleModule>()

/** Has the styles of CodeMirror adopted by the document: the security policy refuses the `<style>` that they would be put into. */
function adoptStyles(): void {
  StyleModule.mount = (root, modules) => {
    for (const module of [modules].flat()) mounted.add(module)
    sheet.replaceSync(Array.from(mounted, (module) => module.getRules()).join('\n'))
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
}
