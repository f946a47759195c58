import { statusOf } from '../../app/session/selectors.ts'
import { MessageLine } from '../board/MessageLine.tsx'
import { useApp } from '../useApp.ts'

/** Says what is waited for, or wrong. */
export function EmbedStatus() {
  const isToldOf = useApp((app) => {
    const { kind } = statusOf(app)
    return (
      kind === 'seeking' || kind === 'failed' || app.notice !== undefined || app.puzzle.conflicts.length > 0
    )
  })
  return isToldOf && <MessageLine />
}
