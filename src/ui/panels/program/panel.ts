import { lazy } from 'react'
import { PROGRAM_PANEL } from '../../../app/debugging.ts'
import type { Panel } from '../panel.ts'

/** The program line by line: its listing, its variables, its calls. */
export const programPanel: Panel = {
  id: PROGRAM_PANEL,
  title: { en: 'Program', ko: '프로그램' },
  Content: lazy(() => import('./ProgramPanel.tsx')),
}
