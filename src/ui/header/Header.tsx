import { useActions, useApp, useMessages } from '../useApp.ts'
import type { Theme } from '../../app/store/preferences.ts'
import { Button } from '../Button.tsx'
import { DarkThemeIcon, LightThemeIcon, PasteIcon, ShareIcon, SystemThemeIcon } from '../icons.tsx'
import styles from './Header.module.css'
import { DARK_SCHEME, useMedia } from '../useMedia.ts'
import { usePaste } from '../usePaste.ts'
import { Logo } from './Logo.tsx'
import { PuzzleMenu } from './PuzzleMenu.tsx'
import { ViewChoice } from './ViewChoice.tsx'

const THEME_ICONS: Readonly<Record<Theme, React.ReactElement>> = {
  system: <SystemThemeIcon />,
  light: <LightThemeIcon />,
  dark: <DarkThemeIcon />,
}

/** The name of the app, the puzzle, and how the page looks. */
export function Header() {
  const { header } = useMessages()
  const { setLanguage, setTheme, setHelpOpen, share } = useActions()
  const paste = usePaste()
  const { language, theme } = useApp((app) => app.preferences)
  const other = language === 'en' ? 'ko' : 'en'
  // The first press shows the opposite of what the system wants.
  const themes: readonly Theme[] = useMedia(DARK_SCHEME)
    ? ['system', 'light', 'dark']
    : ['system', 'dark', 'light']
  const nextTheme = themes[(themes.indexOf(theme) + 1) % themes.length]
  return (
    <header className={styles.header}>
      <Logo />
      <ViewChoice />
      <div className={styles.puzzle}>
        <PuzzleMenu />
        <Button label={header.paste} icon={<PasteIcon />} shows="adaptive" onClick={() => void paste()} />
      </div>
      <div className={styles.settings}>
        <Button
          label={header.share}
          icon={<ShareIcon />}
          shows="icon"
          onClick={() => void share({ kind: 'open' })}
        />
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
        <Button label={header.help} icon={<span>?</span>} shows="icon" onClick={() => setHelpOpen(true)} />
      </div>
    </header>
  )
}
