/** Copies text to the clipboard. Rejects if the browser forbids it. */
export async function copyText(text: string): Promise<void> {
  try {
    // In-app browsers and pages over plain HTTP have no clipboard, so accessing it throws.
    await navigator.clipboard.writeText(text)
  } catch (error) {
    if (!copySelected(text)) throw error
  }
}

/**
 * Copies by the deprecated `execCommand`, the fallback without a clipboard.
 * @returns true if the browser reports success
 */
function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // Keeps the on-screen keyboard closed and iOS from zooming in.
  field.readOnly = true
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' })
  // While a dialog is open, nothing outside it can be selected.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  place.append(field)
  try {
    field.focus({ preventScroll: true })
    field.setSelectionRange(0, text.length)
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to copy without a clipboard
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
