import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { handedText } from '../../../ui/clipboardText.ts'

/**
 * Text that comes neither from a key nor by pasting, as from a tool that fills in forms, or that takes the place of a
 * selection. The browser would break a long program into elements, which takes it minutes, and give what replaces
 * coloured code an inline style, which the security policy refuses.
 */
const inserted = EditorView.domEventHandlers({
  beforeinput(input, view) {
    const { data } = input
    if (input.inputType !== 'insertText' || input.isComposing || data === null) return false
    const hasLines = /[\r\n]/.test(data)
    // The browser takes its time to tell of a selection made by a tool; here it must be known.
    document.dispatchEvent(new Event('selectionchange'))
    const { state } = view
    if (!hasLines && state.selection.main.empty) return false
    const userEvent = hasLines ? 'input.paste' : 'input.type'
    view.dispatch(state.replaceSelection(state.toText(data)), { userEvent, scrollIntoView: true })
    return true
  },
})

/** A page hands over nothing but HTML now and then, which the editor itself does not read. */
const pasted = EditorView.domEventHandlers({
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

/** A text that is dropped here is for the program; beside it, the page has other uses for it. */
const dropped = EditorView.domEventObservers({
  drop(event) {
    if (!hasFiles(event)) event.stopPropagation()
  },
})

/** A file is another program, and not a part of this one. */
const droppedFile = EditorView.domEventHandlers({ drop: hasFiles })

export const insertion: Extension = [inserted, pasted, dropped, droppedFile]
