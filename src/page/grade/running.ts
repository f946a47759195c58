/** Runs a program on one case within a judge's limits, and judges its answer. */
import { still } from '../../calls/latest.ts'
import { AUTO_INPUT, type OwnVerdict, type Understood } from '../own/own.ts'
import type { CaseLimits, CaseResult, GradedProgram } from './grading.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { arrangedProgram, type ArrangedProgram } from '../own/attempt.ts'
import { type Arrangement, arrangements, formOf } from '../own/ownInput.ts'
import { judgeLimitSeconds } from '../../search/seconds/limits.ts'
import { isAccepted, judgeOfAnswer, verdictOn } from '../own/ownVerdict.ts'
import { ANY_JUDGE } from '../judge/judge.ts'
import type { Grader } from './grader.ts'

/**
 * Factors that extend the judge's time limit, because programs run slower in the app; most of all JavaScript, which
 * QuickJS only interprets.
 */
const SLOWDOWN: Readonly<Record<OwnLanguage, number>> = { python: 3, cpp: 2, javascript: 20 }
/** Time limit for a judge that publishes none. */
const USUAL_SECONDS = 5
/** Memory limits of a run: the 256 MB that BOJ (an online judge) allows, and as much again for an interpreter. */
const MEMORY_BYTES: Readonly<Record<OwnLanguage, number>> = {
  python: 512 << 20,
  cpp: 256 << 20,
  javascript: 512 << 20,
}
/** Maximum characters that a program prints before it is cut off. */
const OUTPUT_LIMIT = 1 << 16

/**
 * Returns the limits of a case, including the judge's own time limit (for JavaScript, that of Python), which is
 * undefined if the judge publishes none.
 */
export function limitsOf(judge: string, language: OwnLanguage): CaseLimits {
  const judgeSeconds = judgeLimitSeconds(judge, language)
  return {
    timeMs: (judgeSeconds ?? USUAL_SECONDS) * SLOWDOWN[language] * 1000,
    judgeSeconds,
    memoryBytes: MEMORY_BYTES[language],
  }
}

/** Returns the id of the judge whose input a program reads. */
export function judgeFor(program: GradedProgram, puzzle: Grid): string {
  return arrangementFor(program, ANY_JUDGE, { grid: puzzle, format: '' }).judge
}

interface ReadPuzzle {
  readonly grid: Grid
  /** The format it was read from. */
  readonly format: string
}

/**
 * Returns how a program gets a puzzle, and who judges it: in the form that it understands, and by the rules that count
 * for its answer, if they are known; else as the judge passes it.
 */
export function arrangementFor(program: GradedProgram, judge: string, puzzle: ReadPuzzle): Arrangement {
  const { text, language, understood } = program
  if (understood === undefined) return arrangements(text, language, AUTO_INPUT, puzzle, judge)[0]
  const all = allArrangements(program, puzzle)
  const known = all.find((each) => formOf(each) === understood.form)
  return known === undefined ? all[0] : { ...known, judge: understood.judge }
}

/** Returns all ways to run a program on a puzzle, each with its own judge; likeliest first. */
function allArrangements({ text, language }: GradedProgram, puzzle: ReadPuzzle): readonly Arrangement[] {
  return arrangements(text, language, AUTO_INPUT, puzzle, ANY_JUDGE)
}

/** Outcome of running a case: its result, or why it has none. */
export type CaseEnd =
  | { readonly kind: 'result'; readonly result: CaseResult }
  | { readonly kind: 'not-loaded'; readonly reason: string }

/** Arranges a program to read a puzzle as a judge passes it, or in the form that it understands. */
export function arrangeCase(program: GradedProgram, judge: string, puzzle: Grid): ArrangedProgram {
  return arrangedCase(program, puzzle, arrangementFor(program, judge, { grid: puzzle, format: judge }))
}

