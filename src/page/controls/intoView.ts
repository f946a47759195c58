/** Callback `ref` that scrolls a newly opened element into view. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}

/** Focuses the board's current cell; called when the focused element is removed. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()
}
