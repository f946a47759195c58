import { useDeferredValue, useEffect } from 'react'
import { Button } from '../controls/Button.tsx'
import unseen from '../controls/Unseen.module.css'
import { useApp, useAppStore, useCommand, useMessages, useWords } from '../store/useApp.ts'
import { AwayFromTour } from './AwayFromTour.tsx'
import { toursOf } from './commands.ts'
import styles from './Tour.module.css'
import { plainWords } from './tour.ts'
import { isTouring } from './touring.ts'
import { TourStep } from './TourStep.tsx'
import { useTour } from './useTour.ts'
import { TOURS } from './words.ts'

/** The tour that the page walks, the way back to it, or why it cannot be opened. */
export default function TourPart() {
  const store = useAppStore()
  const isOpen = useApp(({ tour }) => tour !== undefined)
  useEffect(() => {
    toursOf(store)
  }, [store])
  return (
    <>
      <Fault />
      {isOpen && <OpenTour />}
    </>
  )
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

function OpenTour() {
  const words = useWords(TOURS)
  const isWalked = useApp(isTouring)

  return (
    <section className={styles.tour} aria-label={words.name}>
      <Announcement isWalked={isWalked} />
      {isWalked ? <TourStep /> : <AwayFromTour />}
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
  const named = title === undefined ? [] : [`${title}.`]
  const text = [`${progress(index + 1, steps.length)}.`, ...named, ...said].join(' ')
  const announced = useDeferredValue(isWalked ? text : '', '')
  return (
    <p className={unseen.unseen} aria-live="polite" data-testid="tour-announcement">
      {announced}
    </p>
  )
}
