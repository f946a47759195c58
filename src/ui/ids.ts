/** Place for a sentence below the board, used while the panels are a sheet. */
export const BELOW_BOARD_ID = 'below-board'
