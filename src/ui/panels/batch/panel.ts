import { BATCH_PANEL } from '../../../app/batch/batch.ts'
import { lazyPart } from '../../lazyPart.tsx'
import type { Panel } from '../panel.ts'

/** A text with many puzzles in, their solutions out. */
export const batchPanel: Panel = {
  id: BATCH_PANEL,
  title: { en: 'Batch', ko: '일괄 풀이' },
  Content: lazyPart(() => import('./BatchPanel.tsx')),
}
