/** A presentation shows five lines of the program around the running one, without the indentation they share. */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { FEW, firstLine, withoutIndent } from '../../../src/page/present/fewLines.ts'
import { plainListing } from '../../../src/search/steps/listing.ts'

const textOf = (source: string) =>
  withoutIndent(plainListing(source)).map(
    ({ indent, tokens }) => ' '.repeat(indent) + tokens.map(({ text }) => text).join(''),
  )

test('The running line comes into the middle', () => {
  expect(firstLine(undefined, 20, 40)).toBe(18)
  expect(firstLine(3, 20, 40)).toBe(18)
})

test('The lines stay while the running line is inside them, and move at their edge', () => {
  for (const running of [19, 20, 21]) expect(firstLine(18, running, 40)).toBe(18)
  expect(firstLine(18, 22, 40)).toBe(20)
  expect(firstLine(18, 18, 40)).toBe(16)
})

test('Without a running line, the lines stay, or the program begins', () => {
  expect(firstLine(18, -1, 40)).toBe(18)
  expect(firstLine(undefined, -1, 40)).toBe(0)
})

test.prop([fc.option(fc.nat(60), { nil: undefined }), fc.integer({ min: 1, max: 60 }), fc.nat()])(
  'The running line is always among the lines, of which there are five if the program has five',
  (before, count, at) => {
    const running = at % count
    const first = firstLine(before, running, count)
    expect(running).toBeGreaterThanOrEqual(first)
    expect(running).toBeLessThan(first + FEW)
    expect(first).toBeGreaterThanOrEqual(0)
    expect(first + Math.min(FEW, count)).toBeLessThanOrEqual(count)
  },
)

test('The lines lose the indentation that all of them have, and blank lines have none', () => {
  expect(textOf('        if a:\n            b()\n\n        c()')).toEqual(['if a:', '    b()', '', 'c()'])
  expect(textOf('def f():\n    return 1')).toEqual(['def f():', '    return 1'])
})

test.prop([fc.array(fc.constantFrom('    ', 'for', ' x', '  ', 'y'), { maxLength: 8 })])(
  'A line keeps its text, however it is divided into tokens',
  (texts) => {
    const text = texts.join('')
    const tokens = texts.map((part) => ({ text: part, kind: 'plain' as const }))
    const [line] = withoutIndent([{ text, kinds: [], tokens }])
    expect(line.tokens.map((token) => token.text).join('')).toBe(text.trimStart())
  },
)
