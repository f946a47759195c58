/**
 * Prints how long users' programs in C++ take to be compiled with headers that have been compiled before, in shares of
 * compiling all: by the real compiler in Node, in one run.
 */
import { withModule } from './served.mjs'

const ROUNDS = 3

await withModule('/bench/compiling.ts', ({ compilations }) => compilations(ROUNDS))
