/** A tab in random time, and the parts of its state. */
import { frontOf } from '../../src/page/session/sessions.ts'
import type { AppState } from '../../src/page/store/state.ts'
import { PUZZLE_PANEL } from '../../src/page/puzzle/puzzle.ts'
import { syncAddress } from '../../src/page/store/link.ts'
import { memoryStorage } from './browserTabs.ts'
import { gifFilm } from '../../src/page/share/pictures/gifFilm.ts'
import { gridOfLine, lineOf } from '../../src/sudoku/grid.ts'
import { createBandSolver } from '../../src/sudoku/solver/bandSolver.ts'
import { serve, serveInLine } from '../../src/calls/serve.ts'
import { Turns } from '../../src/calls/turns.ts'
import type { ToClient, ToHost } from '../../src/calls/protocol.ts'
import { transformOf } from '../../src/page/facts/commands.ts'
import { generateOf } from '../../src/page/generator/commands.ts'
import { gradeOf } from '../../src/page/grade/commands.ts'
import { backgroundJobs, REPORT_EVERY_MS, SLICE_MS } from '../../src/page/background/backgroundJobs.ts'
import { filmJobs } from '../../src/page/share/film/filmJobs.ts'
import { solverHost } from '../../src/search/worker/host.ts'
import { JavaScriptLanguage } from '../../src/runner/javascript/javascriptLanguage.ts'
import { serveOwnQuestions } from '../../src/runner/worker/ownJobs.ts'
import { compileWebAssembly } from '../../src/search/worker/webAssembly.ts'
import { PUZZLES } from '../sudoku/puzzles.ts'
import { testApp } from './appStore.ts'
import { quickJs } from './javascript.ts'
import { solverSource } from './javascriptSolver.ts'
import { TestBar } from './linkedApp.ts'
import type { RandomTime } from './randomTime.ts'

export const PRINTS_ONE = 'console.log(1)\n'

const solver = createBandSolver()

/** The shown half of Compare; undefined in other views. */
function halfOf(state: AppState): 'table' | 'in step' | undefined {
  if (state.view !== 'compare') return undefined
  return state.comparesInStep ? 'in step' : 'table'
}

const builtIn = (strategy: string) => ({ kind: 'built-in', strategy, extent: 'first' }) as const

/** An app with a puzzle and a program of the user, which has run if `hasRun`, in which everything takes as long as the time says. */
export async function pageIn(time: RandomTime, hasRun: boolean) {
  const engine = await quickJs()
  const files: string[] = []
  const copied: string[] = []
  const app = testApp({
    clock: time.clock,
    everySecond: time.everySecond,
    whenRested: time.soon,
    whenIdle: time.soon,
    nextTask: time.nextTask,
    now: time.now,
    cores: 3,
    programStorage: memoryStorage(),
    loadLanguage: time.nextTask,
    makeWorker: () =>
      time.thread<ToHost, ToClient>(({ post, pause, rest, now }) => solverHost({ post, pause, rest, now })),
    makeBackgroundWorker: () =>
      time.thread<ToHost, ToClient>(({ post, pause, now }) => {
        const turns = new Turns({ pause, now, sliceMs: SLICE_MS, reportEveryMs: REPORT_EVERY_MS })
        const compile = (bytes: Uint8Array<ArrayBuffer>) => time.later(compileWebAssembly(bytes))
        return serve(post, turns, backgroundJobs({ solver, compile }))
      }),
    makeOwnWorker: () =>
      time.thread<ToHost, ToClient>(({ post, pause, now }) =>
        serveOwnQuestions(post, {
          now,
          pause,
          start: () => time.later(JavaScriptLanguage.started(engine)),
        }),
      ),
    async readClipboard() {
      await time.nextTask()
      return PUZZLES.sixSolutions
    },
    async writeClipboard(text) {
      copied.push(text)
      await time.nextTask()
    },
    async saveFile(name) {
      files.push(name)
      await time.nextTask()
    },
    async loadPictures() {
      await time.nextTask()
      return {
        async pngOf() {
          await time.nextTask()
          return new Blob([])
        },
        async videoFormats() {
          await time.nextTask()
          return []
        },
        drawnDigits(side) {
          const digits = Array.from({ length: 9 }, () => new Uint8Array(side * side))
          return { given: digits, placed: digits }
        },
        makeFilmWorker: () =>
          time.thread<ToHost, ToClient>(({ post, pause }) => {
            const jobs = filmJobs(async (_format, width, height) => {
              await time.nextTask()
              return gifFilm(width, height)
            })
            return serveInLine(post, jobs, { pause })
          }),
      }
    },
  })
  const { store } = app
  const { actions } = store
  actions.loadGrid(gridOfLine(PUZZLES.twoSolutions), 'line-81')
  actions.own({ kind: 'open', language: 'javascript' })
  actions.own({ kind: 'edit', text: PRINTS_ONE })
  const [graded] = store.getState().own?.programs ?? []
  actions.own({ kind: 'add', text: solverSource() })
  actions.chooseStrategy('tables')
  actions.setRate(2000)
  actions.lockstep({
    kind: 'setUp',
    setup: { programs: [builtIn('tables'), builtIn('fewest-candidates')], measure: 'events', at: 0 },
  })
  actions.compare({ kind: 'limit', limit: 100_000 })
  // As the views do when they are shown and hidden.
  store.subscribe((state, before) => {
    const [shown, hidden] = [halfOf(state), halfOf(before)]
    if (shown === hidden) return
    if (hidden === 'in step') actions.lockstep({ kind: 'lookAway' })
    if (hidden === 'table') actions.compare({ kind: 'lookAway' })
    if (shown === 'in step') actions.lockstep({ kind: 'look' })
    if (shown === 'table') actions.compare({ kind: 'look' })
  })
  const bar = new TestBar('')
  syncAddress(store, bar)
  actions.loadGrid(gridOfLine(PUZZLES.boj2580), 'line-81')
  transformOf(store)
  generateOf(store)
  const grade = gradeOf(store)
  const subject = { kind: 'own', id: graded.id } as const
  grade({ kind: 'chooseSubject', subject })
  grade({ kind: 'stopAtFailure', isOn: true })
  await time.settle()
  if (hasRun) {
    actions.own({ kind: 'open', language: 'javascript' })
    actions.own({ kind: 'run' })
    await time.settle()
  }
  return { store, actions, grade, subject, bar, files, copied }
}

