/**
 * Every program folder is registered, and has the listings that it names, one oracle (an independent implementation),
 * and digests of all its searches.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROGRAMS } from '../../src/search/programs/registry.ts'
import { LISTINGS } from '../listings/listings.ts'
import digests from '../oracles/digests.json' with { type: 'json' }
import { ORACLES } from '../oracles/oracle.ts'

const FOLDERS = readdirSync(join(import.meta.dirname, '../../src/search/programs'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name)

test('every folder is in the registry, once', () => {
  expect(PROGRAMS.map(({ strategy }) => strategy.id).toSorted()).toEqual(FOLDERS.toSorted())
})

describe.each(PROGRAMS.map((program) => [program.strategy.id, program] as const))('%s', (id, program) => {
  test('has the listings that it names, each language once', () => {
    const found = LISTINGS.filter((listing) => listing.id === id).map(({ language }) => language)
    expect(found).toEqual(program.listings)
  })

  test('has one oracle, and the digests of all its searches', () => {
    expect(ORACLES.filter((oracle) => oracle.id === id)).toHaveLength(1)
    const named = Object.entries(digests).find(([name]) => name === id)?.[1]
    expect(Object.keys(named ?? {})).toEqual(Object.keys(digests.tables))
  })
})
