/** Requests to move the focus after a case was opened or left. */

/** Media query: the list of cases and the open case are two pages. Keep in step with `--paged` in `media.css`. */
export const PAGED = '(max-width: 56.25em)'

/** Request to focus a case's heading or its row in the list. A new object each time, so that it can be repeated. */
export interface FocusRequest {
  readonly on: 'heading' | 'row'
  /** Id of the case. */
  readonly id: string
}

export const focusRequest = (on: FocusRequest['on'], id: string): FocusRequest => ({ on, id })
