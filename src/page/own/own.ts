/** State slice and commands for the user's own programs and the latest run of one. */
import type { Diagnosis, Fact, Finding } from '../../runner/diagnosis/finding.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { Judgement } from '../../sudoku/judge/judging.ts'
import type { CachedTool } from '../../runner/run/keptTools.ts'
import type { CheckedAnswer } from '../../runner/run/checkers.ts'
import type { Diagnostic, OwnLanguage } from '../../sudoku/reading/language.ts'
import type { ProgramIo } from '../../runner/run/programIo.ts'
import type { LineCount } from '../../runner/run/knownLines.ts'
import type { Likeness } from '../../runner/run/nearestProgram.ts'
import type { OtherBlank } from '../../runner/text/otherBlank.ts'
import type { FilesReport } from '../../sudoku/reading/filesReport.ts'
import type { Item } from '../reading/items.ts'
import type { Fetched } from '../../runner/fetched.ts'
import type { Hint, MendedPrograms } from './mendedPrograms.ts'
import type { HiddenReason, Outcome } from '../../runner/run/outcome.ts'
import type { Asked, OwnValues, OwnVariable, ValuesPanel } from './values.ts'
import type { SecondsRange } from '../../search/seconds/secondsRange.ts'

export interface LibraryProgram {
  /** Unique across tabs. */
  readonly id: string
  readonly name: string
  readonly language: OwnLanguage
  readonly text: string
  /** Id of the broken program of which this program began as a copy. */
  readonly exercise?: string | undefined
}

/**
 * How a program gets the puzzle: `auto` chooses it by the program's text and the judge; otherwise the id of a text
 * format, or `call:` and the name of a function to call.
 */
export type InputChoice = string

export const AUTO_INPUT: InputChoice = 'auto'

/** Returns the option of the menu of programs that opens a broken program. */
export const brokenOption = (id: string): string => `${BROKEN_OPTION}${id}`
export const BROKEN_OPTION = 'broken:'
/** Prefix of the choice to call a function. */
export const CALL_INPUT = 'call:'

/** Verdict on a run; the first three kinds are stages of a run that has not ended. */
export type OwnVerdict =
  /** The interpreter or compiler is being fetched or started. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'compiling' }
  | { readonly kind: 'running' }
  | Exclude<Outcome, { readonly kind: 'finished' }>
  | {
      readonly kind: 'accepted' | 'wrong-answer' | 'presentation-error'
      readonly judgement: Judgement
    }
  /** Verdict on a program that checks boards instead of solving them. */
  | { readonly kind: 'accepted' | 'wrong-answer'; readonly check: CheckedAnswer }
  | { readonly kind: 'no-output' }
  /** `no-code`: there is nothing to run. */
  | { readonly kind: 'no-code' | 'stopped' }
  /**
   * The interpreter or compiler could not be fetched (`not-loaded`), or crashed (`broken`); or the page failed to start
   * the run or to conclude it (`failed`).
   */
  | { readonly kind: 'not-loaded' | 'broken' | 'failed'; readonly reason: string }

export interface OwnEstimate {
  readonly seconds: SecondsRange
  /** Id of the judge; any other text if the judge is unknown. */
  readonly judge: string
}

/**
 * Executions of each line of a run, up to the requested event and in total; the answer is undefined if the second run
 * differed from the first, or did not end.
 */
export type OwnCounts = Asked<number, readonly LineCount[] | undefined>

/** Diagnosis of a wrong program, computed in the background. */
export type OwnDiagnosis =
  /** The program is being run on small boards, or its runs are being analysed. */
  { readonly kind: 'looking' } | FoundDiagnosis

export interface FoundDiagnosis {
  readonly kind: 'found'
  readonly found: Diagnosis | Fact
  /** The puzzle of the user's own run. */
  readonly grid: Grid
}

/** A finding of the diagnosis that the user has asked to see: on the board, at the finding's event. */
export interface ShownFinding {
  readonly finding: Finding | Fact
  readonly diagnosis: FoundDiagnosis
  /** The puzzle on which the finding is shown. */
  readonly grid: Grid
  /** The program's text to which the finding applies. */
  readonly text: string
  /** False until the program has run on this puzzle. Once it has, the board goes to the finding's event. */
  readonly hasRun: boolean
}

/** How a program reads its puzzle, and by whose rules its answer is judged: it may print like another judge. */
export interface Understood {
  /** The form of input, as `formOf` returns it. */
  readonly form: string
  /** Id of a judge, or `ANY_JUDGE`. */
  readonly judge: string
}

