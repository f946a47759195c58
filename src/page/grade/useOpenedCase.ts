/** Details of an opened case, shown beside its verdict. */
import { useMemo } from 'react'
import type { GradedCase, GradedProgram, Grading } from './grading.ts'
import type { OwnVerdict } from '../own/own.ts'
import { ANY_JUDGE } from '../judge/judge.ts'
import { writeGrid } from '../../sudoku/formats/registry.ts'
import type { Grid } from '../../sudoku/grid.ts'
import { judgeWithId } from '../../sudoku/judge/registry.ts'
import type { Cell } from '../../sudoku/units.ts'
import { formWithId } from '../../runner/text/inputForms.ts'
import { arrangementFor } from './running.ts'
import { type Difference, differenceAt, firstDifference } from './difference.ts'
import { type RightAnswer, rightAnswer } from './expected.ts'

interface CaseDetails {
  /**
   * The program's input; undefined before there is a program to grade, and if no input suits the program.
   * @property called name of the function that gets the input; undefined for standard input
   */
  readonly input: { readonly text: string; readonly called: string | undefined } | undefined
  /** A right answer. */
  readonly expected: RightAnswer | undefined
  /** Place of the error in the output; undefined if no judge has refused it, or if nothing can be compared. */
  readonly difference: Difference | undefined
  /** The printed board. */
  readonly board: Grid | undefined
  /** Cells at fault: the first that differs, and those that the verdict names. */
  readonly ringed: readonly Cell[]
}

export function useOpenedCase(
  { puzzle, state }: GradedCase,
  { graded, judge }: Pick<Grading, 'graded' | 'judge'>,
): CaseDetails {
  const result = state.kind === 'done' ? state.result : undefined
  return useMemo(() => {
    const arrangement = graded && arrangementOf(graded, puzzle, judge ?? ANY_JUDGE)
    const judgement = result && judgementIn(result.verdict)
    const judging = judgement?.judge.id ?? judge ?? arrangement?.judge ?? ANY_JUDGE
    const expected = rightAnswer(judging, puzzle)
    const places = faultsIn(result?.verdict)
    const isRefused = judgement !== undefined && result?.verdict.kind !== 'accepted'
    const difference = result && isRefused ? differenceOf(result.printed, expected, places) : undefined
    const named = difference?.cell
    return {
      input: arrangement && inputOf(arrangement, puzzle),
      expected,
      difference,
      board: judgement?.board,
      ringed: named === undefined || places.includes(named) ? places : [named, ...places],
    }
  }, [graded, judge, puzzle, result])
}

/** Returns where the output differs: from the only right answer, or else at the first cell at fault, if any. */
function differenceOf(
  printed: string,
  expected: RightAnswer | undefined,
  places: readonly Cell[],
): Difference | undefined {
  if (expected?.isOnly) return firstDifference(printed, expected.text)
  return places.length === 0 ? undefined : differenceAt(printed, places[0])
}

function judgementIn(verdict: OwnVerdict) {
  return 'judgement' in verdict ? verdict.judgement : undefined
}

function faultsIn(verdict: OwnVerdict | undefined): readonly Cell[] {
  const said = verdict && judgementIn(verdict)?.verdict
  return said !== undefined && 'places' in said ? said.places.map(({ cell }) => cell) : []
}

/** Returns the likeliest way to run the program (judge and input). */
function arrangementOf(program: GradedProgram, grid: Grid, judge: string) {
  const format = judgeWithId(judge)?.inputFormats[0] ?? 'boj-2580'
  return arrangementFor(program, judge, { grid, format })
}

function inputOf({ input }: NonNullable<ReturnType<typeof arrangementOf>>, puzzle: Grid) {
  if (input.kind === 'stdin') return { text: input.text, called: undefined }
  const format = input.cells === 'characters' ? 'leetcode' : 'codewars'
  const text = formWithId(input.cells)?.write(puzzle) ?? writeGrid(puzzle, format)
  return { text, called: input.name }
}
