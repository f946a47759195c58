/** Realistic programs get the right verdict, run by the real interpreters and compiler. */
import { expect, test, vi } from 'vitest'
import { isVerdictPending, type OwnRun } from '../../../src/page/own/own.ts'
import { OWN_LANGUAGES, type OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { threadMaker } from '../../support/ownThread.ts'
import { type RealisticProgram, REALISTIC_PROGRAMS } from './keptPrograms.ts'

const WAIT = { timeout: 100_000, interval: 5 }

/** Creates an app. @returns a function that runs a program in it and resolves at the verdict */
async function runnerFor(language: OwnLanguage) {
  const { store } = testApp({ makeOwnWorker: await threadMaker(language) })
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1), 'line-81')
  actions.own({ kind: 'open', language })
  return async (text: string) => {
    actions.own({ kind: 'edit', text })
    actions.own({ kind: 'run' })
    return await vi.waitFor(() => {
      const run = store.getState().own?.run
      if (run === undefined || run.text !== text) return expect.fail('It has not started')
      if (isVerdictPending(run.verdict)) return expect.fail(`It is ${run.verdict.kind}`)
      return run
    }, WAIT)
  }
}

/** Returns the visible results of a run, in the shape of an entry of `REALISTIC_PROGRAMS`. */
function visibleResults({
  verdict,
  events,
  form,
  io,
  ownPuzzle,
  isForeign,
}: OwnRun): Omit<RealisticProgram, 'language' | 'text'> {
  return {
    verdict: verdict.kind,
    events,
    ...(form !== undefined && { form }),
    ...(io !== undefined && io.standIns.length > 0 && { standIns: io.standIns }),
    ...(ownPuzzle !== undefined && { hasOwnPuzzle: true }),
    ...(isForeign && { isForeign }),
    ...('check' in verdict && { expected: verdict.check.expected }),
  }
}

test.each(OWN_LANGUAGES)(
  'programs in %s get their verdicts, one after the other in the same page',
  { timeout: 600_000 },
  async (language) => {
    const run = await runnerFor(language)
    const programs = Object.entries(REALISTIC_PROGRAMS).filter(([, program]) => program.language === language)
    for (const [name, program] of programs) {
      const { language: _language, text, ...expected } = program
      const ended = await run(text)
      expect({ name, ...visibleResults(ended) }).toEqual({ name, ...expected })
    }
  },
)
