/** The input of an own program, and the judge that its answer is for. */
import { writeGrid } from '../../core/formats/registry.ts'
import type { Grid } from '../../core/grid.ts'
import type { OwnLanguage } from '../../core/own/language.ts'
import type { ProgramInput } from '../../worker/ownProtocol.ts'
import type { CallableFunction } from '../../core/own/programInput.ts'
import { ANY_JUDGE } from '../../app/judging/judging.ts'
import { INPUT_FORMATS } from './inputFormats.ts'
import { languageParts } from './languages.ts'
import { AUTO_INPUT, CALL_INPUT, type InputChoice } from '../../app/own/own.ts'

/** @property judge id of the one that judges such programs, or `ANY_JUDGE` */
interface Arrangement {
  readonly input: ProgramInput
  readonly judge: string
}

/**
 * How a program gets a puzzle.
 * @param choice the user's @param puzzle and the format that it came in @param judge the one chosen, or `ANY_JUDGE`
 */
export function arrangement(
  source: string,
  language: OwnLanguage,
  choice: InputChoice,
  puzzle: { readonly grid: Grid; readonly format: string },
  judge: string,
): Arrangement {
  const { calledFunction, functionsIn } = languageParts(language)
  const called = choice === AUTO_INPUT ? calledFunction(source) : functionNamed(functionsIn(source), choice)
  if (called !== undefined) {
    const usual = called.cells === 'characters' ? 'leetcode' : 'codewars'
    return { input: { kind: 'call', ...called }, judge: judge === ANY_JUDGE ? usual : judge }
  }
  const format = inputFormat(choice, puzzle.format, judge)
  const text = `${writeGrid(puzzle.grid, format)}\n`
  const usual = format === 'swea-1974' ? ANY_JUDGE : format
  return { input: { kind: 'stdin', text }, judge: judge === ANY_JUDGE ? usual : judge }
}

function functionNamed(functions: readonly CallableFunction[], choice: InputChoice) {
  if (!choice.startsWith(CALL_INPUT)) return undefined
  const name = choice.slice(CALL_INPUT.length)
  const cells: 'numbers' | 'characters' = name.includes('.') ? 'characters' : 'numbers'
  return functions.find((known) => known.name === name) ?? { name, cells }
}

/** That of the chosen judge, or else the one that the puzzle came in, if a judge hands it over so. */
function inputFormat(choice: InputChoice, format: string, judge: string): string {
  const asked = choice === AUTO_INPUT ? [judge, format] : [choice]
  const known = asked.flatMap((id) => INPUT_FORMATS.find((format) => format.id === id) ?? [])
  return (known[0] ?? INPUT_FORMATS[0]).id
}

/** The choice made in the panel, for a run elsewhere: a function that it names may be none of that program's. */
export function choiceElsewhere(chosen: InputChoice, text: string, language: OwnLanguage): InputChoice {
  if (!chosen.startsWith(CALL_INPUT)) return chosen
  const isThere = languageParts(language)
    .functionsIn(text)
    .some(({ name }) => chosen === CALL_INPUT + name)
  return isThere ? chosen : AUTO_INPUT
}
