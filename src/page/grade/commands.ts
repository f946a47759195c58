/**
 * Commands of the Grade view: grade a program on many cases as a judge does, add cases, search for a smaller or
 * slower board, and watch a case.
 */
import { latest, still } from '../../calls/latest.ts'
import {
  type BoardSource,
  type CaseResult,
  type GradeCommand,
  type GradedCase,
  type GradedProgram,
  type Grading,
  isGrading,
  isPassed,
  wholeVerdict,
} from './grading.ts'
import { unfinished } from '../../runner/fetched.ts'
import { perStore } from '../store/perStore.ts'
import type { AppStore } from '../store/store.ts'
import { randomCases } from '../../runner/cases/randomCases.ts'
import { smallestSolution } from '../../runner/cases/expected.ts'
import { meetsInputGuarantee } from '../../runner/cases/inputGuarantee.ts'
import type { UserBoards } from '../../runner/cases/userBoards.ts'
import { DEFAULT_STARTS, worstCase } from '../../runner/cases/worstCase.ts'
import { smallerFailure } from '../../runner/grading/smallerFailure.ts'
import type { Grid } from '../../sudoku/grid.ts'
import { isRightBoard } from '../../sudoku/judge/byContent.ts'
import { judgeWithId } from '../../sudoku/judge/registry.ts'
import { neverRan } from '../../runner/run/outcome.ts'
import { assertNever } from '../../sudoku/result.ts'
import { createBandSolver } from '../../sudoku/solver/bandSolver.ts'
import { diagnoseOpenedCase } from './caseDiagnosis.ts'
import { createCaseStates } from './caseStates.ts'
import { areCasesOf, casesOfUser, gradedCase, judgesCases, withoutResults } from './cases.ts'
import { createGrader } from './grader.ts'
import { isAlike } from './gradeVerdict.ts'
import { pastGrades, pastKey, storePastGrade, forgetPastGrades } from './past.ts'
import { createResults } from './results.ts'
import { createSubjects } from './subjects.ts'
import { boardsOf } from './userText.ts'
import { createWatching } from './watching.ts'
import { isWorthEstimate } from './caseSeconds.ts'
import { foundForm, limitsOf, otherRules, runCase } from './running.ts'

export const gradeOf = perStore(createGrade)

/** Number of random cases that one command adds. */
const RANDOM_CASES = 100
/** Maximum number of puzzles to measure in the search for the longest run time. */
const WORST_BUDGET = 300
/** Time after which the search for the longest run time ends. */
const WORST_LIMIT_MS = 60_000

