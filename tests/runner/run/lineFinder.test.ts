/** Lines around events are requested one stretch at a time, and asked for by the page or awaited by a task. */
import { expect, test } from 'vitest'
import { Lost } from '../../../src/calls/question.ts'
import type { KnownLines } from '../../../src/runner/run/knownLines.ts'
import { createLineFinder } from '../../../src/runner/run/lineFinder.ts'

/** The lines of the events up to five away from one. */
const around = (event: number): KnownLines => ({ from: event - 5, to: event + 5, lines: [], calls: [] })

/** Creates a finder, and records its requests: `event: number of lines`. @param answer to each */
function finderWith(answer: (event: number) => Promise<KnownLines>) {
  const requests: string[] = []
  const wanted = { is: true }
  let arrivals = 0
  const finder = createLineFinder({
    isRequested: () => wanted.is,
    ask(event, lines) {
      requests.push(`${event}: ${lines}`)
      return () => answer(event)
    },
    arrived: () => void arrivals++,
  })
  return { finder, requests, wanted, arrivals: () => arrivals }
}

const later = () => new Promise<void>((resume) => void setImmediate(resume))
const free = new AbortController().signal

test('After a jump few lines are requested, and more after walking on', async () => {
  const { finder, requests, arrivals } = finderWith(async (event) => around(event))
  for (const event of [100, 106, 90, 200, 212, 206]) {
    expect(finder.around(event)).toBe('pending')
    await later()
    expect(finder.around(event)).toEqual(around(event))
  }
  expect(requests).toEqual(['100: 200', '106: 600', '90: 200', '200: 200', '212: 200', '206: 600'])
  expect(arrivals()).toBe(6)
})

test('Lines that were not found, or whose worker was lost, are unknown, and not requested again', async () => {
  const { finder, requests } = finderWith(async (event) => {
    if (event === 7) throw new Lost({ kind: 'silent' })
    return around(event + 50)
  })
  for (const event of [7, 100]) {
    expect(finder.around(event)).toBe('pending')
    await later()
    expect(finder.around(event)).toBe('unknown')
  }
  expect(requests).toHaveLength(2)
})

test('A task gets its lines after those that are being requested, also while no lines are wanted', async () => {
  const { finder, requests, wanted } = finderWith(async (event) => {
    await later()
    return around(event)
  })
  finder.around(100)
  wanted.is = false
  const found = finder.find(300, free)
  expect(finder.around(500)).toBe('pending')
  expect(await found).toEqual(around(300))
  expect(requests).toEqual(['100: 200', '300: 200'])
})

test('Once the run is another, nothing arrives', async () => {
  const { finder, arrivals } = finderWith(async (event) => {
    await later()
    return around(event)
  })
  finder.around(100)
  finder.forget()
  await later()
  await later()
  expect(arrivals()).toBe(0)
})
