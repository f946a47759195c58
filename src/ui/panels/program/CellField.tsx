import { BREAKPOINT_FORM } from '../../../i18n/breakpointForm.ts'
import { cellNotation, UNITS } from '../../../core/units.ts'
import fields from '../../Field.module.css'
import { useWords } from '../../useApp.ts'

interface CellFieldProps {
  /** A cell, or empty for any. */
  readonly value: string
  readonly change: (value: string) => void
}

/** Chooses a cell; its name can be typed: r5c2. */
export function CellField({ value, change }: CellFieldProps) {
  const words = useWords(BREAKPOINT_FORM)
  const rows = UNITS.filter(({ kind }) => kind === 'row')
  return (
    <label>
      {words.cell}
      <select className={fields.field} value={value} onChange={({ target }) => change(target.value)}>
        <option value="">{words.any}</option>
        {rows.map(({ index, cells }) => (
          <optgroup key={index} label={words.row(index + 1)}>
            {cells.map((cell) => (
              <option key={cell} value={cell}>
                {cellNotation(cell)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
