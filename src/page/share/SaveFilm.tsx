import { shareOf } from './commands.ts'
import { FILM_SECONDS, FILM_WIDTHS_PX, type FilmSize } from './sharing.ts'
import { animationOf, estimatedBytes } from './pictures/animation.ts'
import type { FilmFormat, VideoFormat } from './pictures/film.ts'
import { SHARE } from './words.ts'
import { Button } from '../controls/Button.tsx'
import { SelectField } from '../controls/SelectField.tsx'
import { useCommand, useMessages, useWords } from '../store/useApp.ts'
import sections from '../controls/Section.module.css'
import styles from './ShareSheet.module.css'

interface SaveFilmProps {
  /** Number of events before the film. */
  readonly from: number
  /** Last event of the film. */
  readonly to: number
  readonly size: FilmSize
  /** Video formats that the browser can encode, besides GIF. */
  readonly videoFormats: readonly VideoFormat[]
}

/** Options of a film: length, width, format, with the estimated file size. */
export function SaveFilm({ from, to, size, videoFormats }: SaveFilmProps) {
  const words = useWords(SHARE)
  const { number } = useMessages()
  const share = useCommand(shareOf)
  const { seconds, widthPx } = size
  const animation = animationOf(from, to, seconds)
  const kilobytes = (bytes: number) => number(Math.max(1, Math.round(bytes / 1000)))
  const resize = (part: Partial<FilmSize>) => share({ kind: 'sizeFilm', size: part })
  const save = (format: FilmFormat) => () => share({ kind: 'saveFilm', options: { format, ...size } })
  return (
    <>
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
    </>
  )
}
