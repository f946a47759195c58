import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { createBandSolver } from '../../../src/core/solver/bandSolver.ts'
import { diagnosis, sightingsIn } from '../../../src/core/diagnosis/diagnosis.ts'
import { analysedRuns } from '../../../src/core/diagnosis/analysedRun.ts'
import { evidenceOf } from '../../../src/core/diagnosis/evidence.ts'
import { recordedRuns } from './recorder.ts'
import { RIGHT_PROGRAMS } from './rightPrograms.ts'
import { WRONG_PROGRAMS } from './wrongPrograms.ts'

const only = process.env['LANGUAGE']
const name = process.env['NAME']
test('evaluate', { timeout: 3_000_000 }, async () => {
  const solver = createBandSolver()
  const out: string[] = []
  let right = 0,
    all = 0,
    slowest = 0
  for (const one of RIGHT_PROGRAMS) {
    if (only !== undefined && !only.includes(one.language)) continue
    const runs = await recordedRuns(one.language, one.source)
    const said = diagnosis(runs.own, runs.battery, solver)
    if (said !== undefined) out.push(`ALARM ${one.name} ${said.kind} ${said.board} ${said.sentence.en}`)
    const named = [
      ...runs.battery.map(({ board, run }) => [board.id, run] as const),
      ...(runs.own === undefined ? [] : [['own', runs.own] as const]),
    ]
    const analysed = analysedRuns(named, solver)
    const evidence = evidenceOf(analysed)
    for (const run of analysed)
      for (const s of sightingsIn(run, evidence))
        out.push(`ungated ${one.name} ${run.board} ${run.verdict} ${s.finding.kind} ${s.finding.sentence.en}`)
  }
  for (const one of WRONG_PROGRAMS) {
    if (only !== undefined && !only.includes(one.language)) continue
    if (name !== undefined && !one.name.includes(name)) continue
    const runs = await recordedRuns(one.language, one.source)
    const t = performance.now()
    const said = diagnosis(runs.own, runs.battery, solver)
    const ms = performance.now() - t
    slowest = Math.max(slowest, ms)
    all++
    const units = one.units?.join(' ')
    const kindRight = said !== undefined && one.kinds.includes(said.kind as never)
    const unitsRight = units === undefined || said?.kind !== one.kinds[0] || said.units.join(' ') === units
    if (kindRight && unitsRight) right++
    const mark = kindRight ? (unitsRight ? 'ok   ' : 'UNITS') : said === undefined ? 'NONE ' : 'WRONG'
    out.push(
      `${mark} ${one.name} | want ${one.kinds.join('|')} ${units ?? ''} | got ${said?.kind} [${said?.units.join(' ')}] ${said?.board}@${said?.event} own@${said?.ownEvent} also ${said?.also.map((a) => a.kind).join(',')} | ${said?.sentence.en}${name === undefined ? '' : `\n   ${said?.sentence.ko}\n   ${said?.rightProgram?.en} ${said?.rightProgram?.ko}\n ${runs.battery.map(({ board, run }) => `${board.id}:${run.verdict}(${run.writes.length})`).join(' ')}`} ${Math.round(ms)}ms`,
    )
  }
  out.push(`${right} of ${all} right; slowest ${Math.round(slowest)} ms`)
  writeFileSync('/tmp/dc-eval.txt', `${out.join('\n')}\n`)
})
