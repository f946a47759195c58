import { PROGRAM_PANEL } from '../../../app/session/debugging.ts'
import { partOf } from '../../lazyPart.tsx'
import { sourceOf } from '../../source.ts'
import type { Panel } from '../panel.ts'

const source = sourceOf(() => import('./ProgramPanel.tsx'))

/** The program line by line: its listing, its variables, its calls. */
export const programPanel: Panel = {
  id: PROGRAM_PANEL,
  title: { en: 'Program', ko: '프로그램' },
  source,
  Content: partOf(source, (module) => module.default),
}