export type CommandedPage = Awaited<ReturnType<typeof pageIn>>

/** Parts of the state at rest, each decided by some of the commands. */
export const PARTS = {
  language: ({ store }) => store.getState().preferences.language,
  puzzle: ({ store }) => lineOf(store.getState().puzzle.grid),
  view: ({ store }) => [store.getState().view, halfOf(store.getState())],
  /** What the board shows. */
  watched({ store }) {
    const { program, run, frame } = frontOf(store.getState())
    const progress = run.status === 'open' ? run.progress : undefined
    return {
      program,
      run: run.status,
      search: progress?.status,
      events: progress?.events,
      event: frame.moment.event,
      board: lineOf(frame.moment.board),
      playing: store.getState().playing,
    }
  },
  /** How far the search of a built-in program is. */
  searched({ store }) {
    const { program, run } = frontOf(store.getState())
    if (program.kind !== 'built-in' || run.status !== 'open') return undefined
    const { status, events } = run.progress
    return { status, events }
  },
  own({ store }) {
    const { run, programs } = store.getState().own ?? {}
    return {
      text: programs?.map(({ text }) => text),
      run: run && { text: run.text, verdict: run.verdict.kind, output: run.output, events: run.events },
    }
  },
  values: ({ store }) => store.getState().own?.run?.values,
  graded({ store }) {
    const { status, cases, graded, judge } = store.getState().grading
    const stateOf = ({ id, state }: (typeof cases)[number]) =>
      `${id}: ${state.kind === 'done' ? state.result.verdict.kind : state.kind}`
    return { status, text: graded?.text, judge, cases: cases.map(stateOf) }
  },
  facts({ store }) {
    const { panel, analysis } = store.getState()
    return panel === PUZZLE_PANEL ? { facts: analysis.facts, costs: analysis.costs } : undefined
  },
  compared({ store }) {
    const { status, costs = [], extent } = store.getState().comparing ?? {}
    return { status, extent, costs: costs.map(({ strategy, events }) => `${strategy}: ${events}`) }
  },
  inStep({ store }) {
    const { lanes = [], at, measure, playing } = store.getState().lockstep ?? {}
    return {
      at,
      measure,
      playing,
      lanes: lanes.map(({ program, known, status }) => ({ program, known, status })),
    }
  },
  copy: ({ store, copied }) => ({ copied: copied.at(-1), shown: store.getState().sharing?.copied }),
  picture: ({ store, files }) => ({
    last: files
      .findLast((name) => !name.endsWith('gif'))
      ?.split('.')
      .at(-1),
    hasFailed: store.getState().sharing?.hasFailed === true,
  }),
  made({ store }) {
    const { generation } = store.getState().generator
    return generation && { status: generation.state.status, seed: generation.options.seed }
  },
} satisfies Record<string, (page: CommandedPage) => unknown>

export type Part = keyof typeof PARTS
