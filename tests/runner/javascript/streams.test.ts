/**
 * Programs in JavaScript and TypeScript, run as users' programs, make the same events as the search engine, each with
 * its line: listings that the app shows, and oracles (naive programs, to verify the engine).
 */
import { describe, expect, test } from 'vitest'
import { cellOf, digitOf, EventKind, kindOf, type SearchEvent } from '../../../src/search/events.ts'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import { runnableSource } from '../../../src/search/steps/listing.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { LISTINGS } from '../../listings/listings.ts'
import { engineStream } from '../../oracles/stream.ts'
import { JavaScriptWorker, program } from '../../support/javascript.ts'
import { PROMISING, SETS, TABLES } from './oracles.ts'
import { some } from '../../thorough.ts'

const worker = new JavaScriptWorker()
const TYPESCRIPT_LISTINGS = LISTINGS.filter(({ language }) => language === 'ts')

/** Returns the write that an event makes: `cell << 4 | digit`, where digit 0 clears the cell. */
function writeOf(event: SearchEvent): number {
  return (cellOf(event) << 4) | (kindOf(event) === EventKind.backtrack ? 0 : digitOf(event))
}

async function engineWrites(id: string, line: string): Promise<readonly number[]> {
  return engineStream({ name: 'own', line, limit: 1 }, strategyWithId(id) ?? expect.unreachable()).events.map(
    writeOf,
  )
}

describe('A listing of the app in TypeScript, run as a program of the user', () => {
  const withBoard = TYPESCRIPT_LISTINGS.filter(({ id }) => id !== 'dancing-links')

  test.each(withBoard)('$id writes the events of the engine', async ({ id, source }) => {
    const reported = await worker.run(program(runnableSource(source, 'first'), PUZZLES.codewars1))
    expect(reported.outcome).toEqual({ kind: 'finished', answer: undefined })
    expect(reported.errors).toBe('')
    expect(reported.writes).toEqual(await engineWrites(id, PUZZLES.codewars1))
    expect(reported.output.replace(/\s/g, '')).toBe(reported.replayed)
  })

  test('that keeps an exact cover writes the events of the engine, if it keeps a board as well', async () => {
    const { source } = TYPESCRIPT_LISTINGS.find(({ id }) => id === 'dancing-links') ?? { source: '' }
    const reported = await worker.run(program(runnableSource(source, 'first'), PUZZLES.codewars1))
    expect(reported.outcome).toEqual({ kind: 'finished', answer: undefined })
    expect(reported.writes).toEqual(await engineWrites('dancing-links', PUZZLES.codewars1))
  })
})

describe('An oracle in JavaScript, run as a program of the user', () => {
  test.each(
    some(
      [
        ['tables', TABLES],
        ['promising-numbers', PROMISING],
        ['set-discard', SETS],
      ] as const,
      2,
    ),
  )('%s writes the events of the engine', async (id, source) => {
    const reported = await worker.run(program(source, PUZZLES.codewars1))
    expect(reported.outcome).toEqual({ kind: 'finished', answer: undefined })
    expect(reported.writes).toEqual(await engineWrites(id, PUZZLES.codewars1))
  })

  test.each(
    some(
      [
        ['tables', TABLES, 99_056],
        ['promising-numbers', PROMISING, 82_580],
      ] as const,
      1,
    ),
  )('%s makes as many events on the second puzzle of Codewars', async (id, source, events) => {
    const reported = await worker.run(program(source, PUZZLES.codewars2))
    expect(reported.events).toBe(events)
    expect(reported.writes).toEqual(await engineWrites(id, PUZZLES.codewars2))
  })

  test('reports the line of each event', async () => {
    const reported = await worker.run(program(TABLES, PUZZLES.codewars1))
    const text = TABLES.split('\n')
    for (const [index, write] of reported.writes.entries()) {
      expect(text[reported.lines[index] - 1].trim()).toBe(
        write % 16 ? 'board[i][j] = digit;' : 'board[i][j] = 0;',
      )
    }
  })
})
