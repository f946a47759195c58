export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('textarea, input:not([type=range], [type=checkbox], [type=radio]), [contenteditable]') !==
      null
  )
}
