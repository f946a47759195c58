import type { ReactNode } from 'react'
import fields from './Field.module.css'

interface SelectFieldProps {
  readonly label: string
  readonly value: string | number
  /** Called with the value of the option that the user chose. */
  readonly change: (value: string) => void
  /** Class of the label, which contains the field. */
  readonly className?: string | undefined
  /** Id of the describing element. */
  readonly describedBy?: string
  /** The `<option>` elements. */
  readonly children: ReactNode
}

export function SelectField({ label, value, change, className, describedBy, children }: SelectFieldProps) {
  return (
    <label className={className}>
      <span>{label}</span>
      <select
        className={fields.field}
        aria-describedby={describedBy}
        value={value}
        onChange={({ target }) => change(target.value)}
      >
        {children}
      </select>
    </label>
  )
}
