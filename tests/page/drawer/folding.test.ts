/** Which calls of a stack are folded. */
import { expect, test } from 'vitest'
import { foldedCalls } from '../../../src/page/drawer/folding.ts'
import type { StackFrame } from '../../../src/search/steps/step.ts'

const searchCall = (depth: number): StackFrame => ({
  kind: 'search',
  depth,
  branch: undefined,
  placed: undefined,
  tried: [],
  remaining: [],
})
const programCall = (depth: number): StackFrame => ({
  kind: 'program',
  depth,
  name: depth === 0 ? '<module>' : 'solve',
  line: 1,
  variables: [],
  parameters: [],
  filled: undefined,
})

/** Formats a stack of calls as depths, with the folded ones in brackets. */
function foldNotation(count: number, call: (depth: number) => StackFrame): string {
  const { innermost, folded, first } = foldedCalls(Array.from({ length: count }, (_, depth) => call(depth)))
  const depths = (calls: readonly StackFrame[]) => calls.map(({ depth }) => depth).join(' ')
  return `${depths(innermost)} (${depths(folded)}) ${depths(first)}`
}

test('the three innermost calls and the first one are always shown', () => {
  expect(foldNotation(7, searchCall)).toBe('6 5 4 (3 2 1) 0')
  expect(foldNotation(6, searchCall)).toBe('5 4 3 (2 1) 0')
})

test('of an own program, the first call of a function is shown besides the program itself', () => {
  expect(foldNotation(7, programCall)).toBe('6 5 4 (3 2) 1 0')
})

test('a single call is not folded', () => {
  expect(foldNotation(5, searchCall)).toBe('4 3 2 1 0 () ')
  expect(foldNotation(6, programCall)).toBe('5 4 3 2 1 0 () ')
  expect(foldNotation(0, searchCall)).toBe(' () ')
})
