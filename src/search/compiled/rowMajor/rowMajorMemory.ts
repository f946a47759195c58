/** Byte addresses in the memory of a `rowMajorModule`, a search that fills the blanks row by row. */
export const MEMORY = {
  /**
   * By depth, 16 bits each: bits of the digit placed and of those left in the loop; for an overwriting program, also a
   * bit (`AS_REPLACE`) if the digit overwrote another. Input of a run: the bit of one digit per depth. Below `depth`,
   * this is the digit placed; at `depth`, the first digit to try (1 to enter the blank) or, for an overwriting program,
   * the digit that the next one overwrites.
   */
  stack: 0,
  /** Input of a run, 32 bits: the depth of the search. */
  depth: 512,
  /** Input of a run, 32 bits: the address in `events` at which the run stops, as its chunk is full. */
  limit: 516,
  /** Input of a run, 32 bits: the bytes of events per slice; `marks` has a summary of each slice. */
  slice: 520,
  /** Output of a run, 32 bits: 2 × the final depth, + 1 if the search backtracked to it; −1 if exhausted. */
  position: 524,
  /**
   * Output of a run, 32 bits: the work of the visits that the run begins. A visit enters a blank and tries its digits.
   * Each visit is counted as if complete.
   */
  work: 528,
  /** Output of a run, 32 bits: the solutions found. */
  solutions: 532,
  /** 32 bits: the local `STOP` (see `rowMajorLocals.ts`), which a called function sets for its caller. */
  stop: 536,
  /** Input of a run, 32 bits: 1 if the next digit overwrites the placement at `depth`. */
  holding: 540,
  /** Output of a run, 16 bits each: the events of the chunk. */
  events: 1024,
  eventsEnd: 1024 + (1 << 15),
  /** By depth, 16 bits each: digits that row, column and box lack after the placement. See `freeDigits.ts`. */
  free: 1024 + (1 << 15),
  /**
   * The digits of each column and box, for work that depends on their positions (`Arranged` in `rowMajorWork.ts`). A
   * unit has eight zeros, then the masks of its first eight cells, 16 bits each.
   */
  columns: 0x9000,
  boxes: 0x9000 + 9 * 32,
  /** Sums of what vector (SIMD) code counts: four 32-bit numbers, reset before a run. */
  sums: 0x9000 + 18 * 32,
  /** By depth, 16 bits each: work (comparisons of digits) for the row's cells up to the next blank. */
  rowSums: 0x9000 + 18 * 32 + 16,
  /** Depth after an event, by its cell and kind, a byte each. See `depthsByMark` in `sliceMarks.ts`. */
  depths: 0xa000,
  /** By slice, 32 bits each: lowest and highest depth, number of backtracks, and sum of depths. */
  marks: 1 << 16,
  marksEnd: 2 << 16,
} as const

/** Stride between two columns, or two boxes, of `MEMORY`. */
export const UNIT_BYTES = 32
/** Offset of the first digit of a column or box, after the zeros. */
export const UNIT_START = 16

/** Stride between the marks of two slices. */
export const MARKS_BYTES = 16
