import { expect, test } from 'vitest'
import { lineOfStep } from '../../../src/search/steps/lineOfStep.ts'
import { listingLines } from '../../../src/search/steps/listing.ts'

const LINES = listingLines(
  'def solve():  #@enter\n  fill()  #@place @call\n  return  #@goOn if all\n',
  'first',
)

test('a step is at the line that has its kind, among several kinds too', () => {
  expect(lineOfStep(LINES, 'enter')).toBe(0)
  expect(lineOfStep(LINES, 'place')).toBe(1)
  expect(lineOfStep(LINES, 'call')).toBe(1)
})

test('a step without a line in this extent, and no step at all, are at no line', () => {
  expect(lineOfStep(LINES, 'goOn')).toBe(-1)
  expect(lineOfStep(LINES, undefined)).toBe(-1)
})
