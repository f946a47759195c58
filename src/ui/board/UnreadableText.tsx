import type { ReadError } from '../../core/formats/reading.ts'
import { READINGS } from '../../i18n/readings.ts'
import { useMessages, useWords } from '../useApp.ts'

/** Why a text could not be read, and where. */
export default function UnreadableText({ error }: { readonly error: ReadError }) {
  const { alert } = useMessages()
  return alert.unreadable(useWords(READINGS).briefError(error))
}
