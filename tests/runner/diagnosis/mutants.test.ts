/**
 * Writes the diagnoses of blind mutants (right programs, changed at random) to a file, to be judged by hand:
 * `MUTANTS=43 npx vitest run tests/runner/diagnosis/mutants.test.ts`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { OWN_LANGUAGES, type OwnLanguage } from '../../../src/sudoku/reading/language.ts'
import { type Mutant, mutants } from './mutants.ts'
import { diagnosisOfRuns } from './outcome.ts'
import type { ProgramRuns } from './packedRuns.ts'
import { recordedRuns } from './recorder.ts'

const SEED = process.env['MUTANTS']
const FILE = join(import.meta.dirname, '../../../.cache/diagnosis/mutants.txt')
/** By language: number of mutants to diagnose. */
const COUNTS: Readonly<Record<OwnLanguage, number>> = { python: 70, cpp: 10, javascript: 20 }
const NEEDS_NO_DIAGNOSIS: ReadonlySet<string> = new Set(['accepted', 'syntax-error', 'compile-error'])

describe.runIf(SEED !== undefined)('Blind mutants', () => {
  test('are diagnosed and printed', { timeout: 3_600_000, tags: ['thorough'] }, async () => {
    const texts: string[] = []
    for (const language of OWN_LANGUAGES) {
      let count = 0
      for (const mutant of mutants(Number(SEED), language)) {
        if (count === COUNTS[language]) break
        const runs = await recordedRuns(language, mutant.source)
        // Skips mutants that need no diagnosis: some are still right, and compilers explain their own errors.
        if (runs.battery.every(({ run }) => NEEDS_NO_DIAGNOSIS.has(run.verdict))) continue
        count++
        texts.push(`${texts.length + 1}. ${description(mutant, runs)}`)
      }
    }
    writeFileSync(FILE, `${texts.join('\n\n')}\n`)
    expect(texts).toHaveLength(100)
  })
})

function description({ name, line, before, after }: Mutant, runs: ProgramRuns): string {
  const found = diagnosisOfRuns(runs)
  const where =
    found === undefined
      ? 'nothing'
      : `${found.kind} ${found.units.join(' ')} (${found.board}, event ${found.event})`
  return [
    `${name}, line ${line}`,
    `- ${before}`,
    `+ ${after}`,
    where,
    found?.sentence.en,
    found?.rightProgram?.en,
  ].join('\n   ')
}
