import type { Recognition } from '../../../app/puzzle/board.ts'
import { READINGS } from '../../../i18n/readings.ts'
import { useApp } from '../../useApp.ts'
import { OpenProgram } from '../../OpenProgram.tsx'
import { recognised } from './recognition.ts'

/** Names the format of a text, or says what else it is. */
export default function Recognised({ recognition }: { readonly recognition: Recognition }) {
  const language = useApp((app) => app.preferences.language)
  const { reading } = recognition
  return (
    <>
      <span>{`${recognised(READINGS[language], language, recognition)} `}</span>
      {reading.kind === 'error' && <OpenProgram error={reading.error} />}
    </>
  )
}
