import type { Recognition } from '../../../app/puzzle/texts.ts'
import { READINGS } from '../../../i18n/readings.ts'
import { useApp } from '../../useApp.ts'
import { recognised } from './recognition.ts'

/** Names the format of a text. */
export default function Recognised({ recognition }: { readonly recognition: Recognition }) {
  const language = useApp((app) => app.preferences.language)
  return recognised(READINGS[language], language, recognition)
}
