import type { Actions } from '../app/store/actions.ts'
import { handedText, isPictureType, pictureText } from './clipboardText.ts'
import { isProgramFile } from '../core/own/programFile.ts'
import { shortcutListener } from './shortcuts.ts'
import { isFocusByPointer, watchPointing } from './pointing.ts'
import { isTextField } from './textField.ts'

/** Maximum bytes read from a file; no puzzle text is longer. */
const LONGEST_BYTES = 20_000_000

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

/** Events that show that the user begins to use the page. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Installs page-wide listeners: first use, focus by pointer, shortcuts, pasted and dropped content. They work before
 * the page is drawn, so that early events are not lost.
 * @returns unsubscribe
 */
export function listenToPage(actions: Actions): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal }

  /** Pastes the content of a file; for a picture, only a text that names its type. */
  const takeFile = async (file: File) =>
    actions.paste(
      isPictureType(file.type) ? pictureText(file.type) : await file.slice(0, LONGEST_BYTES).text(),
    )

  /**
   * Handles pasting outside text fields. In text fields, handles only pictures, which no field accepts, and HTML
   * without plain text; the browser pastes the rest.
   */
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData?.files ?? []
    const text = handedText(event.clipboardData)
    const isPicture = text === '' && file !== undefined && isPictureType(file.type)
    if (isTextField(event.target) && !isPicture) {
      if (event.clipboardData?.getData('text/plain') === '' && text !== '') insertText(event, text)
      return
    }
    event.preventDefault()
    void (text === '' && file !== undefined ? takeFile(file) : actions.paste(text))
  }

  /** Handles a dropped file or text like a pasted one, but opens program files as the user's programs. */
  const drop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    const [file] = files
    const text = handedText(event.dataTransfer)
    event.preventDefault()
    if (files.some(({ name }) => isProgramFile(name))) actions.openProgramFiles(files)
    else if (file !== undefined) void takeFile(file)
    else if (text !== '') void actions.paste(text)
  }

  for (const sign of SIGNS_OF_USE)
    document.addEventListener(sign, () => actions.getReady(), { ...options, once: true })
  watchPointing(listening.signal)
  document.addEventListener('keydown', shortcutListener(actions, isFocusByPointer), options)
  document.addEventListener('paste', paste, options)
  document.addEventListener('dragover', (event) => event.preventDefault(), options)
  document.addEventListener('drop', drop, options)
  return () => listening.abort()
}
