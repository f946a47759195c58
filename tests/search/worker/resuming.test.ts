/** A search that is stopped, continued and slowed down, any number of times, equals an uninterrupted one. */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import type { ToClient } from '../../../src/calls/protocol.ts'
import { solverHost } from '../../../src/search/worker/host.ts'
import type { Progress, Reached } from '../../../src/search/worker/solverQuestions.ts'
import type { Page } from '../../../src/search/trace/page.ts'
import { compilingWith } from '../../support/compiling.ts'
import { compileWebAssembly } from '../../../src/search/worker/webAssembly.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { digestedPage } from '../trace/digested.ts'
import { cases } from '../../thorough.ts'

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
    const messages: ToClient[] = []
    let timeMs = 0
    const receive = solverHost({
      post: (message) => messages.push(message),
      pause: () => new Promise((resume) => setImmediate(resume)),
      rest: () => new Promise((resume) => setImmediate(resume)),
      now: () => (timeMs += 10),
      ...(isCompiled && compilingWith(compileWebAssembly)),
    })
    let lastId = 0
    function ask(kind: string, order: unknown): number {
      receive({ type: 'ask', id: ++lastId, kind, order })
      return lastId
    }
    const answer = (id: number) =>
      messages.flatMap((message) =>
        message.type === 'answered' && message.id === id ? [message.tell] : [],
      )[0]
    ask('trace', { grid: gridOfLine(PUZZLES.codewars2), strategy: 'tables', extent: 'first' })
    let advance = ask('advance', undefined)
    const stop = () => receive({ type: 'end', id: advance })
    for (const step of script) {
      if (step === 'wait') await new Promise((resume) => setImmediate(resume))
      else if (step === 'page') ask('page', 0)
      else if (step === 'give-way') ask('giveWay', undefined)
      else {
        stop()
        if (step === 'continue') advance = ask('advance', undefined)
      }
    }
    stop()
    advance = ask('advance', undefined)
    while (answer(advance) === undefined) await new Promise((resume) => setImmediate(resume))
    // The host answers what the questions' types say.
    const pages = Array.from({ length: PAGES }, (_, page) => answer(ask('page', page)) as Page)
    expect(pages.map(digestedPage)).toEqual(expected.pages)
    expect(answer(advance) as Progress).toMatchObject(expected.figures)
    const reached = answer(ask('progress', { withPage: false })) as Reached
    expect(reached.progress).toMatchObject({ ...expected.figures, status: 'ended' })
  },
)
