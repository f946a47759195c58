import type { Case } from '../cases/case.ts'
import { writeGrid } from '../formats/registry.ts'
import { gridOfLine } from '../grid.ts'
import type { Judge, Verdict } from '../judge/judge.ts'
import { parseOutput } from '../judge/checking/printed.ts'
import type { Outcome } from '../own/outcome.ts'

/** Ids of the verdicts on one case; the same as for a single run. */
export const CASE_VERDICTS = [
  'accepted',
  'wrong-answer',
  'presentation-error',
  'no-output',
  'runtime-error',
  'time-limit',
  'memory-limit',
  'output-limit',
  'no-function',
  'syntax-error',
  'compile-error',
  /** The interpreter crashed twice. */
  'broken',
] as const

export type CaseVerdict = (typeof CASE_VERDICTS)[number]

/** Result of a program on one case. */
export interface CaseResult {
  /** Id of the case. */
  readonly id: Case['id']
  readonly verdict: CaseVerdict
  readonly elapsedMs: number
  /** Undefined if it was not measured. */
  readonly memoryBytes: number | undefined
  /** Writes to the board; undefined if they were not counted. */
  readonly events: number | undefined
  /** Judged text: everything that the program printed, or the answer of its called function. */
  readonly output: string
}

/** A run with its verdict. */
export interface JudgedRun {
  readonly verdict: CaseVerdict
  readonly output: string
  /** The judge's verdict; undefined if the run gave nothing to judge. */
  readonly judged: Verdict | undefined
}

/** Applies a judge's rules to a run. @param printed everything that the program printed */
export function judgedRun(
  judge: Judge,
  { puzzle }: Pick<Case, 'puzzle'>,
  outcome: Outcome,
  printed: string,
): JudgedRun {
  if (outcome.kind !== 'finished') return { verdict: outcome.kind, output: printed, judged: undefined }
  const output = outcome.answer === undefined ? printed : writtenAnswer(judge, outcome.answer)
  if (output.trim() === '') return { verdict: 'no-output', output, judged: undefined }
  const judged = judge.judge(puzzle, parseOutput(output))
  return { verdict: VERDICTS[judged.kind], output, judged }
}

const VERDICTS = {
  accepted: 'accepted',
  wrong: 'wrong-answer',
  misformatted: 'presentation-error',
  // The answer is a solution; the statement does not say which of several solutions it expects.
  undecided: 'accepted',
} as const satisfies Record<Verdict['kind'], CaseVerdict>

/** Formats a function's board as the judge prints it; returns any other answer unchanged. */
function writtenAnswer({ answer }: Judge, returned: string): string {
  const digits = returned.replaceAll(/\s/g, '')
  return answer.kind === 'board' && /^\d{81}$/.test(digits)
    ? writeGrid(gridOfLine(digits), answer.format)
    : returned
}
