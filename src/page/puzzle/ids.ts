/** Document ids of elements that other parts of the page focus. */
export const PUZZLE_TEXT_ID = 'puzzle-text'
export const SAMPLES_ID = 'samples-to-pick'
export const CHECK_OUTPUT_ID = 'check-output'
