/** A search that is stopped, continued and slowed down, any number of times, equals an uninterrupted one. */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { gridOfLine } from '../../src/core/grid.ts'
import { tables } from '../../src/core/programs/tables/strategy.ts'
import { SearchTrace } from '../../src/core/trace/searchTrace.ts'
import { Host } from '../../src/worker/host.ts'
import type { Progress, Reply } from '../../src/worker/protocol.ts'
import { compilingWith } from '../support/compiling.ts'
import { compileWebAssembly } from '../../src/worker/webAssembly.ts'
import { givensOfLine, PUZZLES } from '../core/puzzles.ts'
import { digestedPage } from '../core/trace/digested.ts'
import { cases } from '../thorough.ts'

const PAGES = 7

function uninterruptedRun() {
  const trace = new SearchTrace(givensOfLine(PUZZLES.codewars2), tables, 'first')
  while (!trace.frontier.ended) trace.advance()
  const { event, placements, solutions, work } = trace.frontier
  const pages = Array.from({ length: PAGES }, (_, number) => digestedPage(trace.page(number)))
  return { pages, figures: { events: event, placements, solutions, work } }
}

const expected = uninterruptedRun()

const steps = fc.array(fc.constantFrom('stop', 'continue', 'give-way', 'wait', 'page'), { maxLength: 30 })

test.prop([steps, fc.boolean()], { numRuns: cases(25) })(
  'stopping, continuing and giving way changes no page and no figure',
  async (script, isCompiled) => {
    const replies: Reply[] = []
    let timeMs = 0
    const host = new Host({
      post: (reply) => replies.push(reply),
      pause: () => new Promise((resume) => setImmediate(resume)),
      rest: () => new Promise((resume) => setImmediate(resume)),
      now: () => (timeMs += 10),
      ...(isCompiled && compilingWith(compileWebAssembly)),
    })
    const progress = (): Progress | undefined =>
      replies.findLast((reply) => reply.type === 'progress')?.progress
    host.receive({
      type: 'start',
      run: 1,
      grid: gridOfLine(PUZZLES.codewars2),
      strategy: 'tables',
      extent: 'first',
    })
    for (const step of script) {
      if (step === 'wait') await new Promise((resume) => setImmediate(resume))
      else if (step === 'page') host.receive({ type: 'page', run: 1, page: 0 })
      else host.receive({ type: step, run: 1 })
    }
    host.receive({ type: 'continue', run: 1 })
    while (progress()?.status !== 'ended') await new Promise((resume) => setImmediate(resume))
    for (let page = 0; page < PAGES; page++) host.receive({ type: 'page', run: 1, page })
    const pages = replies.flatMap((reply) => (reply.type === 'page' ? [digestedPage(reply.page)] : []))
    expect(pages.slice(-PAGES)).toEqual(expected.pages)
    expect(progress()).toMatchObject(expected.figures)
  },
)
