/** Wrong programs, run by the real interpreters, are diagnosed in the background after their verdict. */
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import type { OwnWorker } from '../../../src/app/own/ownClient.ts'
import { frontOf } from '../../../src/app/session/sessions.ts'
import { gridOfLine, lineOf } from '../../../src/core/grid.ts'
import type { OwnLanguage } from '../../../src/core/own/language.ts'
import { diagnosisOf } from '../../../src/features/own/diagnosis/commands.ts'
import { isUnderWay } from '../../../src/app/own/own.ts'
import { PUZZLES } from '../../core/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { threadMaker } from '../../support/ownThread.ts'
import { inProcessOwnWorker } from '../../support/ownWorker.ts'
import { thoroughUnless } from '../../thorough.ts'

/** Compiling C++ takes a minute on a busy machine. */
const WAIT = { timeout: 200_000, interval: 10 }

const example = (name: string) => readFileSync(`src/features/own/examples/${name}`, 'utf8')

/** A right program of a language, and the slip that makes it wrong. */
const PROGRAMS: Readonly<Record<OwnLanguage, readonly [right: string, slip: readonly [string, string]]>> = {
  python: [example('boj2580.py'), ['\n\ndfs(0)', '\n\nboard[0][0] = 0\ndfs(0)']],
  javascript: [example('boj2580.js.txt'), ['\n\ndfs(0)', '\n\nboard[0][0] = 0\ndfs(0)']],
  cpp: [example('boj2239.cpp'), ['    dfs(0);', "    board[0][0] = '0';\n    dfs(0);"]],
}

function wrong(language: OwnLanguage): string {
  const [right, [from, to]] = PROGRAMS[language]
  expect(right.split(from)).toHaveLength(2)
  return right.replace(from, to)
}

/** Python starts faster in this thread than in a thread of its own. */
async function workerMaker(language: OwnLanguage): Promise<() => OwnWorker> {
  return language === 'python' ? inProcessOwnWorker : threadMaker(language)
}

/** A page with a program that is being run. */
function page(language: OwnLanguage, text: string, makeOwnWorker: () => OwnWorker) {
  const { store, backgroundWorkers } = testApp({ makeOwnWorker })
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.codewars1), 'boj-2580')
  actions.own({ kind: 'open', language })
  actions.own({ kind: 'edit', text })
  actions.own({ kind: 'run' })
  const run = () => store.getState().own?.run ?? expect.fail('There is no run')
  return {
    store,
    backgroundWorkers,
    run,
    ended: () => vi.waitFor(() => expect(isUnderWay(run().verdict)).toBe(false), WAIT),
    async found() {
      await vi.waitFor(() => expect(run().diagnosis?.kind).toBe('found'), WAIT)
      const { diagnosis } = run()
      return diagnosis?.kind === 'found' ? diagnosis.found : expect.fail('Nothing is found')
    },
  }
}

describe.each<OwnLanguage>(['python', 'javascript', 'cpp'])('In %s', (language) => {
  const options = { timeout: 900_000, ...thoroughUnless(language === 'python') }

  test(
    'a wrong program is told why it is wrong, on a small board, and is shown the event there',
    options,
    async () => {
      const { store, found, run, ended } = page(language, wrong(language), await workerMaker(language))
      await ended()
      expect(run().verdict.kind).not.toBe('accepted')
      const finding = await found()
      expect(finding).toMatchObject({ kind: 'given-changed', board: 'back3', event: 1 })
      const { event, cells } = finding
      diagnosisOf(store)({ kind: 'showOnSmallBoard', finding })
      await vi.waitFor(() => expect(store.getState().rings).toEqual(cells), WAIT)
      expect(frontOf(store.getState()).frame.moment.event).toBe(event)
      expect(run().diagnosis).toMatchObject({ kind: 'found', found: finding })
      store.actions.stepForward()
      expect(store.getState().rings.size).toBe(0)
      store.actions.undo()
      expect(lineOf(store.getState().puzzle.grid)).toBe(lineOf(gridOfLine(PUZZLES.codewars1)))
      expect(store.getState().own?.shownFinding).toBeUndefined()
    },
  )

  test('a right program is told nothing', options, async () => {
    const { ended, run } = page(language, PROGRAMS[language][0], await workerMaker(language))
    await ended()
    expect(run()).toMatchObject({ verdict: { kind: 'accepted' }, diagnosis: undefined })
  })
})
