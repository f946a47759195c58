import type { ProgramCall } from '../../../search/steps/step.ts'
import { useCommand, useSession, useWords } from '../../store/useApp.ts'
import { variableOf } from './commands.ts'
import styles from './VariableName.module.css'
import { VARIABLE } from './words.ts'

interface VariableNameProps {
  readonly name: string
  readonly call: Pick<ProgramCall, 'name' | 'depth'>
}

/** Button with a variable's name; a click shows the writes of the variable. */
export function VariableName({ name, call }: VariableNameProps) {
  const words = useWords(VARIABLE)
  const command = useCommand(variableOf)
  return (
    <button
      type="button"
      className={styles.name}
      aria-label={words.open(name)}
      data-variable={`${call.depth} ${name}`}
      translate="no"
      onClick={() => command({ kind: 'open', name, call })}
    >
      {name}
    </button>
  )
}

/** Name of a variable of the innermost call; a button only if it is known to be a call of the user's program. */
export function RunningVariableName({ name }: { readonly name: string }) {
  const call = useSession(({ debugging }) => debugging.executionPoint?.frames.at(-1))
  return call?.kind === 'program' ? <VariableName name={name} call={call} /> : <span>{name}</span>
}
