/** Addresses in the memory of a `rowMajorModule`, in bytes. */
export const MEMORY = {
  /**
   * By depth, 16 bits each: the digit placed, and those left in the loop, a bit a digit; of a program that overwrites, one
   * more where that one has overwritten another. A run's input is the digits below `depth`, and there the one to go on with,
   * 1 to enter the blank; of a program that overwrites, that which the next one overwrites.
   */
  stack: 0,
  /** A run's input, 32 bits each: where the search stands, … */
  depth: 512,
  /** … the address after the last event that the page has room for, … */
  limit: 516,
  /** … and the bytes of a slice of events: the depths that each slice has reached are told apart. */
  slice: 520,
  /** A run's output: 2 × the depth at its end, + 1 if the search has come back to it; −1 if all has been tried; … */
  position: 524,
  /** … the work of the visits that it has begun, but that at its start, as if each were complete; … */
  work: 528,
  /** … and the solutions that it has added. */
  solutions: 532,
  /** Where the page ends, as the function that was running last has left it. */
  stop: 536,
  /** Whether the placement at `depth` is to be overwritten. */
  holding: 540,
  /** The page. */
  events: 1024,
  eventsEnd: 1024 + (1 << 15),
  /** By depth: the digits that row, column and box lack, its own no longer among them. 16 bits each. See `freeDigits.ts`. */
  free: 1024 + (1 << 15),
  /**
   * Where work is arranged: the digits of each column and of each box in their places, the ninth aside, 16 bits each, a bit
   * a digit. Before them as many zeros.
   */
  columns: 0x9000,
  boxes: 0x9000 + 9 * 32,
  /** The sums of what is counted in vectors: four of 32 bits, set to 0 before a run. */
  sums: 0x9000 + 18 * 32,
  /** By depth: comparisons for the cells of its row up to the next blank. 16 bits each. */
  rowSums: 0x9000 + 18 * 32 + 16,
  /** By cell and kind of an event: the depth after it, a byte each. See `depthsByMark`. */
  depths: 0xa000,
  /** Of each slice, 32 bits each: lowest and highest depth, how many events are taken back, and the sum of depths. */
  marks: 1 << 16,
  marksEnd: 2 << 16,
} as const

/** From one column, or box, to the next, and to the first of its digits. */
export const UNIT_BYTES = 32
export const UNIT_START = 16

/** From the marks of one slice to those of the next. */
export const MARKS_BYTES = 16
