import { shareOf } from './commands.ts'
import { useState } from 'react'
import { eventsOf } from '../session/selectors.ts'
import { embedAddressOf, frameCode } from './addresses.ts'
import type { Sharing } from './sharing.ts'
import type { Theme } from '../store/preferences.ts'
import { SHARE } from './words.ts'
import { Button } from '../controls/Button.tsx'
import fields from '../controls/Field.module.css'
import { CopyIcon } from '../controls/CopyIcon.tsx'
import { SelectField } from '../controls/SelectField.tsx'
import { useApp, useCommand, useMessages, useSession, useWords } from '../store/useApp.ts'
import sections from '../controls/Section.module.css'
import styles from './ShareSheet.module.css'

const SITES = {
  tistory: 'Tistory',
  velog: 'velog',
  'github-pages': 'GitHub Pages',
  notion: 'Notion',
} as const

/** Height of a frame with a listing and its Run button. */
const HEIGHT_WITH_PROGRAM_PX = 820

type Site = keyof typeof SITES

const THEMES: readonly Theme[] = ['system', 'light', 'dark']

/**
 * Form for the code of an iframe, or only its address, for a blog post. The frame shows the search at its current
 * event, or plays the visible events in a loop.
 */
export function EmbedCode({ sharing }: { readonly sharing: Sharing }) {
  const words = useWords(SHARE)
  const { number } = useMessages()
  const share = useCommand(shareOf)
  const events = useSession(({ run }) => eventsOf(run))
  const visibleRange = useApp((app) => app.visibleRange)
  const [site, setSite] = useState<Site>('tistory')
  const [theme, setTheme] = useState<Theme>('system')
  const [loops, setLoops] = useState(false)
  const range = visibleRange ?? { from: 0, to: events }
  const address = embedAddressOf(sharing, { theme, loops: loops && events > 0 }, range)
  // Notion takes an address and creates the frame itself.
  const isAddress = site === 'notion'
  const text = isAddress
    ? address
    : frameCode(address, words.frameTitle, sharing.withProgram ? HEIGHT_WITH_PROGRAM_PX : undefined)
  return (
    <section className={styles.part} aria-labelledby="share-embed">
      <h3 id="share-embed">{words.embed}</h3>
      <div className={styles.row}>
        <SelectField
          label={words.place}
          className={styles.choice}
          value={site}
          change={(chosen) => setSite(chosen as Site)}
        >
          {Object.entries(SITES).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.theme}
          className={styles.choice}
          value={theme}
          change={(chosen) => setTheme(chosen as Theme)}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {words.themes[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {events > 0 && (
        <label className={styles.check}>
          <input type="checkbox" checked={loops} onChange={({ target }) => setLoops(target.checked)} />
          <span>{words.loops(number(range.from + 1), number(range.to))}</span>
        </label>
      )}
      <textarea
        className={fields.text}
        readOnly
        rows={isAddress ? 3 : 5}
        aria-label={isAddress ? words.address : words.code}
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.row}>
        <Button
          label={isAddress ? words.copyAddress : words.copyCode}
          icon={<CopyIcon />}
          onClick={() => share({ kind: 'copy', text })}
        />
        <p className={sections.hint}>{words.howTo[site]}</p>
      </div>
    </section>
  )
}
