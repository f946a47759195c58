/** Runs tests against a mutant, in a child process. */
import { fork } from 'node:child_process'

/**
 * @typedef {'killed' | 'timed out' | 'survived' | 'not known'} Outcome
 *
 * @typedef {import('./tests.mjs').Run} Run
 * @typedef {import('./tests.mjs').Report} Report
 */

/** Attempts before the outcome of a mutant counts as unknown. */
const ATTEMPTS = 4

/**
 * The child process that runs vitest; undefined if none runs.
 * @type {import('node:child_process').ChildProcess | undefined}
 */
let testProcess

/**
 * @param {import('./mutants.mjs').Mutant} mutant
 * @param {Run['tests']} tests run in order until one fails
 * @returns {Promise<{ readonly outcome: Outcome, readonly reason: string }>}
 */
export async function trialOf(mutant, tests) {
  if (tests.length === 0) return { outcome: 'survived', reason: 'no test gets there' }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { result, reason, modules } = await report({ mutant, tests })
    if (result === 'passed') return { outcome: 'survived', reason }
    if (result === 'circling') return { outcome: 'timed out', reason }
    if (result === 'failed' && !(isLate(reason) && (await failsAnyway(modules, tests))))
      return { outcome: 'killed', reason }
  }
  return { outcome: 'not known', reason: 'the machine had no time' }
}

/** True for timeouts, which may be due to a busy machine. @param {string} reason */
function isLate(reason) {
  return /timed out|waitFor/i.test(reason)
}

/**
 * True if the failed tests also fail without the mutant.
 * @param {Report['modules']} modules
 * @param {Run['tests']} tests
 */
async function failsAnyway(modules, tests) {
  const failed = new Set(modules.filter((module) => module.failed).map(({ test }) => test))
  const { result } = await report({ mutant: null, tests: tests.filter(({ test }) => failed.has(test)) })
  return result !== 'passed'
}

/** @param {Run} run @returns {Promise<Report>} */
export async function report(run, environment = {}) {
  const child = (testProcess ??= await started(environment))
  return new Promise((done, fail) => {
    const onExit = () => fail(new Error('the tests ended before they had said how they went'))
    child.once('exit', onExit)
    child.once('message', (/** @type {Report} */ message) => {
      child.off('exit', onExit)
      if (message.result === 'circling') testProcess = undefined
      done(message)
    })
    child.send(run)
  })
}

/**
 * @param {Readonly<Record<string, string>>} environment
 * @returns {Promise<import('node:child_process').ChildProcess>}
 */
function started(environment) {
  const child = fork('scripts/mutation/tests.mjs', [], {
    // Ignores stdout, because tests of users' programs print their output.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('message', () => done(child))
  })
}

export function end() {
  testProcess?.kill()
  testProcess = undefined
}
