/** Values of variables in the notation of each language. */
import { expect, test } from 'vitest'
import type { ListingLanguage } from '../../src/core/programs/folder.ts'
import type { WatchValue } from '../../src/core/steps/step.ts'
import { formattedValue } from '../../src/ui/panels/program/watchValue.ts'

test.each<[string, WatchValue, Readonly<Record<ListingLanguage, string>>]>([
  ['a list', [1, 2], { py: '[1, 2]', cpp: '{1, 2}', ts: '[1, 2]' }],
  ['a set', { set: [1, 2] }, { py: '{1, 2}', cpp: '{1, 2}', ts: 'Set {1, 2}' }],
  ['an empty set', { set: [] }, { py: 'set()', cpp: '{}', ts: 'Set {}' }],
  ['a truth', true, { py: 'True', cpp: 'true', ts: 'true' }],
])('%s', (_, value, expected) => {
  expect(formattedValue(value, 'py')).toBe(expected.py)
  expect(formattedValue(value, 'cpp')).toBe(expected.cpp)
  expect(formattedValue(value, 'ts')).toBe(expected.ts)
})
