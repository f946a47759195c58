import type { ReadError } from '../../core/formats/reading.ts'
import { READINGS } from '../../i18n/readings.ts'
import { useApp, useMessages } from '../useApp.ts'

/** Why a text could not be read, and where. */
export default function UnreadableText({ error }: { readonly error: ReadError }) {
  const { alert } = useMessages()
  const language = useApp((app) => app.preferences.language)
  return alert.unreadable(READINGS[language].briefError(error))
}
