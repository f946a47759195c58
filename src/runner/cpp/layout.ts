/**
 * Layout of a program's memory. The linker puts static data at `GLOBAL_BASE`, and the stack lowest: if the stack
 * overflows, it leaves the memory instead of overwriting data. The recorder uses the memory between stack and data.
 *
 *     0          8 MiB      16 MiB     20 MiB     21 MiB                512 MiB at most
 *     ├─ stack ──┼─ shadow ─┼─ frames ─┼─ thrown ─┼─ static data, heap ─┤
 */

const MEBIBYTE = 1 << 20

const STACK = 0
export const STACK_BYTES = 8 * MEBIBYTE

/** Maximum memory of a program, the recorder's included. */
export const MOST_BYTES = 512 * MEBIBYTE

/** A granule has 2^6 bytes. `SHADOW` has a byte for each granule, nonzero if stores to the granule are reported. */
export const GRANULE_SHIFT = 6
export const SHADOW = STACK + STACK_BYTES
const SHADOW_BYTES = MOST_BYTES >> GRANULE_SHIFT

/**
 * Stack of frames, one per call, while lines are reported. A frame holds the first six parameters.
 *
 *     offset 0            FRAME_BASE          FRAME_PARAMETERS
 *     │ place in the code │ address of locals │ parameter 0 │ 1 │ … │ 5 │
 */
export const FRAMES = SHADOW + SHADOW_BYTES
export const FRAME_BYTES = 32
export const FRAME_BASE = 4
export const FRAME_PARAMETERS = 8
export const MOST_PARAMETERS = 6
const FRAMES_BYTES = 4 * MEBIBYTE

/** Start of the room for a thrown object, which is never caught. */
export const THROWN = FRAMES + FRAMES_BYTES
const THROWN_BYTES = MEBIBYTE

export const GLOBAL_BASE = THROWN + THROWN_BYTES

/** Size of the recorder's memory, which does not count as the program's own. */
export const RECORDER_BYTES = GLOBAL_BASE - STACK_BYTES

/** Size of the null page, which begins at address 0: accesses to it are through a null pointer. */
export const NULL_BYTES = 4096
