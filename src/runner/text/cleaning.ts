/** Cleans a copied program in one go: takes the noise around it away, and replaces characters that only look like code. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'
import { plainChanges, plainSource } from './lookalikes.ts'
import { withoutNoise } from './noise.ts'
import type { Noise } from './noisyLines.ts'

/** What goes: noise, and characters that are replaced. */
export type Cleaned = Noise | { readonly kind: 'lookalikes'; readonly count: number }

export interface CleanProgram {
  readonly text: string
  /** At least one kind, each once. */
  readonly cleaned: readonly Cleaned[]
}

/**
 * Returns a program without noise and look-alikes; undefined if there is no noise around it. Look-alikes in a program
 * without noise are named one by one.
 */
export function cleanProgram(source: string, language: OwnLanguage): CleanProgram | undefined {
  const counts = new Map<Cleaned['kind'], number>()
  const add = ({ kind, count }: Cleaned) => counts.set(kind, (counts.get(kind) ?? 0) + count)
  let text = source
  // Repeats, because a mark may show only once its look-alike is replaced.
  for (let noisy = withoutNoise(text); noisy !== undefined; noisy = withoutNoise(text)) {
    noisy.noise.forEach(add)
    const count = plainChanges(noisy.text, language).length
    if (count > 0) add({ kind: 'lookalikes', count })
    text = plainSource(noisy.text, language)
  }
  return counts.size === 0
    ? undefined
    : { text, cleaned: Array.from(counts, ([kind, count]) => ({ kind, count })) }
}
