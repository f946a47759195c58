import { useId } from 'react'
import type { Extent } from '../../search/engine/strategy.ts'
import choices from '../controls/Choices.module.css'
import { useWords } from '../store/useApp.ts'
import { COMPARE } from './words.ts'

interface ExtentChoiceProps {
  readonly label: string
  /** Undefined if the programs differ in it, or none has one. */
  readonly extent: Extent | undefined
  readonly choose: (extent: Extent) => void
}

/** Choice whether the programs search for the first solution or for all. */
export function ExtentChoice({ label, extent, choose }: ExtentChoiceProps) {
  const words = useWords(COMPARE)
  const group = useId()
  return (
    <div className={choices.choices} role="radiogroup" aria-label={label}>
      {(['first', 'all'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={group} checked={one === extent} onChange={() => choose(one)} />
          <span>{words[one]}</span>
        </label>
      ))}
    </div>
  )
}
