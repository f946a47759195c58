import type { ReactNode } from 'react'
import app from '../App.module.css'
import { Board } from '../board/Board.tsx'
import { BoardTools } from '../board/BoardTools.tsx'
import { DigitPad } from '../board/DigitPad.tsx'
import { MessageLine } from '../board/MessageLine.tsx'
import { BELOW_BOARD_ID } from '../ids.ts'
import { Panels } from '../panels/Panels.tsx'
import { Transport } from '../transport/Transport.tsx'
import { Story } from '../storyParts.tsx'
import { useApp } from '../useApp.ts'

/** The Watch view: board, inspector and transport. */
export function Watch() {
  const isEditing = useApp((state) => state.editing)
  const isTold = useApp((state) => state.story !== undefined)
  return (
    <Main>
      <div className={app.stage}>
        <div className={app.column}>
          <MessageLine />
          <Board />
          <BoardTools />
        </div>
      </div>
      <div id={BELOW_BOARD_ID} className={app.below} />
      <Transport />
      <Panels />
      {isEditing && <DigitPad />}
      {isTold && <Story />}
    </Main>
  )
}

/** Exposes the page's mode as attributes: a `:has()` selector would be re-evaluated at every change inside. */
function Main({ children }: { readonly children: ReactNode }) {
  const isSheetOpen = useApp((state) => state.isSheetOpen)
  const isEditing = useApp((state) => state.editing)
  const showsFlame = useApp((state) => state.preferences.showsFlame)
  return (
    <main className={app.main} data-sheet={isSheetOpen} data-editing={isEditing} data-flame={showsFlame}>
      {children}
    </main>
  )
}
