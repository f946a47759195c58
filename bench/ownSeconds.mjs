/**
 * Times users' Python programs as the app does and in CPython, fits the model by which the app estimates seconds, and
 * prints its error. Writes `src/runner/run/measured.json`. Run it on an otherwise idle machine.
 */
import { withModule } from './served.mjs'

await withModule('/bench/ownSeconds.ts', ({ measureSeconds }) => measureSeconds(), false)
