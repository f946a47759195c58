import fields from '../controls/Field.module.css'
import styles from './WritingSheet.module.css'

interface TextInputProps {
  readonly label: string
  readonly value: string
  /** In UTF-16 units. */
  readonly most: number
  readonly placeholder?: string
  /** Called with each text that the user has typed. */
  readonly change: (value: string) => void
}

/** A line of text that the author of a tour writes, below its label. */
export function TextInput({ label, value, most, placeholder, change }: TextInputProps) {
  return (
    <label className={styles.stacked}>
      <span>{label}</span>
      <input
        type="text"
        className={fields.field}
        maxLength={most}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  )
}
