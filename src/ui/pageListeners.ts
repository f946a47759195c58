import type { Actions } from '../app/store/actions.ts'
import { handedText, isPictureType, pictureText } from './clipboardText.ts'
import { isProgramFile } from '../core/own/programFile.ts'
import { shortcutListener } from './shortcuts.ts'
import { isPointedAt, watchPointing } from './pointing.ts'
import { isTextField } from './textField.ts'

/** No puzzle text is longer; of a larger file no more is read than shows that. */
const LONGEST_BYTES = 20_000_000

/** HTML that a plain field would drop is typed into it as text: the browser can undo that. */
function insertText(event: ClipboardEvent, text: string): void {
  const field = event.target
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
  event.preventDefault()
  field.focus()
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else lets the field undo it
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }))
}

/** The first signs that the page is not only looked at. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Listens for what may come anywhere on the page: shortcuts, pasted text, dropped files. They need nothing to be drawn,
 * so that what comes early is not lost.
 * @returns what ends the listening
 */
export function listenToPage(actions: Actions): () => void {
  const listening = new AbortController()
  const options = { signal: listening.signal }

  /** A picture is told to be one, whatever its bytes. */
  const takeFile = async (file: File) =>
    actions.paste(
      isPictureType(file.type) ? pictureText(file.type) : await file.slice(0, LONGEST_BYTES).text(),
    )

  /** Pasting beside any text field loads the puzzle; a picture, which no text field takes, is named there too. */
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

  /** A file or a text that is dropped is read as if it had been pasted. */
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
  document.addEventListener('keydown', shortcutListener(actions, isPointedAt), options)
  document.addEventListener('paste', paste, options)
  document.addEventListener('dragover', (event) => event.preventDefault(), options)
  document.addEventListener('drop', drop, options)
  return () => listening.abort()
}
