/** Puts a text on the clipboard. Rejects where the browser does not let it. */
export async function copyText(text: string): Promise<void> {
  try {
    // Browsers inside other apps, and pages over plain http, have no clipboard: to name it throws.
    await navigator.clipboard.writeText(text)
  } catch (error) {
    if (!copySelected(text)) throw error
  }
}

/** The way from before there was a clipboard to write to. @returns whether the browser says that it has copied */
function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // No keyboard of the screen opens for it, and no page is zoomed.
  field.readOnly = true
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' })
  // Beside an open dialog nothing can be selected.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  place.append(field)
  try {
    field.focus({ preventScroll: true })
    field.setSelectionRange(0, text.length)
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies where there is no clipboard
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
