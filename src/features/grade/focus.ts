/** Requests to move the focus after a case (a puzzle on which a program is graded) was opened or left. */

/** Media query for list and case as two pages; keep in step with `--paged` in `media.css`. */
export const PAGED = '(max-width: 56.25em)'

/** Request to focus a case's heading or row. A new object each time, so that the same place can be requested twice. */
export interface FocusRequest {
  readonly on: 'heading' | 'row'
  /** Id of the case. */
  readonly id: string
}

export const focusRequest = (on: FocusRequest['on'], id: string): FocusRequest => ({ on, id })
