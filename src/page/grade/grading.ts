/** State slice and commands for grading a program on many cases, as a judge does. */
import type { BoardFault } from '../../runner/cases/userBoards.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { Phrase } from '../../i18n/text.ts'
import type { Fetched } from '../../runner/fetched.ts'
import type { OwnDiagnosis, OwnVerdict, Understood } from '../own/own.ts'
import type { Folder } from '../reading/inputFiles.ts'

export type Subject =
  /** @property id of one of the user's own programs */
  | { readonly kind: 'own'; readonly id: string }
  /** The listing of a built-in program. @property strategy id of the program */
  | { readonly kind: 'listing'; readonly strategy: string; readonly language: 'python' | 'cpp' }

/** A puzzle that the program is run on. */
export interface GradedCase {
  /** Unique among the cases; stable for a judge's cases, because links contain it. */
  readonly id: string
  /** `mine`: a board of the user; `worst`: found by a search for a board that takes long. */
  readonly origin: 'judge' | 'mine' | 'random' | 'worst'
  readonly name: Phrase
  /** The kind of mistake that the case reveals; undefined for boards of the user and worst cases. */
  readonly purpose: Phrase | undefined
  /** Reason why a correct program may fail the case; undefined if every correct program passes. */
  readonly lesson: Phrase | undefined
  readonly puzzle: Grid
  readonly state: CaseState
}

export type CaseState =
  | { readonly kind: 'waiting' | 'running' }
  | { readonly kind: 'done'; readonly result: CaseResult }

export interface CaseResult {
  /** Never pending; `broken` if the interpreter crashed in two runs of the case. */
  readonly verdict: OwnVerdict
  /** Everything that the program printed, or the result of a called function. */
  readonly printed: string
  /** Standard error output. */
  readonly errors: string
  readonly elapsedMs: number
  /** 0 if the language does not report it. */
  readonly memoryBytes: number
}

/**
 * Shortest and longest measured time of a reference workload in Python in this browser; see
 * src/runner/run/judgeSeconds.ts.
 */
export interface Reference {
  readonly referenceMs: number
  readonly slowReferenceMs: number
}

/** Limits of one case in this browser, and the time limit that the judge publishes. */
export interface CaseLimits {
  readonly timeMs: number
  /** Undefined if the judge publishes no limit. */
  readonly judgeSeconds: number | undefined
  readonly memoryBytes: number
}

/** Search for the board with the fewest blanks on which the program still fails as in a case. */
export interface Shrinking {
  /** Id of the case. */
  readonly of: string
  readonly status: 'running' | 'done' | 'stopped'
  /** Board with the fewest blanks so far on which the program still fails in the same way. */
  readonly puzzle: Grid
  /** Number of boards tried so far. */
  readonly runs: number
}

/** Search for a board on which the program takes long. */
export interface WorstSearch {
  readonly status: 'running' | 'done' | 'stopped'
  /** The slowest board so far. */
  readonly puzzle: Grid
  /** Run time on `puzzle`. */
  readonly elapsedMs: number
  /** Number of boards tried so far. */
  readonly runs: number
}

/** Outcome of adding the user's latest boards. */
export interface AddedBoards {
  /** Number of boards that became cases. */
  readonly boards: number
  /** Number of boards that were cases already, or several times in the text. */
  readonly repeated: number
  /** Number of boards with a digit twice in a unit. */
  readonly conflicting: number
  readonly faults: readonly BoardFault[]
  /** True if there were more boards than a grading takes. */
  readonly isBounded: boolean
}

/** One grading of a program, kept in this browser. */
export interface PastGrade {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Id of the judge. */
  readonly judge: string
  /** Numbers of cases: passed, and all. */
  readonly passed: number
  readonly total: number
}

export interface Grading {
  /** Undefined until a program is chosen, or until the cases are first prepared. */
  readonly subject: Subject | undefined
  /** True from a press on *Grade* beside *Run* until the Grade view, once it is loaded, starts the grading. */
  readonly isRequested: boolean
  /** Id of the chosen judge; if undefined, the page's judge is used, or one that fits the program. */
  readonly judge: string | undefined
  /** `loading`: the interpreter is being fetched or starts, or the program is compiled. */
  readonly status: 'idle' | 'loading' | 'running' | 'ended' | 'stopped'
  /** Progress of fetching the interpreter or compiler; undefined while nothing is fetched. */
  readonly fetched: Fetched | undefined
  /** The program as it is or was graded: its text may have changed since. Undefined before its cases are prepared. */
  readonly graded: GradedProgram | undefined
  /** The judge's cases from easy to hard, then those that the user added. */
  readonly cases: readonly GradedCase[]
  /** Undefined until a program is known. */
  readonly limits: CaseLimits | undefined
  /** Undefined until measured, which happens once a Python case has run for long. */
  readonly reference: Reference | undefined
  /** True if the first failure ends the grading. */
  readonly stopsAtFailure: boolean
  /** Id of the opened case. */
  readonly openedCase: string | undefined
  /** The failed case that was diagnosed when opened; `diagnosis` is undefined if no cause was found. */
  readonly diagnosedCase:
    | { readonly of: GradedCase; readonly diagnosis: OwnDiagnosis | undefined }
    | undefined
  /** The latest search; undefined if there was none since the latest grading began. */
  readonly shrinking: Shrinking | undefined
  /** The latest search; undefined if there was none since the latest grading began. */
  readonly worst: WorstSearch | undefined
  /** Undefined until the user adds boards. */
  readonly added: AddedBoards | undefined
  /** Earlier gradings of the subject, oldest first. */
  readonly past: readonly PastGrade[]
  readonly failure: GradeFailure | undefined
}

