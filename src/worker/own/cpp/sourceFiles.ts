/** The names of what is compiled. */

/** The user's program. */
export const PROGRAM_FILE = 'program.cpp'

/** The code that calls a function of it. */
export const HARNESS_FILE = 'harness.cpp'
