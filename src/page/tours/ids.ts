/** Id of the button that leads to the next step. */
export const NEXT_ID = 'tour-next'
