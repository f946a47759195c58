import { useState } from 'react'
import { eventsOf } from '../../app/session/selectors.ts'
import { GIF_SECONDS, GIF_WIDTHS_PX, MOST_EVENTS, type Sharing } from '../../app/sharing/sharing.ts'
import { animationOf, estimatedBytes } from '../../core/export/animation.ts'
import { EVENT_FORMATS } from '../../core/export/eventRows.ts'
import { SHARE } from '../../i18n/share.ts'
import { Button } from '../Button.tsx'
import { StopIcon } from '../icons.tsx'
import { SelectField } from '../SelectField.tsx'
import { useActions, useApp, useMessages, useSession, useWords } from '../useApp.ts'
import styles from './ShareSheet.module.css'

/** The visible range as files: its events, its waveform, and a film of it. */
export function SaveRange({ sharing }: { readonly sharing: Sharing }) {
  const words = useWords(SHARE)
  const { number } = useMessages()
  const { share } = useActions()
  const known = useSession(({ run }) => eventsOf(run))
  const { from, to } = useApp((app) => app.visibleRange) ?? { from: 0, to: known }
  const [seconds, setSeconds] = useState<number>(GIF_SECONDS[1])
  const [widthPx, setWidthPx] = useState<number>(GIF_WIDTHS_PX[2])
  const animation = animationOf(from, to, seconds)
  const { making } = sharing
  const kilobytes = Math.max(1, Math.round(estimatedBytes(animation, widthPx) / 1000))
  return (
    <section className={styles.part} aria-labelledby="share-range">
      <h3 id="share-range">{words.range}</h3>
      {known === 0 ? (
        <p className={styles.hint}>{words.nothing}</p>
      ) : (
        <>
          <p className={styles.hint}>
            {words.events(number(to - from), number(from + 1), number(to))}{' '}
            {to - from > MOST_EVENTS && words.limited(number(MOST_EVENTS))}
          </p>
          <div className={styles.row}>
            {EVENT_FORMATS.map((format) => (
              <Button
                key={format}
                label={words.eventsAs[format]}
                onClick={() => void share({ kind: 'saveEvents', format })}
              />
            ))}
            <Button label={words.waveform} onClick={() => void share({ kind: 'saveWaveform' })} />
          </div>
          <div className={styles.row}>
            <SelectField
              label={words.length}
              className={styles.choice}
              value={seconds}
              change={(chosen) => setSeconds(Number(chosen))}
            >
              {GIF_SECONDS.map((one) => (
                <option key={one} value={one}>
                  {words.seconds(one)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={words.width}
              className={styles.choice}
              value={widthPx}
              change={(chosen) => setWidthPx(Number(chosen))}
            >
              {GIF_WIDTHS_PX.map((one) => (
                <option key={one} value={one}>
                  {words.pixels(one)}
                </option>
              ))}
            </SelectField>
            <Button
              label={words.gif}
              aria-describedby="gif-estimate"
              onClick={() => void share({ kind: 'saveGif', options: { widthPx, seconds } })}
            />
            <span id="gif-estimate" className={styles.hint}>
              {words.estimate(number(animation.events.length), number(kilobytes))}
            </span>
          </div>
        </>
      )}
      {making !== undefined && (
        <div className={styles.row}>
          <progress aria-label={words.range} value={making.done} max={making.of} />
          <span className={styles.hint}>{words.making(number(making.done), number(making.of))}</span>
          <Button
            label={words.stop}
            icon={<StopIcon />}
            tone="stop"
            onClick={() => void share({ kind: 'stop' })}
          />
        </div>
      )}
      <p role="alert" className={styles.hint}>
        {sharing.hasFailed && words.failed}
      </p>
    </section>
  )
}
