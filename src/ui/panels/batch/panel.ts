import { BATCH_PANEL } from '../../../app/batch/batch.ts'
import { sourceOf } from '../../source.ts'
import type { Panel } from '../panel.ts'

/** A text with many puzzles in, their solutions out. */
export const batchPanel: Panel = {
  id: BATCH_PANEL,
  title: { en: 'Batch', ko: '일괄 풀이' },
  source: sourceOf(() => import('./BatchPanel.tsx')),
}
