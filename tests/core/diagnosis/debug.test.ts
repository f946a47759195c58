import { test } from 'vitest'
import { createBandSolver } from '../../../src/core/solver/bandSolver.ts'
import { analysedRuns } from '../../../src/core/diagnosis/analysedRun.ts'
import { evidenceOf } from '../../../src/core/diagnosis/evidence.ts'
import { MODELS } from '../../../src/core/diagnosis/models/registry.ts'
import { agrees, orderOf } from '../../../src/core/diagnosis/models/model.ts'
import { right } from '../../../src/core/diagnosis/models/checks.ts'
import { recordedRuns } from './recorder.ts'
import { WRONG_PROGRAMS } from './wrongPrograms.ts'
const name = process.env['NAME'] ?? ''
test('debug', async () => {
  for (const one of WRONG_PROGRAMS) {
    if (!one.name.includes(name)) continue
    const runs = await recordedRuns(one.language, one.source)
    const named = [
      ...runs.battery.map(({ board, run }) => [board.id, run] as const),
      ...(runs.own === undefined ? [] : [['own', runs.own] as const]),
    ]
    const { visits, walk, placesFirst } = evidenceOf(analysedRuns(named, createBandSolver()))
    const order = orderOf(visits)
    const scored = MODELS.map((m) => ({
      m,
      bad: visits.filter((v) => !agrees(m.tries(v, order), v, order)),
    })).sort((a, b) => a.bad.length - b.bad.length)
    console.log(
      one.name,
      visits.length,
      order,
      walk?.slice(0, 3),
      placesFirst,
      'right',
      visits.filter((v) => !agrees(right(v), v, order)).length,
    )
    for (const { m, bad } of scored.slice(0, 8))
      console.log(bad.length, m.kind, m.units.join(' '), m.reason.en)
    for (const v of scored[0].bad.slice(0, 3))
      console.log(
        '   contradicts',
        v.node.cell,
        v.since,
        v.cell,
        v.tried,
        v.isClosed,
        'predicts',
        scored[0].m.tries(v, order).toString(2),
        'right',
        right(v).toString(2),
        JSON.stringify(v.tries),
      )
  }
})
