import { eventsOf } from '../session/selectors.ts'
import { shareOf } from './commands.ts'
import { FILM_SECONDS, FILM_WIDTHS_PX, type FilmSize, type Sharing } from './sharing.ts'
import { animationOf, estimatedBytes } from './pictures/animation.ts'
import type { FilmFormat } from './pictures/film.ts'
import { FilmRange } from './FilmRange.tsx'
import { SHARE } from './words.ts'
import { Button } from '../controls/Button.tsx'
import { intoView } from '../controls/intoView.ts'
import { SelectField } from '../controls/SelectField.tsx'
import { useCommand, useMessages, useSession, useWords } from '../store/useApp.ts'
import sections from '../controls/Section.module.css'
import styles from './ShareSheet.module.css'

/** Options of a film: its events, length, width and format, with the estimated file size. */
export function SaveFilm({ sharing }: { readonly sharing: Sharing }) {
  const words = useWords(SHARE)
  const { number } = useMessages()
  const share = useCommand(shareOf)
  const isEmpty = useSession(({ run }) => eventsOf(run) === 0)
  const { film, filmSize, videoFormats } = sharing
  const { seconds, widthPx } = filmSize
  const animation = animationOf(film.from, film.to, seconds)
  const kilobytes = (bytes: number) => number(Math.max(1, Math.round(bytes / 1000)))
  const resize = (part: Partial<FilmSize>) => share({ kind: 'sizeFilm', size: part })
  const save = (format: FilmFormat) => () => share({ kind: 'saveFilm', options: { format, ...filmSize } })
  if (isEmpty) return undefined
  return (
    <section
      ref={sharing.leadsToFilm ? intoView : undefined}
      className={styles.part}
      aria-labelledby="share-film"
    >
      <h3 id="share-film">{words.film}</h3>
      <FilmRange sharing={sharing} />
      <div className={styles.row}>
        <SelectField
          label={words.length}
          className={styles.choice}
          value={seconds}
          change={(chosen) => resize({ seconds: Number(chosen) })}
        >
          {FILM_SECONDS.map((one) => (
            <option key={one} value={one}>
              {words.seconds(one)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.width}
          className={styles.choice}
          value={widthPx}
          change={(chosen) => resize({ widthPx: Number(chosen) })}
        >
          {FILM_WIDTHS_PX.map((one) => (
            <option key={one} value={one}>
              {words.pixels(one)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.row}>
        <span className={styles.choice}>
          <Button label={words.filmAs.gif} aria-describedby="gif-estimate" onClick={save('gif')} />
          <span id="gif-estimate" className={sections.hint}>
            {words.estimate(
              number(animation.events.length),
              kilobytes(estimatedBytes('gif', animation, widthPx)),
            )}
          </span>
        </span>
        {videoFormats.map((format) => (
          <span key={format} className={styles.choice}>
            <Button
              label={words.filmAs[format]}
              aria-describedby={`${format}-estimate`}
              onClick={save(format)}
            />
            <span id={`${format}-estimate`} className={sections.hint}>
              {words.videoEstimate(kilobytes(estimatedBytes(format, animation, widthPx)))}
            </span>
          </span>
        ))}
      </div>
    </section>
  )
}
