import { eventsOf } from '../session/selectors.ts'
import { useMessages, useSession } from '../store/useApp.ts'

/** Widths of figures, in characters. They are few, so that a growing search seldom shifts what is beside the figures. */
const WIDTHS = ['999', '99,999', '99,999,999'].map(({ length }) => length)

/** Returns the number of characters for which the figures of the search leave room. */
export function useWidest(): number {
  const { number } = useMessages()
  return useSession(({ run }) => {
    const { length } = number(eventsOf(run))
    return WIDTHS.find((width) => width >= length) ?? length
  })
}
