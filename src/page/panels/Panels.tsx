import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useActions, useApp, useMessages, usePhrase } from '../store/useApp.ts'
import { ChevronIcon } from '../controls/icons.tsx'
import { SHEET, useMedia } from '../controls/useMedia.ts'
import { isTouring } from '../tours/touring.ts'
import { Tour } from '../tours/tourParts.tsx'
import { ListingLanguages } from '../listing/ListingLanguages.tsx'
import styles from './Panels.module.css'
import { BarPlacesContext } from './barPlaces.tsx'
import { ExtentChoice, isOwnShown, ProgramMenu } from './ProgramMenu.tsx'
import { PANELS } from './registry.ts'
import { useSheet } from './useSheet.ts'

/** The panels, as tabs beside the board; at phone width, in a sheet that is pulled up. */
export function Panels() {
  const { panels } = useMessages()
  const phrase = usePhrase()
  const { openPanel, setSheetOpen } = useActions()
  const panel = useApp((app) => app.panel)
  const isSheetOpen = useApp((app) => app.isSheetOpen)
  const isAsking = useApp((app) => app.predicting.prompt !== undefined)
  const isWalked = useApp(isTouring)
  const isNarrow = useMedia(SHEET)
  const isOwn = useApp(isOwnShown)
  const [start, setStart] = useState<HTMLElement | null>(null)
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const places = useMemo(() => ({ start, end }), [start, end])
  const tabs = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const pull = useRef<HTMLButtonElement>(null)
  const [isTall, setTall] = useState(false)
  const swipe = useSheet(content, pull, isTall, setTall)
  const here = PANELS.findIndex(({ id }) => id === panel)
  const { Content } = PANELS[Math.max(0, here)]

  function moveByKey(press: KeyboardEvent) {
    const targets: Partial<Record<string, number>> = {
      ArrowRight: here + 1,
      ArrowLeft: here - 1,
      Home: 0,
      End: -1,
    }
    const target = targets[press.key]
    if (target === undefined) return
    press.preventDefault()
    const index = (target + PANELS.length) % PANELS.length
    openPanel(PANELS[index].id)
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[index].focus()
  }

  return (
    <section
      className={styles.panels}
      aria-label={panels.name}
      data-open={isSheetOpen || isAsking}
      data-panel={panel}
      data-tall={isSheetOpen && isTall}
      data-touring={isWalked}
      {...swipe}
    >
      <Tour place="panels" />
      <div className={styles.bar}>
        {isNarrow && isSheetOpen && (
          <button
            type="button"
            className={styles.stop}
            aria-pressed={isTall}
            aria-label={panels.taller}
            onClick={() => setTall(!isTall)}
          />
        )}
        <div className={styles.tabs} role="tablist" aria-label={panels.name} ref={tabs} onKeyDown={moveByKey}>
          {PANELS.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={id === panel}
              aria-controls="panel"
              tabIndex={id === panel ? 0 : -1}
              className={styles.tab}
              onClick={() => openPanel(id)}
            >
              {phrase(title)}
            </button>
          ))}
        </div>
        <div className={styles.tools}>
          <div ref={setStart} className={styles.place} />
          <ProgramMenu />
          <div ref={setEnd} className={styles.place} />
          {!isOwn && (
            <>
              <ListingLanguages />
              <ExtentChoice />
            </>
          )}
        </div>
        <button
          type="button"
          className={styles.pull}
          ref={pull}
          aria-expanded={isSheetOpen}
          aria-controls="panel"
          aria-label={isSheetOpen ? panels.close : panels.open}
          onClick={() => setSheetOpen(!isSheetOpen)}
        >
          <ChevronIcon />
        </button>
      </div>
      <div
        ref={content}
        className={styles.content}
        role="tabpanel"
        id="panel"
        aria-labelledby={`tab-${panel}`}
      >
        <BarPlacesContext value={places}>
          <Content />
        </BarPlacesContext>
      </div>
    </section>
  )
}
