/**
 * Prints how much longer a user's program in C++ takes while it is recorded, in shares of the same module with nothing
 * put into it: by the real compiler, in Node, in one run. Its longest search has 138,350,568 events.
 */
import { withModule } from './served.mjs'

const ROUNDS = 5

await withModule('/bench/cpp.ts', ({ runs }) => runs(ROUNDS))
