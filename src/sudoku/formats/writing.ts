/** Formats the nine rows of a grid. @param row formats the nine digits of one */
export function writeRows(grid: readonly number[], row: (digits: readonly number[]) => string): string[] {
  return Array.from({ length: 9 }, (_, index) => row(grid.slice(index * 9, index * 9 + 9)))
}

/** Formats digits, with a dot for a blank. */
export function withDots(digits: readonly number[]): readonly string[] {
  return digits.map((digit) => (digit === 0 ? '.' : String(digit)))
}
