/** Ids in the document of what the rest of the page leads to. */
export const PUZZLE_TEXT_ID = 'puzzle-text'
export const SAMPLES_ID = 'samples-to-pick'
