/** Vertical scale of the depths in a flame chart, bottom-up: the first few rows are taller, with room for names. */

/** Number of taller rows, and the height at which names fit into them. */
const TALL_ROWS = 9
const TALL_PX = 16
/** Minimum height of the rows above the tall ones, as long as there is room. */
const LEAST_PX = 2

export interface FlameScale {
  /** Number of depths. */
  readonly rows: number
  /** Returns the upper edge of a depth, in CSS pixels from the top. @param depth from 1; 0 for the bottom edge */
  topOf(depth: number): number
  /** Returns the depth at a distance from the top, in CSS pixels: from 1; more than `rows` above all rows. */
  depthAt(topPx: number): number
}

export function flameScale(height: number, rows: number): FlameScale {
  const tallRows = Math.min(TALL_ROWS, rows)
  const others = rows - tallRows
  const even = rows > 0 ? height / rows : 0
  const tall =
    others === 0
      ? Math.min(TALL_PX, even)
      : Math.max(even, Math.min(TALL_PX, (height - others * LEAST_PX) / tallRows))
  const low = others === 0 ? 0 : (height - tallRows * tall) / others
  return {
    rows,
    topOf: (depth) => height - Math.min(depth, tallRows) * tall - Math.max(0, depth - tallRows) * low,
    depthAt(topPx) {
      const above = height - topPx
      const depth = above < tallRows * tall ? above / tall : tallRows + (above - tallRows * tall) / low
      return Math.max(1, Math.ceil(depth))
    },
  }
}
