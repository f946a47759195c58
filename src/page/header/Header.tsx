import type { Theme } from '../store/preferences.ts'
import { VIEW_IDS } from '../store/views.ts'
import { Button } from '../controls/Button.tsx'
import {
  DarkThemeIcon,
  LightThemeIcon,
  MoreIcon,
  PasteIcon,
  ShareIcon,
  SystemThemeIcon,
} from '../controls/icons.tsx'
import { Menu } from '../controls/Menu.tsx'
import { useActions, useApp, useMessages, usePhrase } from '../store/useApp.ts'
import { DARK_SCHEME, SHEET, useMedia } from '../controls/useMedia.ts'
import { usePaste } from '../reading/usePaste.ts'
import { VIEWS } from '../views/registry.ts'
import { SAMPLES } from '../puzzle/samples.ts'
import { sameBoard } from '../../sudoku/grid.ts'
import choices from '../controls/Choices.module.css'
import styles from './Header.module.css'
import { SkipLinks } from './SkipLinks.tsx'
import fields from '../controls/Field.module.css'

const THEME_ICONS: Readonly<Record<Theme, React.ReactElement>> = {
  system: <SystemThemeIcon />,
  light: <LightThemeIcon />,
  dark: <DarkThemeIcon />,
}

/** Name of the app, choice of the view and the puzzle, and buttons for pasting, sharing, language, theme and help. */
export function Header() {
  const { header } = useMessages()
  const { setLanguage, setTheme, setHelpOpen, setShareOpen } = useActions()
  const paste = usePaste()
  const { language, theme } = useApp((app) => app.preferences)
  const other = language === 'en' ? 'ko' : 'en'
  // From the system's theme, the first click switches to its opposite.
  const themes: readonly Theme[] = useMedia(DARK_SCHEME)
    ? ['system', 'light', 'dark']
    : ['system', 'dark', 'light']
  const nextTheme = themes[(themes.indexOf(theme) + 1) % themes.length]
  // On a phone, what offers to begin takes the place of a row.
  const isIntroduced = useApp((app) => app.introduction !== undefined)
  const isPacked = useMedia(SHEET) && isIntroduced
  const shows = isPacked ? 'both' : 'icon'
  const settings = (
    <>
      <Button
        label={header.share}
        icon={<ShareIcon />}
        shows={shows}
        tone="quiet"
        onClick={() => setShareOpen(true)}
      />
      <Button
        label={header.otherLanguage}
        shows="label"
        tone="quiet"
        lang={other}
        onClick={() => void setLanguage(other)}
      />
      <Button
        label={header.theme[theme]}
        icon={THEME_ICONS[theme]}
        shows={shows}
        tone="quiet"
        onClick={() => setTheme(nextTheme)}
      />
      <Button
        label={header.help}
        icon={<span>?</span>}
        shows={shows}
        tone="quiet"
        onClick={() => setHelpOpen(true)}
      />
    </>
  )
  return (
    <header className={styles.header} data-packed={isPacked}>
      <SkipLinks />
      <Logo />
      <ViewChoice />
      {!isPacked && (
        <div className={styles.puzzle}>
          <PuzzleMenu />
          <Button
            label={header.paste}
            icon={<PasteIcon />}
            shows="adaptive"
            tone="quiet"
            onClick={() => void paste()}
          />
        </div>
      )}
      {isPacked ? (
        <Menu label={header.more} icon={<MoreIcon />} shows="icon" align="end">
          {settings}
        </Menu>
      ) : (
        <div className={styles.settings}>{settings}</div>
      )}
    </header>
  )
}

/** Word mark: a backward arrow joins its halves. */
function Logo() {
  return (
    <h1 className={styles.logo} translate="no" aria-label="Backdoku">
      <span aria-hidden="true">back</span>
      <svg aria-hidden="true" viewBox="0 0 20 20" width="17" height="17" className={styles.arrow}>
        <path
          d="M8 3.2 3.5 7.7 8 12.2M4 7.7h6.5a4.6 4.6 0 0 1 0 9.2H9"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span aria-hidden="true">doku</span>
    </h1>
  )
}

function ViewChoice() {
  const { header } = useMessages()
  const phrase = usePhrase()
  const { openView } = useActions()
  const view = useApp((app) => app.view)
  return (
    <div className={`${choices.choices} ${styles.views}`} role="radiogroup" aria-label={header.views}>
      {VIEW_IDS.map((id) => (
        <label key={id}>
          <input type="radio" name="view" checked={id === view} onChange={() => openView(id)} />
          <span>{phrase(VIEWS[id].title)}</span>
        </label>
      ))}
    </div>
  )
}

/** Option for a puzzle that is not a sample. */
const OWN = 'own'

/** Select that shows which sample the current puzzle is, if any, and loads another sample. */
function PuzzleMenu() {
  const { header } = useMessages()
  const phrase = usePhrase()
  const { loadGrid } = useActions()
  const shown = useApp(({ puzzle }) => SAMPLES.find(({ grid }) => sameBoard(grid, puzzle.grid))?.id ?? OWN)
  function choose(id: string) {
    const sample = SAMPLES.find((other) => other.id === id)
    if (sample !== undefined) loadGrid(sample.grid, sample.format)
  }
  return (
    <select
      className={`${fields.field} ${styles.select}`}
      aria-label={header.puzzle}
      value={shown}
      onChange={({ target }) => choose(target.value)}
    >
      {shown === OWN && <option value={OWN}>{header.ownPuzzle}</option>}
      {SAMPLES.map(({ id, name }) => (
        <option key={id} value={id}>
          {phrase(name)}
        </option>
      ))}
    </select>
  )
}
