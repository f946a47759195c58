/** Runs one step, a package.json script, and returns its output, duration and counts. */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { withExitCode } from './counts.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{ readonly step: Step, readonly counts: Counts, readonly reasons: readonly string[], readonly times: readonly import('./counts.mjs').FileTime[], readonly output: string, readonly elapsedMs: number }} Result */

const FAILED = { passed: 0, failed: 1, skipped: 0 }
const PASSED = { passed: 1, failed: 0, skipped: 0 }

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const isColored = process.stdout.isTTY && !process.env['NO_COLOR']
const COLORS = isColored ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }

/**
 * Runs a step, unless a step that its `after` names has failed.
 * @param {Step} step
 * @param {readonly Result[]} earlier
 * @returns {Promise<Result>}
 */
export async function runStep(step, earlier) {
  const failed = earlier.find(({ step: { name }, counts }) => step.after?.includes(name) && counts.failed > 0)
  if (failed) {
    return {
      step,
      counts: FAILED,
      reasons: [],
      times: [],
      output: `not run, for the step "${failed.step.name}" failed`,
      elapsedMs: 0,
    }
  }
  const { tests } = step
  if (tests) rmSync(tests.report, { force: true })
  const start = performance.now()
  const { exitCode, output } = await shell(`${scripts[step.script]} ${tests?.args ?? ''}`, step.env ?? {})
  const elapsedMs = performance.now() - start
  if (!tests)
    return { step, counts: exitCode === 0 ? PASSED : FAILED, reasons: [], times: [], output, elapsedMs }
  return { step, ...readReport(tests, exitCode, output), elapsedMs }
}

/**
 * @param {NonNullable<Step['tests']>} tests
 * @param {number | null} exitCode
 * @param {string} output
 */
function readReport(tests, exitCode, output) {
  try {
    const report = JSON.parse(readFileSync(tests.report, 'utf8'))
    return {
      counts: withExitCode(tests.counts(report), exitCode),
      reasons: tests.reasons(report),
      times: tests.times(report),
      output,
    }
  } catch (error) {
    return {
      counts: FAILED,
      reasons: [],
      times: [],
      output: `${output}\nno report that could be read: ${String(error)}`,
    }
  }
}

/**
 * Runs a command as npm does, so that package.json stays the single definition of each check.
 * @param {string} command
 * @param {Readonly<Record<string, string>>} env
 * @returns {Promise<{ exitCode: number | null, output: string }>} `output` combines stdout and stderr
 */
function shell(command, env) {
  const path = `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH']}`
  return new Promise((done) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...COLORS, PATH: path, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', (error) => done({ exitCode: null, output: `${output}\n${error.message}` }))
    child.on('close', (exitCode) => done({ exitCode, output }))
  })
}