/** A run of one of the user's programs. Events are its writes to the board. */
export interface OwnRun {
  readonly language: OwnLanguage
  /** Id of the program; undefined if the program is not in the list. */
  readonly program: LibraryProgram['id'] | undefined
  readonly text: string
  readonly verdict: OwnVerdict
  /** The program's output (of a called function, its return value), then its error messages; empty until it ends. */
  readonly output: string
  /** Run time so far; in the end, of the whole run. */
  readonly elapsedMs: number
  /** Number of events, 0 until the run ends. The trace has fewer if its recording was cut off. */
  readonly events: number
  /** Number of events that solved the board. Undefined until the run ends, and if its recording was cut off. */
  readonly solutions: number | undefined
  /** Why the run has no steps to show; undefined if it has some, and until it ends. */
  readonly hidden: HiddenReason | undefined
  /** Messages of the compiler; empty if the language has none, and until the run ends. */
  readonly diagnostics: readonly Diagnostic[]
  /** Id of the judge whose rules apply; undefined until it is known how the program gets the puzzle. */
  readonly judge: string | undefined
  /** The line at which the running program was last; undefined while unknown. */
  readonly stillAt: number | undefined
  /** Download progress of the interpreter or compiler; undefined if nothing is being fetched. */
  readonly fetched: Fetched | undefined
  /**
   * The most similar of Backdoku's programs; undefined until computed, if there is nothing to compare, and for runs
   * outside the program panel.
   */
  readonly likeness: Likeness | undefined
  /**
   * Estimated time at a judge. Undefined until computed, for programs that are not in Python, for runs outside the
   * program panel, and for verdicts that make an estimate useless, such as a runtime error.
   */
  readonly estimate: OwnEstimate | undefined
  /** Undefined unless requested. */
  readonly counts: OwnCounts | undefined
  /** Values of an expression each time a line ran; undefined unless requested. */
  readonly values: OwnValues | undefined
  /** Writes of a variable; undefined unless requested. */
  readonly variable: OwnVariable | undefined
  /** Text that a called function printed in addition to its return value; empty if there is none. */
  readonly printed: string
  /**
   * Id of the text format in which the program read the puzzle; undefined for the usual one, for called functions, and
   * until the run ends.
   */
  readonly form: string | undefined
  /** Undefined until the run ends, and if the program understood no form of input. */
  readonly understood: Understood | undefined
  /** The program's use of input and files; undefined while it runs, and if unknown. */
  readonly io: ProgramIo | undefined
  /** The blank that the program looks for in vain; undefined if it wrote digits, or looks for the one that it got. */
  readonly otherBlank: OtherBlank | undefined
  /** The puzzle in the source of a program that reads no input. */
  readonly ownPuzzle: Grid | undefined
  /** True if the output solves `ownPuzzle`. */
  readonly hasSolvedOwn: boolean
  /** True if the program could read no text format of the puzzle that was tried: it probably solves another problem. */
  readonly isForeign: boolean
  /** Undefined while the program runs, if no fault is known, and if the program cannot be diagnosed. */
  readonly diagnosis: OwnDiagnosis | undefined
}

/** Why the program of a link cannot be opened. */
export type LinkFault = 'damaged' | 'too-large'

/** Message to the user about what happened to their programs outside the editor: in other tabs, files or links. */
export type OwnNotice =
  /** Two tabs edited the same program simultaneously, so it was copied. @property copy name of the copy */
  | { readonly kind: 'conflict'; readonly name: string; readonly copy: string }
  /** The program was deleted in one tab while another edited it, so it is kept. */
  | { readonly kind: 'stays'; readonly name: string }
  | { readonly kind: 'files'; readonly report: FilesReport }
  /** A link carried this program. */
  | { readonly kind: 'linked'; readonly name: string }
  /** The program of a link cannot be opened. */
  | { readonly kind: 'bad-link'; readonly fault: LinkFault }

/**
 * Status of a tool (compiler or interpreter) in this browser. `kept`: stored for later visits. `short-memory`: the
 * device lacks the memory for it. `unknown` until it is looked up.
 */
export type ToolStatus = 'unknown' | 'absent' | 'kept' | 'short-memory'

/** A program that opens once the code for own programs is loaded. */
export interface AwaitedOwn {
  /** Undefined if only that code can tell, as of a file. */
  readonly language: OwnLanguage | undefined
}

export interface Own {
  /** At least one program for each language opened so far. */
  readonly programs: readonly LibraryProgram[]
  /** Ids of the shown programs by language. */
  readonly chosen: Readonly<Partial<Record<OwnLanguage, string>>>
  /** Input of the shown program; choosing another program resets it to `auto`. */
  readonly input: InputChoice
  /** Broken programs that the user has mended. */
  readonly mended: MendedPrograms
  /** The latest hint on how a program goes wrong; undefined before the first. */
  readonly hint: Hint | undefined
  /** The latest deleted program, which can be restored; undefined once another command has changed this state. */
  readonly removed: LibraryProgram | undefined
  /** Notices to show, oldest first, until they are dismissed or another program is shown. */
  readonly notice: readonly OwnNotice[]
  /** True if C++ programs are compiled with -O2 and not recorded: only the verdict and the time are shown. */
  readonly optimizes: boolean
  readonly tools: Readonly<Record<CachedTool, ToolStatus>>
  /** By tool: size of files that were built in this browser for later runs and are stored with the tool. */
  readonly madeBytes: Readonly<Record<CachedTool, number>>
  /** Undefined before the first run. */
  readonly run: OwnRun | undefined
  /** Undefined unless a finding is shown. */
  readonly shownFinding: ShownFinding | undefined
  /** Panel with the values of an expression at a line; undefined while it is closed. */
  readonly valuesPanel: ValuesPanel | undefined
  /** True right after Run was pressed: the second click of a double-click must not press *Stop*, now in its place. */
  readonly hasJustRun: boolean
}

