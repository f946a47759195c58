/** A run's seconds at a judge are estimated only for suitable runs, and for the right judge. */
import { describe, expect, test } from 'vitest'
import type { OwnEstimate, OwnRun, OwnVerdict } from '../../../src/page/own/own.ts'
import { initialRun } from '../../../src/page/own/runPlace.ts'
import { createTiming } from '../../../src/page/own/followUps.ts'
import type { OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import { judgementOf } from '../../../src/sudoku/judge/judging.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program } from '../../support/ownTestWorker.ts'

const PROGRAM = program('print()', PUZZLES.codewars1)
const ACCEPTED: OwnVerdict = {
  kind: 'accepted',
  judgement: judgementOf({
    puzzle: gridOfLine(PUZZLES.codewars1),
    format: 'boj-2239',
    output: PUZZLES.solved.replace(/.{9}/g, '$&\n'),
    judge: 'boj-2239',
  }),
}

function runOf(verdict: OwnVerdict, language: OwnLanguage = 'python'): OwnRun {
  return { ...initialRun(language, PROGRAM.source), verdict, elapsedMs: 9000, events: 99 }
}

async function timeRun(run: OwnRun, isDropped = false) {
  const reported: OwnEstimate[] = []
  let requests = 0
  const timing = createTiming({
    pause: () => Promise.resolve(),
    workers: {
      async *ask() {
        requests++
        // The type of a telling depends on the kind of the question, which is always `time`.
        yield { type: 'answered', answer: 60 } as never
      },
    },
    tell: (estimate) => void reported.push(estimate),
  })
  timing.time(run, PROGRAM, false, 'boj-2580')
  if (isDropped) timing.drop()
  await new Promise((resume) => void setImmediate(resume))
  return { requests, reported }
}

describe('The seconds at a judge', () => {
  test('are those of the judge that has judged', async () => {
    const { reported } = await timeRun(runOf(ACCEPTED))
    expect(reported).toMatchObject([{ judge: 'boj-2239' }])
  })

  test.each<[string, OwnRun]>([
    // Such a run may never end: all that is known is the limit, which the verdict names.
    ['was stopped by the time limit', runOf({ kind: 'time-limit', line: 3 })],
    ['the user has stopped', runOf({ kind: 'stopped' })],
    ['has printed nothing', runOf({ kind: 'no-output' })],
    ['is of another language', runOf(ACCEPTED, 'cpp')],
  ])('are not requested when the run %s', async (_, run) => {
    expect(await timeRun(run)).toEqual({ requests: 0, reported: [] })
  })

  test('are not requested once the run is another', async () => {
    expect(await timeRun(runOf(ACCEPTED), true)).toEqual({ requests: 0, reported: [] })
  })
})
