/** State slice for the user's own programs and the latest run of one. */
import type { Diagnosis, Fact, Finding } from '../../core/diagnosis/finding.ts'
import type { Grid } from '../../core/grid.ts'
import type { Judgement } from '../../core/judge/judging.ts'
import type { CachedTool } from '../../core/own/keptTools.ts'
import type { CheckedAnswer } from '../../core/own/checkers.ts'
import type { Diagnostic, OwnLanguage } from '../../core/own/language.ts'
import type { ProgramIo } from '../../core/own/programIo.ts'
import type { LineCount } from '../../core/own/lineCounts.ts'
import type { Likeness } from '../../core/own/nearestProgram.ts'
import type { FileFault } from '../../core/own/programFile.ts'
import type { Hint, MendedPrograms } from './mending.ts'
import type { HiddenReason, Outcome } from '../../core/own/outcome.ts'
import type { OwnValues, OwnVariable, ValuesPanel } from './values.ts'
import type { SecondsRange } from '../../core/seconds/secondsRange.ts'

/** A program of the user. */
export interface LibraryProgram {
  /** Unique across tabs. */
  readonly id: string
  readonly name: string
  readonly language: OwnLanguage
  readonly text: string
  /** Id of the broken program (an exercise to mend) of which this program began as a copy. */
  readonly exercise?: string | undefined
}

/**
 * How a program gets the puzzle: `auto` derives it from the program's text; otherwise the id of a text format, or
 * `call:` and the name of a function to call.
 */
export type InputChoice = string

export const AUTO_INPUT: InputChoice = 'auto'
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
  /** `no-code`: there is nothing to run. */
  | { readonly kind: 'no-output' | 'no-code' | 'stopped' }
  /** The interpreter or compiler could not be fetched, or crashed. */
  | { readonly kind: 'not-loaded' | 'broken'; readonly reason: string }

/** Estimated time at a judge. */
export interface OwnEstimate {
  readonly seconds: SecondsRange
  /** Id of the judge; any other text if the judge is unknown. */
  readonly judge: string
}

/** Executions of each line of a run, counted by running its program again. */
export type OwnCounts =
  /** @property events counted so far */
  | { readonly kind: 'counting'; readonly events: number }
  /** @property event the lines are counted up to this event, and in total */
  | { readonly kind: 'counted'; readonly event: number; readonly lines: readonly LineCount[] }
  /** The second run differed from the first, or did not end. */
  | { readonly kind: 'lost' }

/** Diagnosis of a wrong program, computed in the background. */
export type OwnDiagnosis =
  /** The program is being run on small boards. */
  { readonly kind: 'looking' } | FoundDiagnosis

export interface FoundDiagnosis {
  readonly kind: 'found'
  readonly found: Diagnosis | Fact
  /** The puzzle of the user's own run. */
  readonly grid: Grid
}

/** A finding of the diagnosis, shown at the event that it is about. */
export interface ShownFinding {
  readonly finding: Finding | Fact
  readonly diagnosis: FoundDiagnosis
  /** The puzzle on which the finding is shown. */
  readonly grid: Grid
  /** The program's text to which the finding applies. */
  readonly text: string
  /** False until the program has run on that puzzle. */
  readonly hasRun: boolean
}

/** The latest run of one of the user's programs. Events are its writes to the board. */
export interface OwnRun {
  readonly language: OwnLanguage
  /** Id of the program; undefined if the program is not in the list. */
  readonly program: LibraryProgram['id'] | undefined
  /** The program's text at the time of the run. */
  readonly text: string
  readonly verdict: OwnVerdict
  /** Everything that the program printed; for a called function, its return value. */
  readonly output: string
  readonly elapsedMs: number
  /** Total number of events. The trace has fewer if its recording was cut off. */
  readonly events: number
  /** Why the run has no steps to show; undefined if it has some. */
  readonly hidden: HiddenReason | undefined
  /** Compiler diagnostics, if there is a compiler. */
  readonly diagnostics: readonly Diagnostic[]
  /** Download progress of the interpreter or compiler; undefined if nothing is being fetched. */
  readonly fetched: { readonly bytes: number; readonly totalBytes: number } | undefined
  /** The most similar of Backdoku's programs; undefined until computed, or if there is nothing to compare. */
  readonly likeness: Likeness | undefined
  /** Undefined until computed, or if the seconds measured here allow no estimate. */
  readonly estimate: OwnEstimate | undefined
  /** Undefined until requested. */
  readonly counts: OwnCounts | undefined
  /** Values of the program's variables; undefined until requested. */
  readonly values: OwnValues | undefined
  /** Undefined unless the writes of a variable are shown. */
  readonly variable: OwnVariable | undefined
  /** Text that a program printed in addition to the return value of its called function. */
  readonly printed: string
  /** Id of the format in which the puzzle is the input; undefined for the usual one and for called functions. */
  readonly form: string | undefined
  /** The program's use of input and files; undefined while it runs, and if unknown. */
  readonly io: ProgramIo | undefined
  /** The puzzle in the source of a program that reads no input. */
  readonly ownPuzzle: Grid | undefined
  /** True if the program failed with every text format of the puzzle before it wrote a digit. */
  readonly isForeign: boolean
  /** Undefined if the program is right as far as is known, or cannot be diagnosed. */
  readonly diagnosis: OwnDiagnosis | undefined
}

