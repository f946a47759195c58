/** Id of the menu of programs. */
export const PROGRAM_MENU_ID = 'program-menu'

/** Id of the element below the board that shows the diagnosis of a program while the sheet of panels is closed. */
export const BELOW_BOARD_ID = 'below-board'
