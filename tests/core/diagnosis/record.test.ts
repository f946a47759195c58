import { test } from 'vitest'
import { recordedRuns } from './recorder.ts'
import { RIGHT_PROGRAMS } from './rightPrograms.ts'
import { WRONG_PROGRAMS } from './wrongPrograms.ts'

const only = process.env['LANGUAGE']
test('record', { timeout: 3_000_000 }, async () => {
  for (const { name, language, source } of [...RIGHT_PROGRAMS, ...WRONG_PROGRAMS]) {
    if (only !== undefined && language !== only) continue
    const t = performance.now()
    const runs = await recordedRuns(language, source)
    const verdicts = runs.battery.map(
      ({ board, run }) =>
        `${board.id}:${run.verdict === 'accepted' ? '' : run.verdict}(${run.writes.length}${run.isComplete ? '' : '+'}${run.hasBoard ? '' : '?'})`,
    )
    process.stderr.write(
      `${name} ${Math.round(performance.now() - t)} ms own:${runs.own?.verdict}(${runs.own?.writes.length}) ${verdicts.join(' ')}\n`,
    )
  }
})
