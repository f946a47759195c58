import { describe, expect, test } from 'vitest'
import { runnableSource } from '../../../src/core/steps/listing.ts'
import { LISTINGS } from '../../listings/listings.ts'
import { PUZZLES } from '../../core/puzzles.ts'
import { program, PythonWorker } from '../../support/python.ts'

const worker = new PythonWorker()

describe('try', () => {
  test.each(LISTINGS.filter(({ language }) => language === 'py'))('$id', async ({ source }) => {
    const told = await worker.run(program(runnableSource(source, 'first'), PUZZLES.codewars1))
    console.log(told.events, told.outcome, told.output.length, told.hidden, told.elapsedMs, told.writes.slice(0, 5), told.lines.slice(0, 5), told.replayed, told.replies.map((r) => r.type).join(' '), told.errors)
  })
})
