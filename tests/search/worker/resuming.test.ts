/** A search that is stopped, continued and slowed down, any number of times, equals an uninterrupted one. */
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { tables } from '../../../src/search/programs/tables/strategy.ts'
import { SearchTrace } from '../../../src/search/trace/searchTrace.ts'
import type { ToClient } from '../../../src/calls/protocol.ts'
import { solverHost } from '../../../src/search/worker/host.ts'
import type { Progress, Reached } from '../../../src/search/worker/solverQuestions.ts'
import type { Chunk } from '../../../src/search/trace/chunk.ts'
import { compilingWith } from '../../support/compiling.ts'
import { compileWebAssembly } from '../../../src/search/worker/webAssembly.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { digestedChunk } from '../trace/digested.ts'
import { cases } from '../../thorough.ts'

const CHUNKS = 7

function uninterruptedRun() {
  const trace = new SearchTrace(givensOfLine(PUZZLES.codewars2), tables, 'first')
  while (!trace.frontier.ended) trace.advance()
  const { event, placements, solutions, work } = trace.frontier
  const chunks = Array.from({ length: CHUNKS }, (_, number) => digestedChunk(trace.chunk(number)))
  return { chunks, figures: { events: event, placements, solutions, work } }
}

const expected = uninterruptedRun()

const steps = fc.array(fc.constantFrom('stop', 'continue', 'give-way', 'wait', 'chunk'), { maxLength: 30 })

test.prop([steps, fc.boolean()], { numRuns: cases(25) })(
  'stopping, continuing and giving way changes no chunk and no figure',
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
      else if (step === 'chunk') ask('chunk', 0)
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
    const chunks = Array.from({ length: CHUNKS }, (_, chunk) => answer(ask('chunk', chunk)) as Chunk)
    expect(chunks.map(digestedChunk)).toEqual(expected.chunks)
    expect(answer(advance) as Progress).toMatchObject(expected.figures)
    const reached = answer(ask('progress', { withChunk: false })) as Reached
    expect(reached.progress).toMatchObject({ ...expected.figures, status: 'ended' })
  },
)
