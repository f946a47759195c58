import { CHART_FORMATS } from '../../app/sharing/sharing.ts'
import { FLAME } from '../../i18n/flame.ts'
import { SHARE } from '../../i18n/share.ts'
import { Button } from '../Button.tsx'
import { useActions, useApp, useWords } from '../useApp.ts'
import { useScheme } from '../useScheme.ts'

/** The flame chart as files, while there is one. */
export function SaveFlame() {
  const words = useWords(SHARE)
  const { legend, depthAxis } = useWords(FLAME)
  const { share } = useActions()
  const scheme = useScheme()
  const isDrawn = useApp((app) => app.flame?.picture !== undefined)
  if (!isDrawn) return undefined
  return CHART_FORMATS.map((format) => (
    <Button
      key={format}
      label={words.flameAs[format]}
      onClick={() => void share({ kind: 'saveFlame', format, scheme, words: { legend, depthAxis } })}
    />
  ))
}
