/**
 * Where things lie in a program's memory. The linker puts the stack lowest, so that an overflow leaves the memory, and
 * what the compiler lays out at `GLOBAL_BASE` and above; between the two is the recorder's.
 */

const MEBIBYTE = 1 << 20

const STACK = 0
export const STACK_BYTES = 8 * MEBIBYTE

/** A program's memory ends here at the latest. */
export const MOST_BYTES = 512 * MEBIBYTE

/** A byte for each granule of so many bytes: not 0 if stores to it are to be told. */
export const GRANULE_SHIFT = 6
export const SHADOW = STACK + STACK_BYTES
const SHADOW_BYTES = MOST_BYTES >> GRANULE_SHIFT

/** While lines are told: of each call where in the code it is, where its variables lie, and what it has been given first. */
export const FRAMES = SHADOW + SHADOW_BYTES
export const FRAME_BYTES = 32
export const FRAME_BASE = 4
export const FRAME_PARAMETERS = 8
export const MOST_PARAMETERS = 6
const FRAMES_BYTES = 4 * MEBIBYTE

/** For what is thrown, which nothing catches. */
export const THROWN = FRAMES + FRAMES_BYTES
const THROWN_BYTES = MEBIBYTE

export const GLOBAL_BASE = THROWN + THROWN_BYTES

/** Not the program's own. */
export const RECORDER_BYTES = GLOBAL_BASE - STACK_BYTES

/** Nothing lies below: whoever writes here has a pointer to nothing. */
export const NULL_BYTES = 4096
