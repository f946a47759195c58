import { BATCH_PANEL } from '../../../app/batch/batch.ts'
import { partOf } from '../../lazyPart.tsx'
import { sourceOf } from '../../source.ts'
import type { Panel } from '../panel.ts'

const source = sourceOf(() => import('./BatchPanel.tsx'))

/** A text with many puzzles in, their solutions out. */
export const batchPanel: Panel = {
  id: BATCH_PANEL,
  title: { en: 'Batch', ko: '일괄 풀이' },
  source,
  Content: partOf(source, (module) => module.default),
}
