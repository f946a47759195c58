/** Where the focus goes after a case was opened or left. */

/** Media query for list and case as two pages; keep in step with `--paged` in `media.css`. */
export const PAGED = '(max-width: 56.25em)'

/** A new object for each request, so that the same place can be asked for twice. */
export interface FocusRequest {
  readonly on: 'heading' | 'row'
  /** Id of the case. */
  readonly id: string
}

export const requestFocus = (on: FocusRequest['on'], id: string): FocusRequest => ({ on, id })
