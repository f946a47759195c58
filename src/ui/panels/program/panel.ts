import { PROGRAM_PANEL } from '../../../app/session/debugging.ts'
import { sourceOf } from '../../source.ts'
import type { Panel } from '../panel.ts'

/** The program line by line: its listing, its variables, its calls. */
export const programPanel: Panel = {
  id: PROGRAM_PANEL,
  title: { en: 'Program', ko: '프로그램' },
  source: sourceOf(() => import('./ProgramPanel.tsx')),
}
