import type { ReadError } from '../../core/formats/reading.ts'
import { READINGS } from '../../i18n/readings.ts'
import { OpenProgram } from '../OpenProgram.tsx'
import { useMessages, useWords } from '../useApp.ts'

/** Why a text could not be read, and where. */
export default function UnreadableText({ error }: { readonly error: ReadError }) {
  const { alert } = useMessages()
  const words = useWords(READINGS)
  return (
    <>
      <span>{error.code === 'program' ? words.program : alert.unreadable(words.briefError(error))}</span>
      <OpenProgram error={error} />
    </>
  )
}
