import type { ReadError } from '../core/formats/reading.ts'
import { READINGS } from '../i18n/readings.ts'
import { Button } from './Button.tsx'
import { useActions, usePhrase, useWords } from './useApp.ts'

/** Opens the program that a pasted one resembles. */
export function OpenProgram({ error }: { readonly error: ReadError }) {
  const words = useWords(READINGS)
  const phrase = usePhrase()
  const { openProgram } = useActions()
  if (error.code !== 'program' || error.resembles === undefined) return undefined
  const { id, name } = error.resembles
  return <Button label={words.openProgram(phrase(name))} shows="label" onClick={() => openProgram(id)} />
}
