import { Button } from '../controls/Button.tsx'
import { useActions, useMessages } from '../store/useApp.ts'
import { SHEET, useMedia } from '../controls/useMedia.ts'
import { keysPrinted, STEPPING_COMMANDS, type SteppingCommand } from './commands.ts'
import { STEPPING_ICONS } from './icons.tsx'
import styles from './SteppingButtons.module.css'

const HALF = STEPPING_COMMANDS.length / 2

/**
 * Stepping buttons: back on the left, forward on the right, mirrored around the number of the current line.
 * @property running index of the current line; negative if there is none
 */
export function SteppingButtons({ running }: { readonly running: number }) {
  const { stepping: words } = useMessages()
  return (
    <div className={styles.bar} role="toolbar" aria-label={words.tools}>
      {STEPPING_COMMANDS.slice(0, HALF).map((stepping) => (
        <SteppingButton key={stepping.name} {...stepping} />
      ))}
      <p className={styles.now} aria-hidden="true">
        <b>{running >= 0 ? words.lineNumber(running + 1) : '\u00a0'}</b>
        <span>{`◂ ${words.back}\u2002${words.forward} ▸`}</span>
      </p>
      {STEPPING_COMMANDS.slice(HALF).map((stepping) => (
        <SteppingButton key={stepping.name} {...stepping} />
      ))}
    </div>
  )
}

function SteppingButton({ name, command, keys }: SteppingCommand) {
  const { stepping: words } = useMessages()
  const { debug } = useActions()
  const captions = useMedia(SHEET) ? words.briefest : words.brief
  const Icon = STEPPING_ICONS[name]
  const brief = command.kind === 'step' ? captions[command.how] : captions.continue
  return (
    <Button
      label={words.commands[name]}
      title={`${words.commands[name]} (${keysPrinted(keys)})`}
      aria-keyshortcuts={keys}
      icon={
        <>
          <Icon />
          <span className={styles.brief}>{brief}</span>
        </>
      }
      shows="icon"
      onClick={() => debug(command)}
    />
  )
}
