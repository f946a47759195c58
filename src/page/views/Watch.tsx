import type { ReactNode } from 'react'
import app from '../shell/App.module.css'
import { Board } from '../board/Board.tsx'
import { DigitPad } from '../board/DigitPad.tsx'
import { BELOW_BOARD_ID } from '../controls/ids.ts'
import { SHEET, useMedia } from '../controls/useMedia.ts'
import { FirstDock, FirstLook } from '../introduction/FirstLook.tsx'
import { isFirstLook } from '../introduction/introduction.ts'
import { Panels } from '../panels/Panels.tsx'
import { Transport } from '../player/Transport.tsx'
import { lazyPart } from '../shell/lazyPart.tsx'
import { Story } from '../story/storyParts.tsx'
import { useApp, useSession } from '../store/useApp.ts'
import { hasTour, isTouring } from '../tours/touring.ts'
import { Why } from '../why/Why.tsx'
import { useRunKey } from './runKey.ts'

const Predict = lazyPart(() => import('../predict/Predict.tsx'))

/** The Watch view: board and sentence, playback controls, panels; prediction, digit pad, story while in use. */
export function Watch() {
  const isEditing = useApp((state) => state.editing)
  const isPredicting = useApp((app) => app.preferences.predicts || isTouring(app))
  const hasStory = useApp((state) => state.story !== undefined)
  useRunKey()
  const isFirst = useApp(isFirstLook)
  const isTour = useApp(hasTour)
  // On a phone, the sentence and the closed sheet are as always. A tour is above the panels.
  const isBeside = !useMedia(SHEET) && isFirst && !isTour
  return (
    <Main>
      <div className={app.stage}>
        <div className={app.board}>
          <Board />
        </div>
      </div>
      <Why isElsewhere={isBeside} />
      <div id={BELOW_BOARD_ID} className={app.below} />
      {isPredicting && <Predict />}
      {isFirst ? <FirstDock /> : <Transport />}
      {isBeside ? <FirstLook /> : <Panels />}
      {isEditing && <DigitPad />}
      {hasStory && <Story />}
    </Main>
  )
}

/** Exposes the page's mode as attributes: a `:has()` selector would be re-evaluated at every change inside. */
function Main({ children }: { readonly children: ReactNode }) {
  const isSheetOpen = useApp((state) => state.isSheetOpen)
  const isEditing = useApp((state) => state.editing)
  const showsFlame = useApp((state) => state.preferences.showsFlame)
  const isAsking = useApp((state) => state.predicting.prompt !== undefined)
  const isWalked = useApp(isTouring)
  const isCovered = useSession(({ debugging }) => debugging.isCovered)
  return (
    <main
      className={app.main}
      data-sheet={isSheetOpen || isAsking}
      data-editing={isEditing}
      data-flame={showsFlame}
      data-asking={isAsking}
      data-covered={isCovered}
      data-touring={isWalked}
    >
      {children}
    </main>
  )
}
