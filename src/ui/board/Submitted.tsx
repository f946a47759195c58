import { VERDICTS } from '../../i18n/verdicts.ts'
import { useApp, useWords } from '../useApp.ts'

/** Why a pasted text has opened the judge's panel. */
export function Submitted() {
  const { submitted } = useWords(VERDICTS)
  const what = useApp(({ notice }) => (notice?.kind === 'submitted' ? notice.what : undefined))
  return what && <span>{submitted[what]}</span>
}
