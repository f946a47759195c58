import type { Reference } from './grading.ts'
import type { Fetched } from '../../runner/fetched.ts'
import {
  answered,
  nothingIfLost,
  type OwnLoss,
  ownLoss,
  OwnWorkers,
  type OwnWorkshop,
} from '../../runner/workers.ts'
import { timedReference } from '../../runner/run/timing.ts'
import { Lost } from '../../calls/question.ts'
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import type {
  GradeLimits,
  GradeResult,
  OwnProgram,
  ProbeLimits,
  ProbeResult,
} from '../../runner/questions.ts'

/** The end of a test case: its run, or the loss of the worker that ran it. */
export type GradeReply = { readonly kind: 'graded'; readonly graded: GradeResult } | OwnLoss

export interface Grader {
  grade(
    language: OwnLanguage,
    program: OwnProgram,
    limits: GradeLimits,
    signal: AbortSignal,
  ): Promise<GradeReply>
  /** Runs and records a program on a board. Resolves with undefined if the worker is lost. */
  probe(
    language: OwnLanguage,
    program: OwnProgram,
    limits: ProbeLimits,
    signal: AbortSignal,
  ): Promise<ProbeResult | undefined>
  /** Times Python's reference workload. Resolves with undefined if the worker is lost. */
  reference(signal: AbortSignal): Promise<Reference | undefined>
}

/**
 * Creates a grader with a worker of its own, so that the run shown on the page is not replaced.
 * @param started hears the download progress of an interpreter or compiler, and that it has started
 */
export function createGrader(workshop: OwnWorkshop, started: (progress: Fetched | 'loaded') => void): Grader {
  const workers = new OwnWorkers(workshop)
  return {
    async grade(language, program, limits, signal) {
      try {
        const tellings = workers.ask(language, 'grade', { program, limits }, signal)
        return { kind: 'graded', graded: await answered(tellings, signal, { started }) }
      } catch (error) {
        if (error instanceof Lost) return ownLoss(error.loss)
        throw error
      }
    },
    probe: (language, program, limits, signal) =>
      answered(workers.ask(language, 'probe', { program, limits }, signal), signal).catch(nothingIfLost),
    reference: (signal) => timedReference(workers, signal).catch(nothingIfLost),
  }
}
