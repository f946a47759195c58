/**
 * The engine, verified against naive programs: event by event against some of them if python3 and g++ are installed,
 * and by digests of the events of all. `DIGESTS=write npx vitest run tests/oracles` regenerates the digests from the
 * oracles.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { strategyWithId } from '../../src/search/programs/registry.ts'
import { SEED } from '../seed.ts'
import { type Case, NAMED_CASES, RANDOM_CASES, SEED_OF_DIGESTS } from './cases.ts'
import { canRun, ORACLES, oracleStreams } from './oracle.ts'
import { difference, digestOf, engineStream, type Stream } from './stream.ts'
import { IS_THOROUGH, some, thoroughUnless } from '../thorough.ts'

/** Digest of the events of each named case, and one of all random puzzles. */
type Digests = Readonly<Record<string, string>>

const CASES: readonly Case[] = [...NAMED_CASES, ...RANDOM_CASES]
const FILE = join(import.meta.dirname, 'digests.json')
const storedDigests: Readonly<Record<string, Digests>> = JSON.parse(readFileSync(FILE, 'utf8'))
const isWritingDigests = process.env.DIGESTS === 'write' && SEED === SEED_OF_DIGESTS
const newDigests: Record<string, Digests> = {}
/** The cases that the slow oracles run; digests cover all cases of the engine. */
const ORACLE_CASES: readonly Case[] =
  IS_THOROUGH || isWritingDigests
    ? CASES
    : [...NAMED_CASES.filter(({ name }) => !/empty|codewars2|fifty/.test(name)), ...some(RANDOM_CASES, 20)]

function digestsOf(streams: readonly Stream[]): Digests {
  const named = NAMED_CASES.map(({ name }, index) => [name, digestOf(streams[index])])
  return Object.fromEntries([...named, ['random puzzles', digestOf(...streams.slice(NAMED_CASES.length))]])
}

/** Oracles that every run executes. The engine is checked against the other oracles by their recorded digests. */
const ALWAYS_RUN = some(ORACLES, 2)

describe.each(ORACLES.map((oracle) => [oracle.id, oracle] as const))('%s', (id, oracle) => {
  const engine: Stream[] = []
  beforeAll(() => {
    const strategy = strategyWithId(id)
    if (strategy === undefined) throw new Error(`${id} is the oracle of no strategy`)
    engine.push(...CASES.map((search) => engineStream(search, strategy)))
  })

  test.skipIf(!canRun(oracle))(
    `searches and works as the oracle does (seed ${SEED})`,
    thoroughUnless(ALWAYS_RUN.includes(oracle)),
    () => {
      const streams = oracleStreams(oracle, ORACLE_CASES)
      if (isWritingDigests) newDigests[id] = digestsOf(streams)
      const differences = ORACLE_CASES.flatMap((oracleCase, index) => {
        const found = difference(engine[CASES.indexOf(oracleCase)], streams[index])
        return found === undefined ? [] : [`${oracleCase.name}: ${found}`]
      })
      expect(differences).toEqual([])
    },
  )

  test.skipIf(SEED !== SEED_OF_DIGESTS)('searches and works as the digests say', () => {
    expect(digestsOf(engine)).toEqual((isWritingDigests ? newDigests : storedDigests)[id])
  })
})

test('every digest has its oracle', () => {
  expect(Object.keys(isWritingDigests ? newDigests : storedDigests).toSorted()).toEqual(
    ORACLES.map(({ id }) => id).toSorted(),
  )
})

afterAll(() => {
  if (isWritingDigests && ORACLES.every(canRun))
    writeFileSync(FILE, `${JSON.stringify(newDigests, undefined, 2)}\n`)
})
