/** Values of variables are written anew as soon as they differ, also if they are joined to the same text. */
import { expect, test } from 'vitest'
import { makeValues } from '../../../src/runner/javascript/realm/values.ts'

test.each<[string, unknown[], (list: unknown[]) => void]>([
  ['a text becomes a number', ['5', '3'], (list) => list.splice(0, 1, 5)],
  ['a comma stands in a text', ['1,2'], (list) => list.splice(0, 1, '1', '2')],
  ['a number becomes another', [5, 3], (list) => list.splice(1, 1, 4)],
])('a list is written anew when %s', (_, list, change) => {
  const values = makeValues()
  const before = values.texts[values.numberOf(list)]
  values.forget()
  change(list)
  const after = values.texts[values.numberOf(list)]
  const anew = makeValues()
  expect(after).not.toBe(before)
  expect(after).toBe(anew.texts[anew.numberOf([...list])])
})
