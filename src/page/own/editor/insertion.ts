import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { handedText } from '../../controls/clipboardText.ts'

/**
 * Inserts text with line breaks that comes neither from a key nor from a paste (a form filler's, for example), and text
 * that replaces a selection. The browser would split a long program into elements, which takes minutes. It would also
 * give replaced coloured code an inline style, which the content security policy refuses.
 */
const textInsertion = EditorView.domEventHandlers({
  beforeinput(input, view) {
    const { data } = input
    if (input.inputType !== 'insertText' || input.isComposing || data === null) return false
    const hasLines = /[\r\n]/.test(data)
    // The browser is slow to report a selection that another tool has made; CodeMirror must know it now.
    document.dispatchEvent(new Event('selectionchange'))
    const { state } = view
    if (!hasLines && state.selection.main.empty) return false
    const userEvent = hasLines ? 'input.paste' : 'input.type'
    view.dispatch(state.replaceSelection(state.toText(data)), { userEvent, scrollIntoView: true })
    return true
  },
})

/** Inserts the text of pastes that hold only HTML, which CodeMirror ignores. */
const htmlPaste = EditorView.domEventHandlers({
  paste({ clipboardData }, view) {
    if (clipboardData?.getData('text/plain') !== '') return false
    const text = handedText(clipboardData)
    if (text === '') return false
    const { state } = view
    view.dispatch(state.replaceSelection(state.toText(text)), {
      userEvent: 'input.paste',
      scrollIntoView: true,
    })
    return true
  },
})

const hasFiles = ({ dataTransfer }: DragEvent) => (dataTransfer?.files.length ?? 0) > 0

/** Keeps CodeMirror from inserting dropped files: the panel opens them as programs. */
const fileDrop = EditorView.domEventHandlers({ drop: hasFiles })

/** Handles pasted, dropped and otherwise inserted text, and dropped files. */
export const insertion: Extension = [textInsertion, htmlPaste, fileDrop]
