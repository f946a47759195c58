import type { WritableFormat } from './format.ts'
import { writeRows } from './writing.ts'

/** Printed numpy arrays of integers or floats; also matrices of MATLAB or Julia with spaces between the cells. */
export const numpy: WritableFormat = {
  id: 'numpy',
  name: { en: 'numpy array', ko: 'numpy 배열' },
  example: `[[5 3 0 0 7 0 0 0 0]
 [6 0 0 1 9 5 0 0 0]
 [0 9 8 0 0 0 0 6 0]
 [8 0 0 0 6 0 0 0 3]
 [4 0 0 8 0 3 0 0 1]
 [7 0 0 0 2 0 0 0 6]
 [0 6 0 0 0 0 2 8 0]
 [0 0 0 4 1 9 0 0 5]
 [0 0 0 0 8 0 0 7 9]]`,
  direction: 'both',
  write: (grid) => `[${writeRows(grid, (digits) => `[${digits.join(' ')}]`).join('\n ')}]`,
}
