/**
 * The child process that runs the tests. It keeps one vitest and its compiled modules across mutants, and reports the
 * result of each. It exits when a mutant loops endlessly.
 */
import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'

/**
 * @typedef {object} Run
 * @property {import('./mutants.mjs').Mutant | null} mutant
 * @property {readonly { readonly test: string, readonly ms: number }[]} tests in order, with the usual duration of each
 *
 * @typedef {object} Report
 * @property {'passed' | 'failed' | 'stalled' | 'circling'} result
 * @property {string} reason the failed test and its error
 * @property {readonly { readonly test: string, readonly ms: number, readonly failed: boolean }[]} modules
 */

/** CPU time limit of a test file: `factor` × its usual duration + `ms`. */
const TIME_LIMIT = { factor: 5, ms: 60_000 }
/** A timer gap this long means the process was suspended or starved, so that timeouts in tests prove nothing. */
const STALL_MS = 5_000

/** @type {{ test: string, longest: number } | undefined} */
let running
let isStalled = false
let lastTick = performance.now()
let reason = ''
/** @type {{ test: string, ms: number, failed: boolean }[]} */
let modules = []
/** @type {ReadonlyMap<string, number>} */
let durations = new Map()

/** CPU time of all threads of the process. */
function cpuMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** @param {Report} report */
const send = (report) => new Promise((done) => process.send?.(report, () => done(undefined)))

setInterval(() => {
  const now = performance.now()
  if (now - lastTick > STALL_MS) isStalled = true
  lastTick = now
  if (running === undefined || cpuMs() < running.longest) return
  void send({ result: 'circling', reason: running.test, modules }).then(() => process.exit())
}, 500)

const vitest = await createVitest('test', {
  config: 'scripts/mutation/vitest.config.mjs',
  root: '.',
  watch: false,
  // Threads, because their CPU time counts for this process.
  pool: 'threads',
  isolate: true,
  bail: process.env['REACH'] ? 0 : 1,
  sequence: { sequencer: inOrderGiven() },
  reporters: [
    {
      onTestModuleQueued(module) {
        const test = module.relativeModuleId
        const longest = cpuMs() + TIME_LIMIT.ms + TIME_LIMIT.factor * (durations.get(test) ?? 0)
        running = process.env['REACH'] ? undefined : { test, longest }
      },
      onTestModuleEnd(module) {
        running = undefined
        const { collectDuration, duration, setupDuration } = module.diagnostic()
        const failed = !module.ok()
        modules.push({
          test: module.relativeModuleId,
          ms: collectDuration + duration + setupDuration,
          failed,
        })
        if (!failed || reason !== '') return
        reason = `${module.relativeModuleId}: ${firstErrorOf(module)}`
        if (!process.env['REACH']) void vitest.cancelCurrentRun('test-failure')
      },
    },
  ],
})
await vitest.standalone()
const specifications = await vitest.globTestSpecifications()
process.on('message', (/** @type {Run} */ run) => void runTests(run).then(send))
process.send?.('ready')

function inOrderGiven() {
  return class {
    /** @template T @param {T} files */
    sort = (files) => Promise.resolve(files)
    /** @template T @param {T} files */
    shard = (files) => Promise.resolve(files)
  }
}

/** @param {import('vitest/node').TestModule} module */
function firstErrorOf(module) {
  for (const test of module.children.allTests('failed'))
    return `${test.fullName}: ${test.result().errors?.[0]?.message ?? ''}`
  return module.errors()[0]?.message ?? ''
}

/** @param {Run} run @returns {Promise<Report>} */
async function runTests({ mutant, tests }) {
  process.env['MUTANT'] = JSON.stringify(mutant)
  if (mutant !== null) changeFile(mutant.file)
  modules = []
  reason = ''
  isStalled = false
  durations = new Map(tests.map(({ test, ms }) => [test, ms]))
  const order = new Map(tests.map(({ test }, index) => [resolve(test), index]))
  const chosen = specifications
    .filter(({ moduleId }) => order.size === 0 || order.has(resolve(moduleId)))
    .toSorted((one, other) => place(one) - place(other))
  /** @param {import('vitest/node').TestSpecification} specification */
  function place({ moduleId }) {
    return order.get(resolve(moduleId)) ?? 0
  }
  const { unhandledErrors } = await vitest.runTestSpecifications(chosen)
  running = undefined
  if (mutant !== null) changeFile(mutant.file)
  const isFailed = reason !== '' || unhandledErrors.length > 0
  if (reason === '' && isFailed) reason = String(Object(unhandledErrors[0]).message)
  const isVitests = reason.includes('[vitest-pool]')
  return {
    result: isFailed ? (isStalled || isVitests ? 'stalled' : 'failed') : 'passed',
    reason,
    modules,
  }
}

/** @param {string} file */
function changeFile(file) {
  vitest.invalidateFile(resolve(file))
  // The realm is bundled separately, so rebuild it for each mutant.
  vitest.invalidateFile('\0virtual:javascript-realm')
}
