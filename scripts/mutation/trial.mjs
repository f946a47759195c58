/** Whether the tests notice a mutant. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @typedef {'killed' | 'timed out' | 'survived'} Outcome */

/** A mutant that goes round in circles is noticed, too. Long searches have their time on a busy machine. */
const LONGEST_MS = 300_000

/** Tests close to the sources of a folder come first, most mutants die of them. */
const ALSO = {
  'src/core/formats': ['tests/contract/formats.test.ts'],
  'src/core/judge': ['tests/contract/judges.test.ts'],
  'src/core/programs': ['tests/contract/strategies.test.ts', 'tests/contract/programs.test.ts'],
  'src/core/trace': ['tests/contract/traces.test.ts'],
  'src/core/breakpoints': ['tests/contract/breakpoints.test.ts'],
}

/**
 * @param {import('./mutants.mjs').Mutant} mutant
 * @returns {Promise<Outcome>}
 */
export async function outcomeOf(mutant) {
  const tests = nearTests(mutant.file)
  const near = tests.length > 0 ? await run(mutant, ['run', ...tests]) : 'survived'
  return near === 'survived' ? run(mutant, ['related', '--run', mutant.file]) : near
}

/** None where they are all in one folder. @param {string} file @returns {readonly string[]} */
function nearTests(file) {
  const folder = dirname(file).split('/').slice(0, 3).join('/').replace('src', 'tests')
  if (!file.startsWith('src/core/') || !existsSync(folder)) return []
  const also = Object.entries(ALSO).flatMap(([near, tests]) => (file.startsWith(near) ? tests : []))
  return [`${folder}/`, ...also]
}

/**
 * @param {import('./mutants.mjs').Mutant} mutant
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
function run(mutant, args) {
  return new Promise((done) => {
    const config = join('scripts', 'mutation', 'vitest.config.mjs')
    const command = ['node_modules/vitest/vitest.mjs', ...args, '--config', config, '--root', '.']
    const child = spawn(
      process.execPath,
      [...command, '--bail', '1', '--reporter', 'dot', '--passWithNoTests'],
      {
        stdio: 'ignore',
        env: { ...process.env, MUTANT: JSON.stringify(mutant) },
        // With the processes that it starts it can be ended as a whole.
        detached: true,
      },
    )
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, LONGEST_MS)
    child.on('close', (code) => {
      clearTimeout(timer)
      done(isLate ? 'timed out' : code === 0 ? 'survived' : 'killed')
    })
  })
}
