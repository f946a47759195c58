/** Extracts counts, skip reasons and durations from the test runners' reports. */

/** @typedef {{ readonly passed: number, readonly failed: number, readonly skipped: number }} Counts */
/** @typedef {{ readonly file: string, readonly seconds: number }} FileTime */

/** Tests with this tag only run in `npm run test:all`; elsewhere they do not count as skipped. */
const THOROUGH = 'thorough'

/**
 * @param {any} report from vitest's JSON reporter
 * @returns {Counts} a file that fails to load counts as one failure
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
 * @param {any} report from vitest's JSON reporter
 * @returns {readonly FileTime[]} seconds per file
 */
export function vitestTimes(report) {
  return report.testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }))
}

/**
 * @param {any} report from Playwright's JSON reporter
 * @returns {Counts} flaky tests and errors outside of tests count as failures
 */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * Collects the reasons why Playwright tests were skipped: what they need and the machine lacks.
 * @param {any} report from Playwright's JSON reporter
 * @returns {readonly string[]} without duplicates
 */
export function skippingReasons({ suites }) {
  const annotations = suites
    .flatMap(specsOf)
    .flatMap((/** @type {any} */ spec) => spec.tests)
    .flatMap((/** @type {any} */ test) => (test.status === 'skipped' ? test.annotations : []))
  return [...new Set(annotations.flatMap((/** @type {any} */ { description }) => description ?? []))]
}

/**
 * @param {any} report from Playwright's JSON reporter
 * @returns {readonly FileTime[]} seconds per file, summed over all browsers
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

/** @param {any} suite @returns {any[]} its specs, including those of nested suites */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

/**
 * Adds a failure if the tests failed as a whole, but the counts show no failure.
 * They failed if the exit code is nonzero, or if no test ran.
 * @param {Counts} counts
 * @param {number | null} exitCode
 * @returns {Counts}
 */
export function withExitCode(counts, exitCode) {
  const isFailed = exitCode !== 0 || counts.passed + counts.failed === 0
  return isFailed && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
