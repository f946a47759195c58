/**
 * Prints how long users' C++ programs take to compile with precompiled headers, relative to compiling without them.
 * Uses the real compiler in Node.
 */
import { withModule } from './served.mjs'

const ROUNDS = 3

await withModule('/bench/compiling.ts', ({ printCompilations }) => printCompilations(ROUNDS))
