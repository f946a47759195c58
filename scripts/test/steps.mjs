/** The steps of `npm test` and `npm run test:all`: checks and preparations, then tests. */
import { playwrightCounts, playwrightTimes, skippingReasons, vitestCounts, vitestTimes } from './counts.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script package.json script
 * @property {readonly string[]} [after] names of the steps that must pass first
 * @property {Readonly<Record<string, string>>} [env]
 * @property {Tests} [tests] how to count the tests of the step; a step without it counts as one test
 *
 * @typedef {object} Tests
 * @property {string} args arguments that make the script write a report
 * @property {string} report path of the report
 * @property {(report: unknown) => import('./counts.mjs').Counts} counts
 * @property {(report: unknown) => readonly string[]} reasons why tests were skipped, if the report has them
 * @property {(report: unknown) => readonly import('./counts.mjs').FileTime[]} times per test file
 */

const UNIT_REPORT = '.cache/test/unit.json'
const E2E_REPORT = '.cache/test/e2e.json'

/** Environment variable that includes the slow tests; read by `tests/thorough.ts`. */
const THOROUGH = { THOROUGH: '1' }

/** @param {boolean} isThorough includes the slow tests @returns {readonly Step[]} */
export function steps(isThorough) {
  const env = isThorough ? THOROUGH : {}
  return [
    { name: 'format', script: 'check:format' },
    { name: 'lint', script: 'check:lint' },
    { name: 'types', script: 'check:types' },
    { name: 'unused code', script: 'check:unused' },
    // Before the unit tests, which use the files that it compiles, packs and caches.
    { name: 'build', script: 'build' },
    // Installs what the end-to-end tests need.
    { name: 'browsers', script: 'browsers', env },
    {
      name: 'unit and component tests',
      script: 'unit',
      env,
      tests: {
        args: `${isThorough ? '' : '--tags-filter=!thorough '}--allowOnly=false --reporter=default --reporter=json --outputFile.json=${UNIT_REPORT}`,
        report: UNIT_REPORT,
        counts: vitestCounts,
        reasons: () => [],
        times: vitestTimes,
      },
    },
    {
      name: 'end-to-end tests',
      script: 'e2e',
      after: ['build', 'browsers'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT, ...env },
      tests: {
        args: '--forbid-only --reporter=list,json',
        report: E2E_REPORT,
        counts: playwrightCounts,
        reasons: skippingReasons,
        times: playwrightTimes,
      },
    },
  ]
}
