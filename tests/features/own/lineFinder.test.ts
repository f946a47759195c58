import { expect, test } from 'vitest'
import { createLineFinder } from '../../../src/features/own/lineFinder.ts'

/**
 * Creates a finder of the lines that ran around an event, and records its requests: `event: number of lines`. `goTo`
 * looks up the lines around an event, and answers for the events up to five away from it.
 */
function finderWithAnswers() {
  const requests: string[] = []
  const finder = createLineFinder({
    isRequested: () => true,
    ask(event, lines) {
      requests.push(`${event}: ${lines}`)
      return true
    },
  })
  const goTo = (event: number) => {
    finder.around(event)
    finder.found({ from: event - 5, to: event + 5, lines: [], calls: [] })
  }
  return { requests, goTo }
}

test('After a jump few lines are requested, and more after walking on', () => {
  const { requests, goTo } = finderWithAnswers()
  for (const event of [100, 106, 90, 200, 212, 206]) goTo(event)
  expect(requests).toEqual(['100: 200', '106: 600', '90: 200', '200: 200', '212: 200', '206: 600'])
})
