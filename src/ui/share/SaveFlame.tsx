import { FLAME } from '../../i18n/flame.ts'
import { SHARE } from '../../i18n/share.ts'
import { Button } from '../Button.tsx'
import { useActions, useApp, useWords } from '../useApp.ts'

/** The flame chart as a file, while there is one. */
export function SaveFlame() {
  const words = useWords(SHARE)
  const { legend, depthAxis } = useWords(FLAME)
  const { share } = useActions()
  const isDrawn = useApp((app) => app.flame?.picture !== undefined)
  if (!isDrawn) return undefined
  return (
    <Button
      label={words.flame}
      onClick={() => void share({ kind: 'saveFlame', words: { legend, depthAxis } })}
    />
  )
}
