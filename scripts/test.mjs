/** Runs all checks and tests, and prints a summary. `--all` adds the slow tests. */
import { runStep } from './test/run.mjs'
import { steps } from './test/steps.mjs'
import { skips, slowest, summary, table } from './test/report.mjs'

/** @type {import('./test/run.mjs').Result[]} */
const results = []

/** @param {import('./test/steps.mjs').Step} step */
async function run(step) {
  console.log(`${step.name} …`)
  const result = await runStep(step, results)
  if (result.counts.failed > 0) console.log(`\n${result.output.trim()}\n`)
  return result
}

const all = steps(process.argv.includes('--all'))
// Checks and preparations run beside each other, because installing a browser mostly waits for the network. Tests do
// not, because they use all cores.
results.push(...(await Promise.all(all.filter(({ tests }) => !tests).map(run))))
for (const step of all.filter(({ tests }) => tests)) results.push(await run(step))

console.log(`\n${table(results)}\n\n${skips(results)}${slowest(results)}${summary(results)}`)
process.exitCode = results.some(({ counts }) => counts.failed > 0) ? 1 : 0
