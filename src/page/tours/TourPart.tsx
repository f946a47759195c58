import { useDeferredValue, useEffect } from 'react'
import { Button } from '../controls/Button.tsx'
import unseen from '../controls/Unseen.module.css'
import type { AppState } from '../store/state.ts'
import { useApp, useAppStore, useCommand, useMessages, useWords } from '../store/useApp.ts'
import { AwayFromTour } from './AwayFromTour.tsx'
import { toursOf } from './commands.ts'
import styles from './Tour.module.css'
import { asSentence, plainWords } from './tour.ts'
import { isTouring } from './touring.ts'
import { TourStep } from './TourStep.tsx'
import { useTour } from './useTour.ts'
import { TOURS } from './words.ts'

interface TourPartProps {
  /** True in a frame of another page, which has neither questions on the board nor exercises. */
  readonly isFramed?: boolean
}

/** The tour that the page walks, the way back to it, or why it cannot be opened. */
export default function TourPart({ isFramed = false }: TourPartProps) {
  const store = useAppStore()
  const isShown = useApp((app) => app.tour !== undefined && !isPreviewLeft(app))
  useEffect(() => {
    toursOf(store)
  }, [store])
  return (
    <div className={styles.place}>
      <Fault />
      {isShown && <OpenTour isFramed={isFramed} />}
    </div>
  )
}

/** Returns true if the author has left a preview for the bar for writing, which leads back to it. */
function isPreviewLeft({ tour, isWriting, view }: AppState): boolean {
  return tour?.source.kind === 'draft' && tour.isAway && isWriting && view === 'watch'
}

function Fault() {
  const words = useWords(TOURS)
  const command = useCommand(toursOf)
  const fault = useApp(({ tourFault }) => tourFault)
  if (fault === undefined) return undefined
  return (
    <section className={styles.tour} aria-label={words.name}>
      <p className={styles.fault} role="alert">
        {words.fault(fault)}
      </p>
      <Button label={words.close} shows="label" onClick={() => command({ kind: 'dismiss' })} />
    </section>
  )
}

function OpenTour({ isFramed }: Required<TourPartProps>) {
  const words = useWords(TOURS)
  const isWalked = useApp(isTouring)

  return (
    <section className={styles.tour} aria-label={words.name}>
      <Announcement isWalked={isWalked} />
      {isWalked ? <TourStep isFramed={isFramed} /> : <AwayFromTour />}
    </section>
  )
}

/** Says each step once. Always on the page with a tour, because screen readers announce only changes of a region. */
function Announcement({ isWalked }: { readonly isWalked: boolean }) {
  const { stepping } = useMessages()
  const { progress } = useWords(TOURS)
  const { steps } = useTour()
  const index = useApp(({ tour }) => tour?.step ?? 0)
  const { title, words, question } = steps[index]
  const said = [words, ...(question?.kind === 'choice' ? [question.ask] : [])].map((each) =>
    plainWords(each, stepping.cellName),
  )
  const named = title === undefined ? [] : [asSentence(title)]
  const text = [`${progress(index + 1, steps.length)}.`, ...named, ...said].join(' ')
  const announced = useDeferredValue(isWalked ? text : '', '')
  return (
    <p className={unseen.unseen} aria-live="polite" data-testid="tour-announcement">
      {announced}
    </p>
  )
}
