/** Formats the summary of `npm test`. */
import { relative } from 'node:path'

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./run.mjs').Result} Result */

/** Returns one line per step: mark, name, time and test counts. @param {readonly Result[]} results */
export function table(results) {
  const width = Math.max(...results.map(({ step }) => step.name.length))
  return results
    .map((result) => {
      const mark = result.counts.failed > 0 ? '✗' : '✓'
      const seconds = `${(result.elapsedMs / 1000).toFixed(1)} s`.padStart(8)
      return `${mark} ${result.step.name.padEnd(width)} ${seconds}  ${result.step.tests ? countsText(result.counts) : ''}`.trimEnd()
    })
    .join('\n')
}

/** Returns one line per reason for skipped tests. @param {readonly Result[]} results */
export function skips(results) {
  return results.flatMap(({ reasons }) => reasons.map((reason) => `skipped: ${reason}\n`)).join('')
}

const SLOWEST = 5

/** Lists the slowest test files, so that a slow test is noticed when it is added. @param {readonly Result[]} results */
export function slowest(results) {
  const files = results
    .flatMap(({ times }) => times)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${relative(process.cwd(), file)} ${seconds.toFixed(0)} s`)
  return files.length === 0 ? '' : `slowest files: ${files.join(', ')}\n`
}

/** Returns the test counts of all steps together. @param {readonly Result[]} results */
export function summary(results) {
  /** @param {keyof Counts} kind */
  const sum = (kind) => results.reduce((total, { counts }) => total + counts[kind], 0)
  return countsText({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })
}

/** @param {Counts} counts */
function countsText({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
