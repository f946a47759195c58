import type { ReactNode } from 'react'
import fields from './Field.module.css'

interface SelectFieldProps {
  readonly label: string
  readonly value: string | number
  readonly change: (value: string) => void
  /** Of the label, which holds the field. */
  readonly className?: string | undefined
  /** The element that says more. */
  readonly describedBy?: string
  /** Its options. */
  readonly children: ReactNode
}

/** A choice of one among several, under its name. */
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
