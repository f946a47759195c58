/** How many tests passed, failed and were skipped, and why, by the reports of the test runners. */

/** @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Counts */
/** @typedef {{ readonly file: string, readonly seconds: number }} FileTime */

/** Tests with this tag run in `npm run test:all` alone, and count as skipped nowhere. */
const THOROUGH = 'thorough'

/**
 * @param {any} report of vitest's JSON reporter
 * @returns {Counts} with a file that could not be loaded as one failure
 */
export function vitestCounts(report) {
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const postponed = report.testResults
    .flatMap((/** @type {any} */ file) => file.assertionResults)
    .filter((/** @type {any} */ test) => test.status === 'skipped' && test.tags.includes(THOROUGH))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests - postponed.length,
  }
}

/**
 * @param {any} report of vitest's JSON reporter
 * @returns {readonly FileTime[]} the seconds of each file's tests
 */
export function vitestTimes(report) {
  return report.testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }))
}

/**
 * @param {any} report of Playwright's JSON reporter
 * @returns {Counts} with a test that passed only when repeated as a failure, and an error outside of tests as one more
 */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * Why tests of Playwright were skipped: what they need that is not there.
 * @param {any} report of Playwright's JSON reporter
 * @returns {readonly string[]} each reason once
 */
export function skippingReasons({ suites }) {
  const annotations = suites
    .flatMap(specsOf)
    .flatMap((/** @type {any} */ spec) => spec.tests)
    .flatMap((/** @type {any} */ test) => (test.status === 'skipped' ? test.annotations : []))
  return [...new Set(annotations.flatMap((/** @type {any} */ { description }) => description ?? []))]
}

/**
 * @param {any} report of Playwright's JSON reporter
 * @returns {readonly FileTime[]} the seconds of each file's tests, in all browsers together
 */
export function playwrightTimes({ suites }) {
  return suites.map((/** @type {any} */ suite) => {
    const results = specsOf(suite).flatMap(({ tests }) =>
      tests.flatMap((/** @type {any} */ test) => test.results),
    )
    return {
      file: `e2e/${suite.file}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    }
  })
}

/** @param {any} suite @returns {any[]} its tests, those of the suites within included */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/**
 * The counts of a run in view of its exit code: one that failed, or that tested nothing, has a failure to show.
 * @param {Counts} counts
 * @param {number | null} exitCode
 * @returns {Counts}
 */
export function judged(counts, exitCode) {
  const isFailed = exitCode !== 0 || counts.passed + counts.failed === 0
  return isFailed && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
