/** The id of the panel's text field in the document. */
export const PUZZLE_TEXT_ID = 'puzzle-text'
