/** Runs all checks in order, but for steps that start at once, and prints a summary. `--all` adds the slow tests. */
import { runStep } from './test/run.mjs'
import { steps } from './test/steps.mjs'
import { skips, slowest, summary, table } from './test/report.mjs'

/** @type {import('./test/run.mjs').Result[]} */
const results = []
const all = steps(process.argv.includes('--all'))
const started = new Map(
  all.filter(({ startsAtOnce }) => startsAtOnce).map((step) => [step, runStep(step, [])]),
)
for (const step of all) {
  console.log(`${step.name} …`)
  const result = await (started.get(step) ?? runStep(step, results))
  if (result.counts.failed > 0) console.log(`\n${result.output.trim()}\n`)
  results.push(result)
}

console.log(`\n${table(results)}\n\n${skips(results)}${slowest(results)}${summary(results)}`)
process.exitCode = results.some(({ counts }) => counts.failed > 0) ? 1 : 0
