import { builtInOf } from '../../app/session/sessions.ts'
import { flushSync } from 'react-dom'
import { PROGRAMS } from '../../app/programs.ts'
import type { Theme } from '../../app/store/preferences.ts'
import { useActions, useApp, useMessages, usePhrase } from '../useApp.ts'
import fields from '../Field.module.css'
import { Button } from '../Button.tsx'
import { DarkThemeIcon, LightThemeIcon, PasteIcon, SystemThemeIcon } from '../icons.tsx'
import styles from './Header.module.css'
import { PUZZLE_TEXT_ID } from '../panels/puzzle/textFieldId.ts'
import { DARK_SCHEME, useMedia } from '../useMedia.ts'
import { Logo } from './Logo.tsx'

const THEME_ICONS: Readonly<Record<Theme, React.ReactNode>> = {
  system: <SystemThemeIcon />,
  light: <LightThemeIcon />,
  dark: <DarkThemeIcon />,
}

/** The name of the app, what is run, and how the page looks. */
export function Header() {
  const { header } = useMessages()
  const phrase = usePhrase()
  const { chooseStrategy, chooseExtent, setLanguage, setTheme, openPanel, setHelpOpen } = useActions()
  const strategy = useApp((app) => builtInOf(app).strategy)
  const extent = useApp((app) => builtInOf(app).extent)
  const { language, theme } = useApp((app) => app.preferences)
  const other = language === 'en' ? 'ko' : 'en'
  function openPuzzleText() {
    flushSync(() => openPanel('puzzle'))
    document.getElementById(PUZZLE_TEXT_ID)?.focus()
  }
  // The first press shows the opposite of what the system wants.
  const themes: readonly Theme[] = useMedia(DARK_SCHEME)
    ? ['system', 'light', 'dark']
    : ['system', 'dark', 'light']
  const nextTheme = themes[(themes.indexOf(theme) + 1) % themes.length]
  return (
    <header className={styles.header}>
      <Logo />
      <div className={styles.puzzle}>
        <Button label={header.paste} icon={<PasteIcon />} shows="adaptive" onClick={openPuzzleText} />
        <select
          className={`${fields.field} ${styles.select}`}
          aria-label={header.program}
          value={strategy}
          onChange={({ target }) => chooseStrategy(target.value)}
        >
          {PROGRAMS.map(({ id, name }) => (
            <option key={id} value={id}>
              {phrase(name)}
            </option>
          ))}
        </select>
        <select
          className={`${fields.field} ${styles.select}`}
          aria-label={header.extent}
          value={extent}
          onChange={({ target }) => chooseExtent(target.value === 'all' ? 'all' : 'first')}
        >
          <option value="first">{header.first}</option>
          <option value="all">{header.all}</option>
        </select>
      </div>
      <div className={styles.settings}>
        <Button
          label={header.otherLanguage}
          shows="label"
          lang={other}
          onClick={() => void setLanguage(other)}
        />
        <Button
          label={header.theme[theme]}
          icon={THEME_ICONS[theme]}
          shows="icon"
          onClick={() => setTheme(nextTheme)}
        />
        <Button label={header.help} icon="?" shows="icon" onClick={() => setHelpOpen(true)} />
      </div>
    </header>
  )
}
