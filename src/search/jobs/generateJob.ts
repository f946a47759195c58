import type { Job } from '../../calls/turns.ts'
import { type GeneratedPuzzle, generation } from '../generator/generator.ts'
import type { GeneratorOptions } from '../generator/options.ts'
import type { BackgroundTools } from './backgroundTools.ts'

export interface Generated {
  readonly tried: number
  /** Best puzzle so far; in the answer, the puzzle that matches. Undefined until the first puzzle is measured. */
  readonly best: GeneratedPuzzle | undefined
}

/** Generates a puzzle that matches the options. Never ends if no puzzle matches. */
export function* generateJob(options: GeneratorOptions, { solver }: BackgroundTools): Job<Generated> {
  const steps = generation(options, solver)
  let tried = 0
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return { tried, best: value }
    const { best } = value
    tried = value.tried
    const report = { tried, best }
    yield () => report
  }
}
