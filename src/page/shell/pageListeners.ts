import { droppedFiles, openFiles } from '../reading/droppedFiles.ts'
import { isPictureType } from '../reading/inputFiles.ts'
import type { AppStore } from '../store/store.ts'
import { handedText, pictureText } from '../controls/clipboardText.ts'
import { shortcutListener } from '../help/shortcuts.ts'
import { isFocusByPointer, watchPointing } from '../controls/pointing.ts'
import { isTextField } from '../controls/textField.ts'

/** Inserts pasted text into a text field that would drop it; if possible, so that the browser can undo this. */
function insertText(event: ClipboardEvent, text: string): void {
  const field = event.target
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
  event.preventDefault()
  field.focus()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to insert text that the field can undo
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }))
}

/** A field takes the text that is pasted or dropped into it, and the page takes files. */
function isForField({ target }: Event, hasFiles: boolean): boolean {
  return isTextField(target) && !hasFiles
}

/** Lets the page accept a drop. A field shows where it would insert a text. */
function dragOver(event: DragEvent): void {
  if (!isForField(event, event.dataTransfer?.types.includes('Files') === true)) event.preventDefault()
}

/** Events that show that the user begins to use the page. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Installs page-wide listeners: first use, focus by pointer, shortcuts, pasted and dropped content. They work before
 * the page is drawn, so that early events are not lost.
 * @returns unsubscribe
 */
export function listenToPage(store: AppStore): () => void {
  const { actions } = store
  const listening = new AbortController()
  const options = { signal: listening.signal }

  /** Handles a paste, except of text into a field. Inserts HTML without plain text, which fields drop. */
  const paste = (event: ClipboardEvent) => {
    // A field for puzzles has taken it.
    if (event.defaultPrevented) return
    const files = [...(event.clipboardData?.files ?? [])]
    const text = handedText(event.clipboardData)
    // Copied tables have a picture besides.
    const hasFiles = text === '' && files.length > 0
    if (isForField(event, hasFiles)) {
      if (event.clipboardData?.getData('text/plain') === '' && text !== '') insertText(event, text)
      return
    }
    event.preventDefault()
    const [file] = files
    // A copied picture has a made-up name.
    if (hasFiles && files.length === 1 && isPictureType(file.type)) actions.paste(pictureText(file.type))
    else if (hasFiles) void openFiles(store, files)
    else actions.paste(text)
  }

  /** Handles dropped files, and dropped text except into a field. */
  const drop = (event: DragEvent) => {
    const files = droppedFiles(event.dataTransfer)
    if (isForField(event, files.length > 0)) return
    event.preventDefault()
    const text = handedText(event.dataTransfer)
    if (files.length > 0) void openFiles(store, files)
    else if (text !== '') actions.paste(text)
  }

  for (const sign of SIGNS_OF_USE)
    document.addEventListener(sign, () => actions.getReady(), { ...options, once: true })
  watchPointing(listening.signal)
  const usesCharacters = () => store.getState().preferences.usesCharacterKeys
  const shortcuts = shortcutListener(actions, isFocusByPointer, usesCharacters)
  document.addEventListener('keydown', shortcuts, options)
  document.addEventListener('paste', paste, options)
  document.addEventListener('dragover', dragOver, options)
  document.addEventListener('drop', drop, options)
  return () => listening.abort()
}
