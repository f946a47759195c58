/** Tours in links: their JSON, compressed. */
import { failure, type Result } from '../../sudoku/result.ts'
import { codeOfText, textOfCode } from '../store/compressedText.ts'
import type { Tour } from './tour.ts'
import { readTour, type ReadTour, tourText, type TourFault } from './tourFile.ts'

/** Returns the compressed tour for a link; undefined if it is too large. */
export function tourCodeOf(tour: Tour): string | undefined {
  return codeOfText(tourText(tour))
}

/** Reads the tour of a link. */
export function tourOfCode(code: string): Result<ReadTour, TourFault> {
  const text = textOfCode(code)
  return text.ok ? readTour(text.value) : failure({ kind: text.error })
}