/** The part of a browser's `File` that is used. */
export type ProgramFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>

/** Why the program of a link cannot be opened. */
export type LinkFault = 'damaged' | 'too-large'

/** Notice about the user's own programs, shown until dismissed. */
export type OwnNotice =
  /** Two tabs edited the same program simultaneously, so there are two now. @property copy name of the second */
  | { readonly kind: 'conflict'; readonly name: string; readonly copy: string }
  /** The program was deleted in one tab while another edited it. */
  | { readonly kind: 'stays'; readonly name: string }
  /** Files were opened as programs. */
  | { readonly kind: 'opened'; readonly names: readonly string[] }
  /** A file cannot be opened as a program. */
  | { readonly kind: 'refused'; readonly file: string; readonly fault: FileFault }
  /** A link carried this program. */
  | { readonly kind: 'linked'; readonly name: string }
  | { readonly kind: 'bad-link'; readonly fault: LinkFault }

/**
 * Status of a tool (compiler or interpreter) in this browser. `kept`: stored for later visits. `short-memory`: the
 * device lacks the memory for it.
 */
export type ToolStatus = 'unknown' | 'absent' | 'kept' | 'short-memory'

export interface Own {
  /** At least one program for each language opened so far. */
  readonly programs: readonly LibraryProgram[]
  /** Ids of the shown programs by language. */
  readonly chosen: Readonly<Partial<Record<OwnLanguage, string>>>
  /** Input of the shown program; choosing another program resets it to `auto`. */
  readonly input: InputChoice
  /** Broken programs (exercises) that the user has mended. */
  readonly mended: MendedPrograms
  /** The latest hint about a broken program. */
  readonly hint: Hint | undefined
  /** The latest deleted program, which can be restored until the next command. */
  readonly removed: LibraryProgram | undefined
  /** Oldest first, until dismissed. */
  readonly notice: readonly OwnNotice[]
  /** True if C++ programs are compiled with -O2 and not recorded: only the verdict and the time are shown. */
  readonly optimizes: boolean
  readonly tools: Readonly<Record<CachedTool, ToolStatus>>
  /** By tool: size of files that were built here for later runs and are stored with the tool. */
  readonly madeBytes: Readonly<Record<CachedTool, number>>
  /** Undefined before the first run. */
  readonly run: OwnRun | undefined
  /** Undefined unless a finding is shown. */
  readonly shownFinding: ShownFinding | undefined
  /** Panel with values of variables; undefined while it is closed. */
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
  /** Shows the user's own programs in a language. @property text of a program to add */
  | { readonly kind: 'open'; readonly language: OwnLanguage; readonly text?: string }
  /** Ensures that there is a program in a language, without showing it. */
  | { readonly kind: 'have'; readonly language: OwnLanguage }
  /** Runs the shown program from the start. */
  | { readonly kind: 'run' }
  | { readonly kind: 'stop' }
  /** Counts how often each line ran: up to the shown event, and in total. */
  | { readonly kind: 'countLines' }
  /** Stops counting lines. */
  | { readonly kind: 'endCounting' }
  /**
   * Sets the text of the shown program. @property before the text that was edited, if known: another tab may have
   * changed the program since
   */
  | { readonly kind: 'edit'; readonly text: string; readonly before?: string }
  /** Shows a program, by its id. */
  | { readonly kind: 'choose'; readonly id: string }
  /** Adds a program in the language of the shown one. */
  | { readonly kind: 'add'; readonly name?: string; readonly text: string }
  /** Deletes the shown program. */
  | { readonly kind: 'remove' }
  /** Restores the deleted program. */
  | { readonly kind: 'restore' }
  /** Renames the shown program; an empty name is ignored. */
  | { readonly kind: 'rename'; readonly name: string }
  /** Dismisses all notices. */
  | { readonly kind: 'dismissNews' }
  /** Adds programs from files, each in its language. */
  | { readonly kind: 'openFiles'; readonly files: readonly ProgramFile[] }
  /**
   * Opens a broken program (an exercise to mend) on the puzzle that shows its bug: the copy that the user began before,
   * or else a new one. @property name of a new copy
   */
  | { readonly kind: 'openBroken'; readonly id: string; readonly name: string }
  /** Loads the puzzle of the broken programs. */
  | { readonly kind: 'loadBrokenPuzzle' }
  /** Goes to the event at which the shown program goes wrong on this puzzle. */
  | { readonly kind: 'hint' }
  /**
   * Opens the program of a link, without running it. @property code the compressed program @property language language
   * to show if the code is damaged
   */
  | { readonly kind: 'openLinked'; readonly code: string; readonly language: OwnLanguage }
  /** Saves the shown program as a file. */
  | { readonly kind: 'saveFile' }
  /** Saves all programs as one file, which can be opened again. */
  | { readonly kind: 'saveAll' }
  | { readonly kind: 'chooseInput'; readonly input: InputChoice }
  /** Sets `optimizes`. */
  | { readonly kind: 'optimize'; readonly isOn: boolean }
  /** Loads the puzzle in the source of the program that ran, and runs it again. */
  | { readonly kind: 'watchOwnPuzzle' }
  /** Removes the tool from this browser. */
  | { readonly kind: 'removeTool'; readonly tool: CachedTool }
