/** The user's own programs, and how the latest run of one went: the part of the state that holds them. */
import type { Judgement } from '../../core/judge/judging.ts'
import type { KeptTool } from '../../core/own/keptTools.ts'
import type { Diagnostic, OwnLanguage } from '../../core/own/language.ts'
import type { LineCount } from '../../core/own/lineCounts.ts'
import type { Likeness } from '../../core/own/nearestProgram.ts'
import type { FileFault } from '../../core/own/programFile.ts'
import type { Hidden, Outcome } from '../../core/own/outcome.ts'
import type { SecondsRange } from '../../core/seconds/secondsRange.ts'

/** A program with a name, as it is being written. */
export interface OwnText {
  /** None is given twice, in any tab. */
  readonly id: string
  readonly name: string
  readonly language: OwnLanguage
  readonly text: string
}

/** How a program is to get its puzzle: `auto` leaves it to its text; else the id of a text format, or `call:` and the function's name. */
export type InputChoice = string

export const AUTO_INPUT: InputChoice = 'auto'
export const CALL_INPUT = 'call:'

export type OwnVerdict =
  /** The interpreter is being fetched, or starts. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'compiling' }
  | { readonly kind: 'running' }
  | Exclude<Outcome, { readonly kind: 'finished' }>
  | {
      readonly kind: 'accepted' | 'wrong-answer' | 'presentation-error'
      readonly judgement: Judgement
    }
  /** `no-code`: there is nothing to run. */
  | { readonly kind: 'no-output' | 'no-code' | 'stopped' }
  /** The interpreter could not be fetched, or has broken. */
  | { readonly kind: 'not-loaded' | 'broken'; readonly reason: string }

/** How long it would take at a judge. */
export interface OwnEstimate {
  readonly seconds: SecondsRange
  /** Id of the judge; any other text where none is known. */
  readonly judge: string
}

/** How often each line of a run has run, counted by running its program once more. */
export type OwnCounts =
  /** @property events that it has come to */
  | { readonly kind: 'counting'; readonly events: number }
  /** @property event the one up to which lines are counted, besides in all */
  | { readonly kind: 'counted'; readonly event: number; readonly lines: readonly LineCount[] }
  /** It did something else than the run, or came to no end. */
  | { readonly kind: 'lost' }

/** The latest run of an own program. */
export interface OwnRun {
  readonly language: OwnLanguage
  /** Id of the program; undefined where it is none that is kept. */
  readonly program: OwnText['id'] | undefined
  /** The program as it was run. */
  readonly text: string
  readonly verdict: OwnVerdict
  /** All that it has printed; for a called function, what it gave. */
  readonly output: string
  readonly elapsedMs: number
  /** All events; more than the trace has where it was cut off. */
  readonly events: number
  readonly hidden: Hidden | undefined
  /** Of the compiler, where there is one. */
  readonly diagnostics: readonly Diagnostic[]
  /** How much of the interpreter has come; undefined where nothing is being fetched. */
  readonly fetched: { readonly bytes: number; readonly totalBytes: number } | undefined
  /** To which of Backdoku's programs; undefined until it has been found out, and where there is nothing to compare. */
  readonly likeness: Likeness | undefined
  /** Undefined until it has been found out, and where nothing follows from the seconds here. */
  readonly estimate: OwnEstimate | undefined
  /** Undefined until they are asked for. */
  readonly counts: OwnCounts | undefined
}

/** The part of a browser's `File` that is used. */
export type ProgramFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>

/** Something about the user's own programs that is to be told once. */
export type OwnNotice =
  /** Two tabs have edited a program at once, which is two now. @property copy name of the second */
  | { readonly kind: 'conflict'; readonly name: string; readonly copy: string }
  /** It was deleted in one tab while another edited it. */
  | { readonly kind: 'stays'; readonly name: string }
  /** Files have become programs. */
  | { readonly kind: 'opened'; readonly names: readonly string[] }
  | { readonly kind: 'refused'; readonly file: string; readonly fault: FileFault }

/** Of a tool in this browser. */
export type ToolStatus = 'unknown' | 'absent' | 'kept' | 'short-memory'

export interface Own {
  /** At least one of each language that has been opened. */
  readonly programs: readonly OwnText[]
  /** Ids of those that are shown, by their languages. */
  readonly chosen: Readonly<Partial<Record<OwnLanguage, string>>>
  readonly input: InputChoice
  /** The latest that was deleted, until something else is done: to be had again. */
  readonly removed: OwnText | undefined
  /** Latest last, until it is dismissed. */
  readonly notice: readonly OwnNotice[]
  /** Whether programs are compiled for speed alone, where there is a compiler. */
  readonly optimizes: boolean
  readonly tools: Readonly<Record<KeptTool, ToolStatus>>
  /** Of what has been made here for the next programs, and is kept beside the tool. */
  readonly madeBytes: Readonly<Record<KeptTool, number>>
  /** Undefined before the first. */
  readonly run: OwnRun | undefined
  /** Run has just been pressed: a second press on that place, where *Stop* is now, belongs to the first. */
  readonly hasJustRun: boolean
}

/** The latest run, if it is one of that program. */
export function runOf({ run }: Own, { id }: OwnText): OwnRun | undefined {
  return run?.program === id ? run : undefined
}

/** Whether its verdict is still to come. */
export function isUnderWay({ kind }: Pick<OwnVerdict, 'kind'>): boolean {
  return kind === 'loading' || kind === 'compiling' || kind === 'running'
}

/** The own program that is shown. @param language one that has been opened */
export function chosenText({ programs, chosen }: Own, language: OwnLanguage): OwnText {
  const ofLanguage = programsIn(programs, language)
  return ofLanguage.find(({ id }) => id === chosen[language]) ?? ofLanguage[0]
}

export function programsIn(programs: readonly OwnText[], language: OwnLanguage): readonly OwnText[] {
  return programs.filter((program) => program.language === language)
}

export type OwnCommand =
  /** Shows the user's own programs in a language. @property text of one to be added */
  | { readonly kind: 'open'; readonly language: OwnLanguage; readonly text?: string }
  /** Has a program in a language there, whatever is shown. */
  | { readonly kind: 'have'; readonly language: OwnLanguage }
  /** Runs the one that is shown, from its beginning. */
  | { readonly kind: 'run' }
  | { readonly kind: 'stop' }
  /** Counts how often each line has run: up to the event that is shown, and in all. */
  | { readonly kind: 'countLines' }
  | { readonly kind: 'endCounting' }
  /** @property before the text that was edited, where that is known: another tab may have changed it since */
  | { readonly kind: 'edit'; readonly text: string; readonly before?: string }
  | { readonly kind: 'choose'; readonly id: string }
  | { readonly kind: 'add'; readonly name?: string; readonly text: string }
  | { readonly kind: 'remove' }
  /** Has the one that was deleted again. */
  | { readonly kind: 'restore' }
  /** Gives the one that is shown another name; an empty one changes nothing. */
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'dismissNews' }
  /** Adds the programs of files, each in its language. */
  | { readonly kind: 'openFiles'; readonly files: readonly ProgramFile[] }
  /** Saves the one that is shown as a file. */
  | { readonly kind: 'saveFile' }
  /** Saves all of them as one file, which can be opened again. */
  | { readonly kind: 'saveAll' }
  | { readonly kind: 'chooseInput'; readonly input: InputChoice }
  | { readonly kind: 'optimize'; readonly isOn: boolean }
  /** Takes it out of this browser. */
  | { readonly kind: 'removeTool'; readonly tool: KeptTool }
