/** As a `ref`: has what opens come into view. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}

/** Puts the focus on the board, when what had it is gone. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()
}
