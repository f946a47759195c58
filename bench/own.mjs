/**
 * Prints how much longer a user's Python program runs while recorded, relative to a plain run, how long it takes to
 * find the lines that run around an event (a write to the board), and the cost of a recording of ten million events.
 * Uses the real interpreter in Node. For another puzzle: `npm run bench:own -- codewars1`.
 */
import { withModule } from './served.mjs'

const ROUNDS = 5

await withModule('/bench/own.ts', ({ printRuns }) => printRuns(process.argv[2] ?? 'codewars2', ROUNDS), false)
await withModule('/bench/ownEvents.ts', ({ printLongRecording }) => printLongRecording(10_000_000), false)
