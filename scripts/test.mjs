/** Runs all checks in order and prints a summary. `--all` adds the slow tests. */
import { runStep } from './test/run.mjs'
import { steps } from './test/steps.mjs'
import { skips, slowest, summary, table } from './test/report.mjs'

/** @type {import('./test/run.mjs').Result[]} */
const results = []
for (const step of steps(process.argv.includes('--all'))) {
  console.log(`${step.name} …`)
  const result = await runStep(step, results)
  if (result.counts.failed > 0) console.log(`\n${result.output.trim()}\n`)
  results.push(result)
}

console.log(`\n${table(results)}\n\n${skips(results)}${slowest(results)}${summary(results)}`)
process.exitCode = results.some(({ counts }) => counts.failed > 0) ? 1 : 0
