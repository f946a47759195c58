/** Programs as people keep them get the verdict that they deserve; their interpreters are real. */
import { describe, expect, test, vi } from 'vitest'
import { isUnderWay } from '../../../src/app/own/own.ts'
import { OWN_LANGUAGES, type OwnLanguage } from '../../../src/core/own/language.ts'
import { gridOfLine } from '../../../src/core/grid.ts'
import { PUZZLES } from '../../core/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { threadMaker } from '../../support/ownThread.ts'
import { type KeptProgram, KEPT_PROGRAMS } from './keptPrograms.ts'

const WAIT = { timeout: 100_000, interval: 5 }

/** Runs programs of a language, one after the other in the same page. */
async function pageFor(language: OwnLanguage) {
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
      expect(isUnderWay(run.verdict), JSON.stringify(run.verdict)).toBe(false)
      return run
    }, WAIT)
  }
}

/** C++ takes seconds to compile each program. */
const tagsOf = (language: OwnLanguage) => (language === 'cpp' ? ['thorough'] : [])

describe.each(OWN_LANGUAGES.map((language) => ({ language })))('In $language', ({ language }) => {
  const programs = Object.entries(KEPT_PROGRAMS).filter(([, program]) => program.language === language)
  let page: ReturnType<typeof pageFor> | undefined

  test.each(programs)('%s', { timeout: 120_000, tags: tagsOf(language) }, async (_, program) => {
    page ??= pageFor(language)
    const run = await page
    const { verdict, events, form, io, ownPuzzle, isForeign } = await run(program.text)
    const seen: Omit<KeptProgram, 'language' | 'text'> = {
      verdict: verdict.kind,
      events,
      ...(form !== undefined && { form }),
      ...(io !== undefined && io.standIns.length > 0 && { standIns: io.standIns }),
      ...(ownPuzzle !== undefined && { hasOwnPuzzle: true }),
      ...(isForeign && { isForeign }),
      ...('check' in verdict && { expected: verdict.check.expected }),
    }
    const { language: _language, text: _text, ...expected } = program
    expect(seen, JSON.stringify(verdict)).toEqual(expected)
  })
})
