import type { ReadError } from '../../sudoku/formats/reading.ts'
import { Button } from '../controls/Button.tsx'
import { useActions, useApp, useMessages, usePhrase } from '../store/useApp.ts'

/**
 * Button for a text that was read as a program, not a puzzle: opens it as an own program if it is runnable, otherwise
 * the built-in program that it resembles. Renders nothing if there is neither.
 */
export function OpenProgram({ error }: { readonly error: ReadError }) {
  const words = useMessages().readings
  const phrase = usePhrase()
  const { openProgram, takeProgram } = useActions()
  const draft = useApp((app) => app.draft)
  if (error.code !== 'program') return undefined
  const { language } = error
  if (language !== undefined)
    return <Button label={words.runProgram} shows="label" onClick={() => takeProgram(draft, language)} />
  if (error.resembles === undefined) return undefined
  const { id, name } = error.resembles
  return <Button label={words.openProgram(phrase(name))} shows="label" onClick={() => openProgram(id)} />
}
