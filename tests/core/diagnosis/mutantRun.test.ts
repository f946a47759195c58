import { appendFileSync, writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { createBandSolver } from '../../../src/core/solver/bandSolver.ts'
import { diagnosis } from '../../../src/core/diagnosis/diagnosis.ts'
import { mutants } from './mutants.ts'
import { recordedRuns } from './recorder.ts'

const seed = Number(process.env['MUTANTS'] ?? '43')
const languages = (process.env['LANGUAGES'] ?? 'python javascript').split(' ')
const count = Number(process.env['COUNT'] ?? '80')
test('mutants', { timeout: 3_000_000 }, async () => {
  const solver = createBandSolver()
  const file = `/tmp/dc-mutants-${seed}-${languages.join('')}.txt`
  writeFileSync(file, '')
  let kept = 0
  for (const one of mutants(seed, languages)) {
    if (kept === count) break
    const runs = await recordedRuns(one.language, one.source)
    const all = [...runs.battery.map(({ run }) => run), ...(runs.own ? [runs.own] : [])]
    if (
      all.every(
        ({ verdict }) => verdict === 'accepted' || verdict === 'syntax-error' || verdict === 'compile-error',
      )
    )
      continue
    kept++
    const said = diagnosis(runs.own, runs.battery, solver)
    appendFileSync(
      file,
      `#${kept} ${one.name}:${one.line}\n   - ${one.before}\n   + ${one.after}\n   ${said?.kind} [${said?.units.join(' ')}] ${said?.board}@${said?.event} | ${said?.sentence.en} || ${said?.rightProgram?.en}\n   ${runs.battery.map(({ board, run }) => `${board.id}:${run.verdict === 'accepted' ? 'ok' : run.verdict}(${run.writes.length})`).join(' ')}\n`,
    )
  }
})
