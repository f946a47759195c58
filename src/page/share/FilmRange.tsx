import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import fields from '../controls/Field.module.css'
import sections from '../controls/Section.module.css'
import { eventNumberOf } from '../player/eventNumber.ts'
import { useCommand, useMessages, useWords } from '../store/useApp.ts'
import { shareOf } from './commands.ts'
import styles from './FilmRange.module.css'
import type { FilmEdge } from './filmRange.ts'
import type { FramePicture, Sharing } from './sharing.ts'
import { SHARE } from './words.ts'

/** Which events a film shows, with its first frame. */
export function FilmRange({ sharing }: { readonly sharing: Sharing }) {
  const words = useWords(SHARE)
  const { number } = useMessages()
  const share = useCommand(shareOf)
  const { film, firstFrame } = sharing
  const { from, to } = film
  return (
    <div className={styles.range}>
      {firstFrame?.event === from ? (
        <FirstFrame picture={firstFrame} label={words.firstFrame(number(from))} />
      ) : (
        <div className={styles.frame} />
      )}
      <div className={styles.ends}>
        <div className={styles.fields}>
          <EventField edge="from" event={from} />
          <EventField edge="to" event={to} />
        </div>
        <p className={sections.hint}>{words.filmed(number(to - from))}</p>
        <div className={styles.choices}>
          <Button label={words.onTimeline} shows="label" onClick={() => share({ kind: 'showOnTimeline' })} />
          <Button
            label={words.nextEvents}
            shows="label"
            onClick={() => share({ kind: 'takeFilm', range: 'next' })}
          />
          <Button
            label={words.range}
            shows="label"
            onClick={() => share({ kind: 'takeFilm', range: 'visible' })}
          />
        </div>
      </div>
    </div>
  )
}

interface EventFieldProps {
  readonly edge: FilmEdge
  /** Shown until the user types. */
  readonly event: number
}

/** Field for an end of the film. Takes what is typed on Enter or when it is left, unless that is no event number. */
function EventField({ edge, event }: EventFieldProps) {
  const words = useWords(SHARE)
  const share = useCommand(shareOf)
  const [typed, setTyped] = useState<string>()

  function take() {
    const chosen = eventNumberOf(typed ?? '')
    setTyped(undefined)
    if (chosen !== undefined) share({ kind: 'moveFilm', edge, event: chosen })
  }

  function submit(submitted: SubmitEvent) {
    submitted.preventDefault()
    take()
  }

  return (
    <form onSubmit={submit}>
      <label className={styles.field}>
        <span>{words.filmEdge[edge]}</span>
        <input
          className={fields.field}
          type="text"
          inputMode="numeric"
          value={typed ?? event}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
        />
      </label>
    </form>
  )
}

function FirstFrame({ picture, label }: { readonly picture: FramePicture; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height, rgba } = picture
  useEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0)
  }, [rgba, width, height])
  return (
    <canvas
      ref={canvas}
      className={styles.frame}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      data-testid="first-frame"
    />
  )
}
