import { eventsOf } from '../session/selectors.ts'
import { CHART_FORMATS, MAX_EXPORTED_EVENTS } from './sharing.ts'
import { EVENT_FORMATS } from './pictures/eventRows.ts'
import { SHARE } from './words.ts'
import { Button } from '../controls/Button.tsx'
import sections from '../controls/Section.module.css'
import { useApp, useCommand, useMessages, useSession, useWords } from '../store/useApp.ts'
import { FLAME } from '../flame/words.ts'
import styles from './ShareSheet.module.css'
import { shareOf } from './commands.ts'
import type { Scheme } from './pictures/svg.ts'
import { DARK_SCHEME, useMedia } from '../controls/useMedia.ts'

/** Buttons that save the visible range of events as a table, waveform or flame chart. */
export function SaveRange() {
  const words = useWords(SHARE)
  const { number } = useMessages()
  const share = useCommand(shareOf)
  const scheme = useScheme()
  const known = useSession(({ run }) => eventsOf(run))
  const { from, to } = useApp((app) => app.visibleRange) ?? { from: 0, to: known }
  return (
    <section className={styles.part} aria-labelledby="share-range">
      <h3 id="share-range">{words.range}</h3>
      {known === 0 ? (
        <p className={sections.hint}>{words.nothing}</p>
      ) : (
        <>
          <p className={sections.hint}>
            <span>{`${words.events(number(to - from), number(from + 1), number(to))} `}</span>
            {to - from > MAX_EXPORTED_EVENTS && <span>{words.limited(number(MAX_EXPORTED_EVENTS))}</span>}
          </p>
          <div className={styles.row}>
            {EVENT_FORMATS.map((format) => (
              <Button
                key={format}
                label={words.eventsAs[format]}
                onClick={() => share({ kind: 'saveEvents', format })}
              />
            ))}
            {CHART_FORMATS.map((format) => (
              <Button
                key={format}
                label={words.waveformAs[format]}
                onClick={() => share({ kind: 'saveWaveform', format, scheme })}
              />
            ))}
            <SaveFlame />
          </div>
        </>
      )}
    </section>
  )
}

/** Buttons that save the flame chart; none if no chart is drawn. */
function SaveFlame() {
  const words = useWords(SHARE)
  const { legend, depthAxis } = useWords(FLAME)
  const share = useCommand(shareOf)
  const scheme = useScheme()
  const isDrawn = useApp((app) => app.flame?.picture !== undefined)
  if (!isDrawn) return undefined
  return CHART_FORMATS.map((format) => (
    <Button
      key={format}
      label={words.flameAs[format]}
      onClick={() => share({ kind: 'saveFlame', format, scheme, words: { legend, depthAxis } })}
    />
  ))
}

/** Colour scheme in effect: the chosen theme, or the system's. */
function useScheme(): Scheme {
  const theme = useApp((app) => app.preferences.theme)
  const isDark = useMedia(DARK_SCHEME)
  if (theme !== 'system') return theme
  return isDark ? 'dark' : 'light'
}
