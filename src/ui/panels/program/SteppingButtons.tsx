import { STEPPING } from '../../../i18n/stepping.ts'
import { Button } from '../../Button.tsx'
import { useActions, useWords } from '../../useApp.ts'
import { keysPrinted, STEPPING_COMMANDS } from './commands.ts'
import { STEPPING_ICONS } from './icons.tsx'
import styles from './ProgramPanel.module.css'

/** The ways through the program, back on the left and forwards on the right. */
export function SteppingButtons() {
  const words = useWords(STEPPING)
  const { debug } = useActions()
  return (
    <div className={styles.buttons} role="toolbar" aria-label={words.tools}>
      {STEPPING_COMMANDS.map(({ name, command, keys }) => (
        <Button
          key={name}
          label={words.commands[name]}
          title={`${words.commands[name]} (${keysPrinted(keys)})`}
          aria-keyshortcuts={keys}
          icon={STEPPING_ICONS[name]}
          shows="icon"
          onClick={() => void debug(command)}
        />
      ))}
    </div>
  )
}
