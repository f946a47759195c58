/** Below the board there is room for a sentence where the panels are a sheet. */
export const BELOW_BOARD_ID = 'below-board'
