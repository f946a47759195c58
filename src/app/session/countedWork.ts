import type { Givens } from '../../core/givens.ts'
import type { Page } from '../../core/trace/page.ts'
import type { Session } from './session.ts'

/** The work up to the event that the board shows; undefined where nobody counts it. @param page that has the event */
export async function countedWork(
  { program, frame }: Session,
  givens: Givens,
  page: Page,
): Promise<Session['counted']> {
  if (page.kind !== 'search' || program.kind !== 'built-in') return undefined
  const { event } = frame.moment
  const { workDone } = await import('./workDone.ts')
  return { event, work: workDone(givens, program, page, event) }
}
