/** Chooses the input of an own program and the judge for its answer. */
import { writeGrid } from '../../core/formats/registry.ts'
import type { Grid } from '../../core/grid.ts'
import type { OwnLanguage } from '../../core/own/language.ts'
import type { ProgramInput } from '../../worker/ownProtocol.ts'
import type { CallableFunction } from '../../core/own/programInput.ts'
import { ANY_JUDGE } from '../../app/judging/judging.ts'
import { INPUT_FORMATS } from './inputFormats.ts'
import { languageParts } from './languages.ts'
import { AUTO_INPUT, CALL_INPUT, type InputChoice } from '../../app/own/own.ts'

/** @property judge id of the judge, or `ANY_JUDGE` */
interface Arrangement {
  readonly input: ProgramInput
  readonly judge: string
}

/**
 * Returns the input and judge for a run.
 * @param choice the user's choice of input
 * @param puzzle with the format it was read from
 * @param judge the chosen judge, or `ANY_JUDGE`
 */
export function arrangement(
  source: string,
  language: OwnLanguage,
  choice: InputChoice,
  puzzle: { readonly grid: Grid; readonly format: string },
  judge: string,
): Arrangement {
  const { calledFunction, functionsIn } = languageParts(language)
  const called = choice === AUTO_INPUT ? calledFunction(source) : findFunction(functionsIn(source), choice)
  if (called !== undefined) {
    const usual = called.cells === 'characters' ? 'leetcode' : 'codewars'
    return { input: called, judge: judge === ANY_JUDGE ? usual : judge }
  }
  const format = inputFormat(choice, puzzle.format, judge)
  const text = `${writeGrid(puzzle.grid, format)}\n`
  const usual = format === 'swea-1974' ? ANY_JUDGE : format
  return { input: { kind: 'stdin', text }, judge: judge === ANY_JUDGE ? usual : judge }
}

function findFunction(
  functions: readonly CallableFunction[],
  choice: InputChoice,
): CallableFunction | undefined {
  if (!choice.startsWith(CALL_INPUT)) return undefined
  const name = choice.slice(CALL_INPUT.length)
  const cells: 'numbers' | 'characters' = name.includes('.') ? 'characters' : 'numbers'
  return functions.find((known) => known.name === name) ?? { name, cells, kind: 'call' }
}

/** Text format of standard input: the chosen judge's, else the puzzle's own, else the default. */
function inputFormat(choice: InputChoice, format: string, judge: string): string {
  const requested = choice === AUTO_INPUT ? [judge, format] : [choice]
  const known = requested.flatMap((id) => INPUT_FORMATS.find((format) => format.id === id) ?? [])
  return (known[0] ?? INPUT_FORMATS[0]).id
}

/** The panel's choice, for a run elsewhere. Falls back to automatic if it names a function that the program lacks. */
export function choiceElsewhere(chosen: InputChoice, text: string, language: OwnLanguage): InputChoice {
  if (!chosen.startsWith(CALL_INPUT)) return chosen
  const isThere = languageParts(language)
    .functionsIn(text)
    .some(({ name }) => chosen === CALL_INPUT + name)
  return isThere ? chosen : AUTO_INPUT
}