export type GradeFailure =
  /** The interpreter or compiler could not be loaded, or there is no program. */
  | { readonly kind: 'not-loaded' | 'no-program' }
  /** The page failed to carry out the work. */
  | { readonly kind: 'failed'; readonly reason: string }

export interface GradedProgram {
  readonly name: string
  readonly language: OwnLanguage
  readonly text: string
  /** Undefined if unknown, or if a judge is chosen. */
  readonly understood?: Understood | undefined
}

export const NOTHING_GRADED: Grading = {
  subject: undefined,
  isRequested: false,
  judge: undefined,
  status: 'idle',
  fetched: undefined,
  graded: undefined,
  cases: [],
  limits: undefined,
  reference: undefined,
  stopsAtFailure: false,
  openedCase: undefined,
  diagnosedCase: undefined,
  shrinking: undefined,
  worst: undefined,
  added: undefined,
  past: [],
  failure: undefined,
}

/** A text with boards, or files. */
export type BoardSource = string | readonly (File | Folder)[]

export type GradeCommand =
  /** Shows the cases of the program and the judge; runs them only if that was requested. */
  | { readonly kind: 'prepare' }
  | { readonly kind: 'start' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'chooseSubject'; readonly subject: Subject }
  /** @property judge an id, or undefined; see `Grading` */
  | { readonly kind: 'chooseJudge'; readonly judge: string | undefined }
  | { readonly kind: 'stopAtFailure'; readonly isOn: boolean }
  /** Opens a case. @property id of the case; undefined closes the open one */
  | { readonly kind: 'open'; readonly id: string | undefined }
  /**
   * Opens a case in the Watch view. Runs an own program there; if it fails, goes to the event that decides its
   * verdict. @property id of the case
   * @property puzzle the case's puzzle, or the smaller one on which the program fails, too
   */
  | { readonly kind: 'watch'; readonly id: string; readonly puzzle: Grid }
  /** Searches for a board with fewer blanks on which the program fails as in a failed case. @property id of the case */
  | { readonly kind: 'shrink'; readonly id: string }
  | { readonly kind: 'endShrinking' }
  /** Adds the boards of a text or of files as cases. */
  | { readonly kind: 'addMine'; readonly source: BoardSource }
  /** Adds the puzzle on the board as a case. */
  | { readonly kind: 'addShown' }
  | { readonly kind: 'removeMine' }
  /** Grades 100 new random cases, which replace earlier random ones. */
  | { readonly kind: 'addRandom' }
  /** Searches for a board on which the program takes long, and adds it as a case. */
  | { readonly kind: 'findWorst' }
  | { readonly kind: 'endWorst' }
  /** Copies the results as a table. */
  | { readonly kind: 'copy'; readonly as: 'markdown' | 'csv' }
  | { readonly kind: 'save' }
  /** Copies a link to a case. @property id of the case */
  | { readonly kind: 'copyLink'; readonly id: string }
  /** Deletes the earlier gradings of the subject. */
  | { readonly kind: 'forgetPast' }

/** Returns true while cases run, or wait for the interpreter. */
export function isGrading({ status }: Pick<Grading, 'status'>): boolean {
  return status === 'loading' || status === 'running'
}

export function isPassed(verdict: OwnVerdict): boolean {
  return verdict.kind === 'accepted'
}

/** Overall result: a judge reports the first failure in the order of the cases, or accepts the program. */
export interface WholeVerdict {
  /** Numbers of cases: passed, run, and all. */
  readonly passed: number
  readonly done: number
  readonly total: number
  /** Undefined if all cases that ran passed. */
  readonly firstFailure: DoneCase | undefined
  /** The case that took longest, the first of equally slow ones; undefined before the first result. */
  readonly slowest: DoneCase | undefined
}

export interface DoneCase {
  /** Index among all cases. */
  readonly index: number
  readonly case: GradedCase
  readonly result: CaseResult
}

/** Verdicts by cases: each change of thousands of cases is asked for by several parts of the view. */
const verdicts = new WeakMap<readonly GradedCase[], WholeVerdict>()

export function wholeVerdict(cases: readonly GradedCase[]): WholeVerdict {
  const known = verdicts.get(cases) ?? newWholeVerdict(cases)
  verdicts.set(cases, known)
  return known
}

function newWholeVerdict(cases: readonly GradedCase[]): WholeVerdict {
  const done: readonly DoneCase[] = cases.flatMap((graded, index) =>
    graded.state.kind === 'done' ? [{ index, case: graded, result: graded.state.result }] : [],
  )
  return {
    passed: done.filter(({ result }) => isPassed(result.verdict)).length,
    done: done.length,
    total: cases.length,
    firstFailure: done.find(({ result }) => !isPassed(result.verdict)),
    slowest: done.reduce<DoneCase | undefined>(
      (longest, one) =>
        longest === undefined || one.result.elapsedMs > longest.result.elapsedMs ? one : longest,
      undefined,
    ),
  }
}
