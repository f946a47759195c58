/**
 * Prints how much longer a user's program takes while it is recorded, and how long its lines around an event take to be
 * found, in shares of the plain run: by the real interpreter in Node, in one run; and what a recording of ten million events takes. Another puzzle: `npm run bench:own -- codewars1`.
 */
import { withModule } from './served.mjs'

const ROUNDS = 5

await withModule('/bench/own.ts', ({ runs }) => runs(process.argv[2] ?? 'codewars2', ROUNDS), false)
await withModule('/bench/ownEvents.ts', ({ longRecording }) => longRecording(10_000_000), false)