function createGrade(store: AppStore): (command: GradeCommand) => void {
  const { getState: get, environment } = store
  const { storage, randomSeed, now, nextTask, everySecond } = environment
  const { subject, programOf, judgeOf, isJudgeChosen, noteUnderstood } = createSubjects(store)
  const solver = createBandSolver()
  const grader = createGrader(environment, (progress) => {
    if (progress !== 'loaded') return change({ fetched: unfinished(progress) })
    change({ fetched: undefined, ...(get().grading.status === 'loading' && { status: 'running' }) })
  })
  diagnoseOpenedCase(store, grader, judgeOf)
  const watch = createWatching(store, solver, judgeOf)
  const states = createCaseStates(store)
  const out = createResults(store, judgeOf)
  /** The choice of the program or the judge, whose cases are shown once the program is loaded. */
  const choices = latest()
  /** A grading, or a search for a smaller or slower board. */
  const work = latest()
  /** Random cases or boards of the user, which join the work. */
  const additions = latest()

  function change(part: Partial<Grading>): void {
    store.setState({ grading: { ...get().grading, ...part } })
  }

  /**
   * Shows the cases of the program and its judge.
   * @returns the program and its judge; undefined if the program is empty or cannot be loaded
   */
  async function prepare(
    signal: AbortSignal,
  ): Promise<{ readonly program: GradedProgram; readonly judge: string } | undefined> {
    const chosen = subject()
    const loading =
      chosen === undefined ? Promise.resolve(undefined) : programOf(chosen).catch(() => undefined)
    const program = await still(loading, signal)
    if (chosen === undefined || program === undefined || program.text.trim() === '') {
      change({ failure: { kind: 'no-program' }, status: 'idle', cases: boardsOfUser() })
      return undefined
    }
    const judge = judgeOf(program)
    const { cases, graded } = get().grading
    const isSame =
      graded?.text === program.text &&
      graded.understood?.form === program.understood?.form &&
      graded.understood?.judge === program.understood?.judge &&
      cases.length > 0 &&
      areCasesOf(cases, judge)
    change({
      subject: chosen,
      failure: undefined,
      limits: limitsOf(judge, program.language),
      past: pastGrades(storage, pastKey(chosen)),
      ...(!isSame && {
        graded: program,
        status: 'idle',
        openedCase: undefined,
        cases: [...judgesCases(judge), ...withoutResults(cases.filter(({ origin }) => origin !== 'judge'))],
      }),
    })
    return { program, judge }
  }

  /** Shows another program or judge instead of the work in progress. */
  function choose(chosen: Partial<Pick<Grading, 'subject' | 'judge'>>): Promise<void> {
    supersede()
    change({
      ...chosen,
      graded: undefined,
      status: 'idle',
      cases: boardsOfUser(),
      shrinking: undefined,
      worst: undefined,
    })
    return showCases()
  }

  /** Returns the cases that the user added, which stay whatever is graded on them. */
  function boardsOfUser(): readonly GradedCase[] {
    return withoutResults(get().grading.cases.filter(({ origin }) => origin === 'mine'))
  }

  function showCases(): Promise<void> {
    return choices.run(async (signal) => void (await prepare(signal)))
  }

  /** Ends the work in progress, and works on something else. If that throws, ends it with what went wrong. */
  function workOn(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    supersede()
    return work.run(async (signal) => {
      try {
        await task(signal)
      } catch (error) {
        if (signal.aborted) return
        stop()
        supersede()
        fail(error)
      }
    })
  }

  function fail(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    change({ failure: { kind: 'failed', reason } })
  }

  /** Grades the program anew, on all cases. */
  async function start(signal: AbortSignal): Promise<void> {
    change({ isRequested: false })
    const prepared = await prepare(signal)
    if (prepared === undefined) return
    const { program, judge } = prepared
    change({
      status: 'loading',
      graded: program,
      cases: withoutResults(get().grading.cases),
      openedCase: undefined,
      shrinking: undefined,
      worst: undefined,
    })
    await runWaiting(program, judge, signal)
  }

  /**
   * Runs the cases that have no result yet, in order; up to the first failure if the user wants that, and no further
   * if the program cannot run at all. Then ends the grading.
   */
  async function runWaiting(program: GradedProgram, judge: string, signal: AbortSignal): Promise<void> {
    const limits = limitsOf(judge, program.language)
    // Shows results while a later case takes long.
    const showing = everySecond(states.show)
    try {
      const earlier = wholeVerdict(get().grading.cases)
      let hasFailed = earlier.firstFailure !== undefined
      let hasRun = earlier.done > 0
      while (!(hasFailed && get().grading.stopsAtFailure)) {
        const next = states.next()
        if (next === undefined) break
        states.set(next.id, { kind: 'running' })
        const end = await still(runCase(grader, program, judge, next.puzzle, limits, signal), signal)
        if (end.kind === 'not-loaded') {
          states.show()
          const cases = withoutResults(get().grading.cases)
          change({ status: 'stopped', failure: { kind: 'not-loaded' }, cases })
          return
        }
        if (get().grading.status === 'loading') change({ status: 'running' })
        const { verdict } = end.result
        // A program that has passed a case reads and prints as the judge wants.
        if (!hasRun && (await isOfOther(program, judge, end.result, next.puzzle, signal)))
          return await start(signal)
        hasRun = true
        states.set(next.id, { kind: 'done', result: end.result })
        hasFailed ||= !isPassed(verdict)
        // Every other case would end the same way.
        if (neverRan(verdict.kind)) break
      }
    } finally {
      showing()
    }
    finish(program, judge)
    await measureReference(program, signal)
  }

  /**
   * Looks for the form of input of a program that has failed, and for the judge whose rules count for its answer, unless
   * they are known or a judge is chosen. A program that prints the right board has read its puzzle.
   */
  async function isOfOther(
    program: GradedProgram,
    judge: string,
    { verdict, printed }: CaseResult,
    puzzle: Grid,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { text, understood } = program
    if (understood !== undefined || isJudgeChosen() || isPassed(verdict) || neverRan(verdict.kind))
      return false
    const isRight = 'judgement' in verdict && isRightBoard(verdict.judgement, puzzle)
    const found = isRight
      ? otherRules(program, judge, puzzle, printed)
      : await still(foundForm(grader, program, puzzle, signal), signal)
    if (found !== undefined) noteUnderstood(text, found)
    return found !== undefined
  }

  /** Measures this browser's speed once, to estimate the seconds of long Python cases at the judge. */
  async function measureReference({ language }: GradedProgram, signal: AbortSignal): Promise<void> {
    const { cases, reference } = get().grading
    if (language !== 'python' || reference !== undefined || !cases.some(isWorthEstimate)) return
    const measured = await still(grader.reference(signal), signal)
    if (measured !== undefined) change({ reference: measured })
  }

  /** Ends a grading, and stores its result if a case ran. */
  function finish(program: GradedProgram, judge: string): void {
    states.show()
    const { cases, subject: chosen } = get().grading
    const { passed, total, done } = wholeVerdict(cases)
    if (chosen !== undefined && done > 0)
      storePastGrade(storage, pastKey(chosen), { at: Date.now(), judge, passed, total })
    change({
      status: 'ended',
      graded: program,
      past: chosen === undefined ? [] : pastGrades(storage, pastKey(chosen)),
    })
  }

  /** Ends the work in progress, and what was to join it. */
  function supersede(): void {
    states.show()
    choices.stop()
    work.stop()
    additions.stop()
    const { shrinking, worst } = get().grading
    change({
      fetched: undefined,
      ...(shrinking?.status === 'running' && { shrinking: { ...shrinking, status: 'stopped' } }),
      ...(worst?.status === 'running' && { worst: { ...worst, status: 'stopped' } }),
    })
  }

  /** Stops the grading in progress, if any, and keeps the results so far. */
  function stop(): void {
    if (!isGrading(get().grading)) return
    supersede()
    const cases = get().grading.cases.map((each) =>
      each.state.kind === 'running' ? { ...each, state: { kind: 'waiting' } as const } : each,
    )
    change({ status: 'stopped', cases })
  }

  /** Adds cases; a grading that has ended goes on with them. */
  async function add(added: readonly GradedCase[]): Promise<void> {
    if (added.length === 0) return
    change({ cases: [...get().grading.cases, ...added] })
    const { status, graded } = get().grading
    if (status !== 'ended' || graded === undefined) return
    await workOn(async (signal) => {
      change({ status: 'running' })
      await runWaiting(graded, judgeOf(graded), signal)
    })
  }

  async function addMine(source: BoardSource, signal: AbortSignal): Promise<void> {
    const found = await still(boardsOf(source, store), signal)
    if (found !== undefined) await addBoards(found)
  }

  async function addBoards(found: UserBoards): Promise<void> {
    const { added, report } = casesOfUser(found, get().grading.cases)
    change({ added: report })
    await add(added)
  }

  function removeMine(): void {
    stop()
    change({ cases: get().grading.cases.filter(({ origin }) => origin !== 'mine'), added: undefined })
  }

  /** Replaces the random cases by new ones, and grades them. */
  async function addRandom(signal: AbortSignal): Promise<void> {
    const prepared = await prepare(signal)
    const judge = prepared && judgeWithId(prepared.judge)
    if (judge === undefined) return
    const found: GradedCase[] = []
    for (const made of randomCases(judge, RANDOM_CASES, randomSeed(), solver)) {
      if (made !== undefined) found.push(gradedCase(made, 'random'))
      else await still(nextTask(), signal)
    }
    const { status, cases } = get().grading
    change({ cases: cases.filter(({ origin }) => origin !== 'random') })
    await add(found)
    if (status === 'idle' || status === 'stopped') await workOn(start)
  }

  /** Searches for a board with fewer blanks on which the program fails as in a case. */
  async function shrink(id: string): Promise<void> {
    const { graded, cases } = get().grading
    const failing = cases.find((each) => each.id === id)
    if (graded === undefined || failing?.state.kind !== 'done') return
    const solution = smallestSolution(failing.puzzle, solver)
    if (solution === undefined) return
    const judge = judgeOf(graded)
    const limits = limitsOf(judge, graded.language)
    const { result } = failing.state
    await workOn(async (signal) => {
      change({ shrinking: { of: id, status: 'running', puzzle: failing.puzzle, runs: 0 } })
      const steps = smallerFailure(failing.puzzle, solution, async (puzzle) => {
        const end = await still(runCase(grader, graded, judge, puzzle, limits, signal), signal)
        return end.kind === 'result' && isAlike(end.result, result)
      })
      for await (const { puzzle, runs } of steps) {
        signal.throwIfAborted()
        change({ shrinking: { of: id, status: 'running', puzzle, runs } })
      }
      signal.throwIfAborted()
      const { shrinking } = get().grading
      if (shrinking !== undefined) change({ shrinking: { ...shrinking, status: 'done' } })
    })
  }

  /** Searches for a board on which the program takes long, and adds it as a case. */
  async function findWorst(signal: AbortSignal): Promise<void> {
    const prepared = await prepare(signal)
    const judge = prepared && judgeWithId(prepared.judge)
    if (prepared === undefined || judge === undefined) return
    const { program } = prepared
    const limits = limitsOf(judge.id, program.language)
    const fromMs = now()
    const options = {
      starts: DEFAULT_STARTS,
      seed: randomSeed(),
      budget: WORST_BUDGET,
      solver,
      allows: (puzzle: Grid) => meetsInputGuarantee(judge, puzzle),
    }
    change({
      graded: program,
      worst: { status: 'running', puzzle: DEFAULT_STARTS[0], elapsedMs: 0, runs: 0 },
    })
    const steps = worstCase(options, async (puzzle) => {
      const end = await still(runCase(grader, program, judge.id, puzzle, limits, signal), signal)
      return end.kind === 'result' ? end.result.elapsedMs : 0
    })
    for await (const { tried, worst } of steps) {
      signal.throwIfAborted()
      if (worst !== undefined)
        change({ worst: { status: 'running', puzzle: worst.puzzle, elapsedMs: worst.cost, runs: tried } })
      if (now() - fromMs > WORST_LIMIT_MS) break
    }
    signal.throwIfAborted()
    const { worst } = get().grading
    if (worst === undefined) return
    change({ worst: { ...worst, status: 'done' } })
    const number = get().grading.cases.filter(({ origin }) => origin === 'worst').length + 1
    await add([
      {
        id: `worst-${number}`,
        origin: 'worst',
        name: { en: `Worst case found ${number}`, ko: `찾은 최악의 입력 ${number}` },
        purpose: undefined,
        lesson: undefined,
        puzzle: worst.puzzle,
        state: { kind: 'waiting' },
      },
    ])
  }

  return (command) => {
    switch (command.kind) {
      case 'prepare':
        if (get().grading.isRequested) return void workOn(start)
        if (isGrading(get().grading)) return
        return void showCases()
      case 'start':
        return void workOn(start)
      case 'stop':
        return stop()
      case 'chooseSubject':
        return void choose({ subject: command.subject })
      case 'chooseJudge':
        return void choose({ judge: command.judge })
      case 'stopAtFailure':
        return change({ stopsAtFailure: command.isOn })
      case 'open':
        return change({ openedCase: command.id })
      case 'watch':
        return watch(command.puzzle)
      case 'shrink':
        return void shrink(command.id)
      case 'endShrinking':
      case 'endWorst':
        return supersede()
      case 'addMine':
        return void additions.run((signal) => addMine(command.source, signal)).catch(fail)
      case 'addShown':
        return void addBoards({ boards: [get().puzzle.grid], faults: [], isCut: false })
      case 'removeMine':
        return removeMine()
      case 'addRandom':
        return void additions.run(addRandom)
      case 'findWorst':
        return void workOn(findWorst)
      case 'copy':
        return out.copyTable(command.as)
      case 'save':
        return out.save()
      case 'copyLink':
        return out.copyLink(command.id)
      case 'forgetPast': {
        const { subject: chosen } = get().grading
        if (chosen !== undefined) forgetPastGrades(storage, pastKey(chosen))
        return change({ past: [] })
      }
      default:
        return assertNever(command)
    }
  }
}
