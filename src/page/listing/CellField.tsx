import { cellNotation, UNITS } from '../../sudoku/units.ts'
import { SelectField } from '../controls/SelectField.tsx'
import { useMessages } from '../store/useApp.ts'

interface CellFieldProps {
  /** A cell (0–80), or empty for any. */
  readonly value: string
  readonly change: (value: string) => void
}

/** Select for a cell; its name can be typed: r5c2. */
export function CellField({ value, change }: CellFieldProps) {
  const words = useMessages().breakpoints
  const rows = UNITS.filter(({ kind }) => kind === 'row')
  return (
    <SelectField label={words.cell} value={value} change={change}>
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
    </SelectField>
  )
}
