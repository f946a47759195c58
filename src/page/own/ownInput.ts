/** Chooses the input of a user's program, and the judge (BOJ, LeetCode …) of its answer. */
import type { Grid } from '../../sudoku/grid.ts'
import { formWithId, INPUT_FORMS, type InputForm, likelyForms } from '../../runner/text/inputForms.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type { ProgramInput } from '../../runner/questions.ts'
import type { CallableFunction } from '../../runner/python/programInput.ts'
import { likelyCells, type PuzzleCells } from '../../runner/text/puzzleCells.ts'
import { ANY_JUDGE } from '../judge/judge.ts'
import { languageParts } from './languages.ts'
import { AUTO_INPUT, CALL_INPUT, type InputChoice } from './own.ts'

/** One way to run a program on a puzzle. */
export interface Arrangement {
  readonly input: ProgramInput
  /** Id of the judge of the answer; `ANY_JUDGE` to detect the judge from the output. */
  readonly judge: string
  /** Text layout of the standard input; undefined for a called function. */
  readonly form: InputForm | undefined
}

/**
 * Returns the ways to run a program, likeliest first. There is only one if the user's choice or the judge fixes the form
 * of input. Otherwise the caller tries the next one if the program misreads one: another form of text, or, for a
 * function that is called, another blank.
 * @param choice the user's choice of input: automatic, the id of a form, or a function to call
 * @param puzzle with the format it was read from
 * @param judge the chosen judge, or `ANY_JUDGE`
 */
export function arrangements(
  source: string,
  language: OwnLanguage,
  choice: InputChoice,
  puzzle: { readonly grid: Grid; readonly format: string },
  judge: string,
): readonly Arrangement[] {
  const { calledFunction, functionsIn } = languageParts(language)
  const called = choice === AUTO_INPUT ? calledFunction(source) : findFunction(functionsIn(source), choice)
  if (called !== undefined) {
    return cellsFor(source, language, called.cells).map((cells) => ({
      input: { ...called, cells } satisfies ProgramInput,
      judge: judge === ANY_JUDGE ? (cells === 'characters' ? 'leetcode' : 'codewars') : judge,
      form: undefined,
    }))
  }
  return formsFor(source, choice, puzzle.format, judge).map((form) => ({
    input: { kind: 'stdin', text: `${form.write(puzzle.grid)}\n` },
    judge: judge === ANY_JUDGE ? (form.judge ?? ANY_JUDGE) : judge,
    form,
  }))
}

/** Returns the arrangement's form of input as text: the id of a form, or what a called function takes. */
export function formOf({ form, input }: Arrangement): string {
  return form?.id ?? (input.kind === 'stdin' ? input.text : input.cells)
}

/** Kinds of cells by the type that they have in C++. */
const CPP_CELLS: Readonly<Partial<Record<PuzzleCells, readonly PuzzleCells[]>>> = {
  numbers: ['numbers', 'minus-ones'],
  characters: ['characters', 'zeros', 'spaces'],
}

/** Returns what a function may take, likeliest first; in C++ only what its parameter's type can hold. */
function cellsFor(source: string, language: OwnLanguage, usual: PuzzleCells): readonly PuzzleCells[] {
  const likely = likelyCells(source, usual)
  if (language !== 'cpp') return likely
  const possible = CPP_CELLS[usual] ?? [usual]
  return likely.filter((cells) => possible.includes(cells))
}

function findFunction(
  functions: readonly CallableFunction[],
  choice: InputChoice,
): CallableFunction | undefined {
  if (!choice.startsWith(CALL_INPUT)) return undefined
  const name = choice.slice(CALL_INPUT.length)
  const cells = name.includes('.') ? 'characters' : 'numbers'
  return functions.find((known) => known.name === name) ?? { name, cells, kind: 'call' }
}

/** Forms of input to try: only the chosen one, or the chosen judge's; otherwise all, likeliest first. */
function formsFor(source: string, choice: InputChoice, format: string, judge: string): readonly InputForm[] {
  const chosen = choice === AUTO_INPUT ? formWithId(judge) : formWithId(choice)
  if (chosen !== undefined) return [chosen]
  return likelyForms(source, usualForm(format).id)
}

/** Returns the input form with the puzzle's format; the first of `INPUT_FORMS` if no form has that format. */
export function usualForm(format: string): InputForm {
  return formWithId(format) ?? INPUT_FORMS[0]
}

/**
 * Returns the choice of input for a run that is not started in the program's panel: the choice made in the panel, or
 * automatic input if that choice calls a function that the program lacks.
 */
export function choiceElsewhere(chosen: InputChoice, text: string, language: OwnLanguage): InputChoice {
  if (!chosen.startsWith(CALL_INPUT)) return chosen
  const isThere = languageParts(language)
    .functionsIn(text)
    .some(({ name }) => chosen === CALL_INPUT + name)
  return isThere ? chosen : AUTO_INPUT
}