/** C++ is compiled with optimisation, as at a judge. */
function arrangedCase(
  { text, language }: GradedProgram,
  grid: Grid,
  arrangement: Arrangement,
): ArrangedProgram {
  const puzzle = { grid, format: arrangement.judge }
  const optimized = language === 'cpp'
  return arrangedProgram({ text, givens: Uint8Array.from(grid), optimized, puzzle }, arrangement)
}

/** Returns another judge by whose rules the right board is right that a program prints; undefined if there is none. */
export function otherRules(
  program: GradedProgram,
  judge: string,
  grid: Grid,
  printed: string,
): Understood | undefined {
  const { arrangement, judged } = arrangeCase(program, judge, grid)
  const others = allArrangements(program, { grid, format: '' }).map((each) => each.judge)
  const rules = judgeOfAnswer({ kind: 'finished', answer: undefined }, printed, judged, others)
  return rules === judged.judge ? undefined : { form: formOf(arrangement), judge: rules }
}

/** Time in which another form of input must lead to the answer, and in which all forms are tried. */
const FORM_MS = 1000
const FORMS_MS = 3000

/**
 * Runs a program that fails on a puzzle, as the judge passes it, with the other forms of input.
 * @returns how its answer is right; undefined if it is right with none
 */
export async function foundForm(
  grader: Pick<Grader, 'grade'>,
  program: GradedProgram,
  puzzle: Grid,
  signal: AbortSignal,
): Promise<Understood | undefined> {
  const { language } = program
  // The judge’s own form, which has failed, may be any of them.
  const all = allArrangements(program, { grid: puzzle, format: '' })
  const others = all.map(({ judge }) => judge)
  const limits = { timeMs: FORM_MS, memoryBytes: MEMORY_BYTES[language], output: OUTPUT_LIMIT }
  let spentMs = 0
  for (const arrangement of all) {
    const { program: own, judged } = arrangedCase(program, puzzle, arrangement)
    const reply = await still(grader.grade(language, own, limits, signal), signal)
    if (reply.kind !== 'graded') return undefined
    const { outcome, output, elapsedMs } = reply.graded
    const judge = judgeOfAnswer(outcome, output, judged, others)
    if (isAccepted(verdictOn(outcome, output, { ...judged, judge }).verdict))
      return { form: formOf(arrangement), judge }
    spentMs += elapsedMs
    if (spentMs > FORMS_MS) return undefined
  }
  return undefined
}

/**
 * Runs a program on a puzzle as a judge does. If its worker crashes, the case is run once more in a new one; a second
 * crash is the program's fault.
 */
export async function runCase(
  grader: Pick<Grader, 'grade'>,
  program: GradedProgram,
  judge: string,
  puzzle: Grid,
  limits: CaseLimits,
  signal: AbortSignal,
): Promise<CaseEnd> {
  const { language } = program
  const { program: own, judged } = arrangeCase(program, judge, puzzle)
  const given = { timeMs: limits.timeMs, memoryBytes: limits.memoryBytes, output: OUTPUT_LIMIT }
  let reply = await grader.grade(language, own, given, signal)
  if (reply.kind === 'broken' && !reply.isSilent) reply = await grader.grade(language, own, given, signal)
  if (reply.kind === 'not-loaded') return reply
  if (reply.kind === 'broken')
    return { kind: 'result', result: lostResult(reply.reason, reply.isSilent, limits) }
  const { outcome, output: printed, errors, elapsedMs, memoryBytes } = reply.graded
  const { verdict, output } = verdictOn(outcome, printed, judged)
  return { kind: 'result', result: { verdict, printed: output, errors, elapsedMs, memoryBytes } }
}

/**
 * Returns the result of a case whose worker was lost. If the worker fell silent, the program exceeded the time limit.
 */
function lostResult(reason: string, isSilent: boolean, { timeMs }: CaseLimits): CaseResult {
  const verdict: OwnVerdict = isSilent ? { kind: 'time-limit', line: undefined } : { kind: 'broken', reason }
  return { verdict, printed: '', errors: '', elapsedMs: isSilent ? timeMs : 0, memoryBytes: 0 }
}
