/** Loads the reader of texts before the tests, which then read at once, as a page does from its second text on. */
import { loadReader } from '../src/page/reading/texts.ts'

await loadReader()
