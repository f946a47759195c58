import { expect, test } from 'vitest'
import { createLineFinder } from '../../../src/features/own/lineFinder.ts'

/** A finder whose questions are written down, and answered with the ten events around. */
function answered() {
  const asked: string[] = []
  const finder = createLineFinder({
    isRequested: () => true,
    ask(event, lines) {
      asked.push(`${event}: ${lines}`)
      return true
    },
  })
  const goTo = (event: number) => {
    finder.around(event)
    finder.found({ from: event - 5, to: event + 5, lines: [], calls: [] })
  }
  return { asked, goTo }
}

test('Where somebody jumps, few lines are asked for, and more where they walk on', () => {
  const { asked, goTo } = answered()
  for (const event of [100, 106, 90, 200, 212, 206]) goTo(event)
  expect(asked).toEqual(['100: 200', '106: 600', '90: 200', '200: 200', '212: 200', '206: 600'])
})