/** Returns the latest run if it is of that program. */
export function runOf({ run }: Own, { id }: LibraryProgram): OwnRun | undefined {
  return run?.program === id ? run : undefined
}

export function isVerdictPending({ kind }: Pick<OwnVerdict, 'kind'>): boolean {
  return kind === 'loading' || kind === 'compiling' || kind === 'running'
}

/** Returns true if the run failed, or its interpreter or compiler was lost or could not be loaded. */
export function isLost(run: OwnRun | undefined): boolean {
  const kind = run?.verdict.kind
  return kind === 'broken' || kind === 'failed' || kind === 'not-loaded'
}

/** Kinds of verdicts before a run has ended, or without a run that could be judged. */
type KindWithoutRun = 'loading' | 'compiling' | 'running' | 'no-code' | 'not-loaded' | 'broken' | 'failed'

const KINDS_WITHOUT_RUN: ReadonlySet<OwnVerdict['kind']> = new Set<KindWithoutRun>([
  'loading',
  'compiling',
  'running',
  'no-code',
  'not-loaded',
  'broken',
  'failed',
])

/** True for the verdict on a run that has ended and could be judged. */
export function isAfterRun(kind: OwnVerdict['kind']): kind is Exclude<OwnVerdict['kind'], KindWithoutRun> {
  return !KINDS_WITHOUT_RUN.has(kind)
}

/** Returns the own program that is shown in a language, which has at least one program. */
export function chosenProgram({ programs, chosen }: Own, language: OwnLanguage): LibraryProgram {
  const ofLanguage = programsIn(programs, language)
  return ofLanguage.find(({ id }) => id === chosen[language]) ?? ofLanguage[0]
}

export function programsIn(
  programs: readonly LibraryProgram[],
  language: OwnLanguage,
): readonly LibraryProgram[] {
  return programs.filter((program) => program.language === language)
}

export type OwnCommand =
  /** Shows the user's own programs in a language. @property text of a program to show, and to add if it is new */
  | { readonly kind: 'open'; readonly language: OwnLanguage; readonly text?: string }
  /** Ensures that there is a program in a language, without showing it. */
  | { readonly kind: 'have'; readonly language: OwnLanguage }
  | { readonly kind: 'run' }
  | { readonly kind: 'stop' }
  /**
   * Sets the text of the shown program. @property before the text that was edited, if known: another tab may have
   * changed the program since
   */
  | { readonly kind: 'edit'; readonly text: string; readonly before?: string }
  /** Shows a program of any language. */
  | { readonly kind: 'choose'; readonly id: string }
  /** Carries out an option of the menu of programs. */
  | { readonly kind: 'pick'; readonly option: string }
  /** Adds a program in the language of the shown one, and shows it. */
  | { readonly kind: 'add'; readonly name?: string; readonly text: string }
  | { readonly kind: 'remove' }
  /** Restores the program that was deleted last, and shows it. */
  | { readonly kind: 'restore' }
  /** Renames the shown program; an empty name is ignored. */
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'dismissNews' }
  /** Shows a program that is not the user's: it becomes one of the user's once it is edited. @property name of it then */
  | { readonly kind: 'lend'; readonly language: OwnLanguage; readonly name: string; readonly text: string }
  /** Ends `lend`: shows the program that was shown before. */
  | { readonly kind: 'takeBack' }
  /** Adds the programs of files, each in its language, and shows them. Puzzles beside them go on the board. */
  | { readonly kind: 'openFiles'; readonly items: readonly Item[] }
  /**
   * Opens a broken program on the puzzle that shows its bug: the copy that the user began before,
   * or else a new one. @property name of a new copy
   */
  | { readonly kind: 'openBroken'; readonly id: string; readonly name: string }
  /** Loads the puzzle of the broken programs. */
  | { readonly kind: 'loadBrokenPuzzle' }
  /** Shows a hint on how the shown program goes wrong on this puzzle. Goes to the event at which it does, if any. */
  | { readonly kind: 'hint' }
  /**
   * Opens the program of a link, without running it. @property code the compressed program @property language language
   * to show if the program cannot be opened
   */
  | { readonly kind: 'openLinked'; readonly code: string; readonly language: OwnLanguage }
  | { readonly kind: 'saveFile' }
  /** Saves all programs as one file, which can be opened again. */
  | { readonly kind: 'saveAll' }
  /** Sets how the shown program gets the puzzle. */
  | { readonly kind: 'chooseInput'; readonly input: InputChoice }
  | { readonly kind: 'optimize'; readonly isOn: boolean }
  /** Loads the puzzle in the source of the program that ran, and runs it again. */
  | { readonly kind: 'watchOwnPuzzle' }
  | { readonly kind: 'removeTool'; readonly tool: CachedTool }
