/**
 * Times users' programs in Python here, as the app does, and by the real interpreter, fits what the app estimates seconds
 * by, and tells how far off that is. Writes `src/core/own/measured.json`. Run it with nothing else to do.
 */
import { withModule } from './served.mjs'

await withModule('/bench/ownSeconds.ts', ({ timings }) => timings(), false)
