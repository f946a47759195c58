/** Constants shared by the C code and the TypeScript that lays out its memory. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  BRANCHES_A_WORD,
  MOST_EVENTS,
  SETS,
} from '../../../src/search/compiled/fewestFirst/fewestFirstCode.ts'

const FOLDER = 'src/search/compiled/fewestFirst'
const HEADERS = ['fewestFirst.h', 'fewestBranch.h'].map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))

test.each([
  ['BRANCHES_A_WORD', BRANCHES_A_WORD],
  ['MOST_EVENTS', MOST_EVENTS],
  ['OPTIONS', SETS],
])('%s is the same in C and in TypeScript', (name, number) => {
  const [, base, shift = '0'] =
    new RegExp(`#define ${name} \\(?(\\d+)(?: << (\\d+))?`).exec(HEADERS.join('')) ?? []
  expect(Number(base) << Number(shift)).toBe(number)
})
