/** The page names the built-in programs with the same events as the user's program, or the first event that differs. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RawWorker } from '../../../src/calls/watchedWorker.ts'
import {
  cellOf,
  digitOf,
  EventKind,
  kindOf,
  packEvent,
  type SearchEvent,
} from '../../../src/search/events.ts'
import { gridOfLine } from '../../../src/sudoku/grid.ts'
import type { Outcome } from '../../../src/runner/run/outcome.ts'
import { strategyWithId } from '../../../src/search/programs/registry.ts'
import { givensOfLine, PUZZLES } from '../../sudoku/puzzles.ts'
import { eventsOf } from '../../support/recordings.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { RUN_ENDED, runningOwnWorker } from '../../support/scriptedOwnWorkers.ts'
import { openVerdict } from '../../support/verdict.ts'

const LINE = PUZZLES.codewars1

function eventsOfProgram(id: string): readonly SearchEvent[] {
  const strategy = strategyWithId(id)
  if (strategy === undefined) throw new RangeError(`No program ${id}`)
  return [...eventsOf(givensOfLine(LINE), strategy, 'first')]
}

/** A worker in which every program writes these events and has this outcome. */
function workerOf(events: readonly SearchEvent[], outcome: Outcome): RawWorker {
  const writes = Uint16Array.from(events, (event) => {
    const digit = kindOf(event) === EventKind.backtrack ? 0 : digitOf(event)
    return (cellOf(event) << 4) | digit
  })
  return runningOwnWorker(() => [
    { type: 'recorded', writes, lines: new Uint16Array(writes.length) },
    { ...RUN_ENDED, outcome, events: events.length },
  ])
}

const SOLVED: Outcome = { kind: 'finished', answer: PUZZLES.solved }

/** Opens the page and runs a program of the user that writes these events. */
async function run(events: readonly SearchEvent[], outcome: Outcome = SOLVED) {
  const app = renderApp({ makeOwnWorker: () => workerOf(events, outcome) })
  act(() => app.actions.loadGrid(gridOfLine(LINE)))
  await app.user.click(screen.getByRole('tab', { name: 'Program' }))
  act(() => app.actions.own({ kind: 'open', language: 'python' }))
  await app.user.click(await screen.findByRole('button', { name: 'Run' }))
  await openVerdict(app.user)
  return app
}

/** Returns the likeness in the details of the verdict, which are open. */
const likeness = () => screen.findByTestId('likeness', {}, { timeout: 20_000 })

test('events shared by several programs are attributed to the first of them', async () => {
  const { actions } = await run(eventsOfProgram('check-functions'))
  expect(await likeness()).toHaveTextContent(
    /^Your program makes the same events as “Row \/ column \/ box tables” and \d more of Backdoku’s programs, in a search for the first solution\.$/,
  )
  expect(screen.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted')
  await act(() => actions.setLanguage('ko'))
  expect(await likeness()).toHaveTextContent(
    /^이벤트가 모두 같은 프로그램: “행·열·박스 표” 외 .* \(첫 해답까지\)\.$/,
  )
})

test('the first event that differs is reported, and can be visited', async () => {
  const events = eventsOfProgram('tables')
  const index = events.findIndex((event, index) => index > 90 && kindOf(event) === EventKind.place)
  const [event] = events.slice(index)
  const digit = (digitOf(event) % 9) + 1
  const { user } = await run(events.with(index, packEvent(EventKind.place, cellOf(event), digit)))
  const reported = await likeness()
  expect(reported).toHaveTextContent(
    new RegExp(
      `^Your program is most similar to “Row / column / box tables”: their events are the same up to event ${index}\\. Then your program puts ${digit} into row \\d, column \\d; that program puts ${digitOf(event)} into row \\d, column \\d\\.`,
    ),
  )
  await user.click(within(reported).getByRole('button', { name: `Go to event ${index + 1}` }))
  await waitFor(() => expect(screen.getByTestId('event')).toHaveTextContent(`${index + 1}`))
})

test('a program that was cut off is the same so far', { tags: ['thorough'] }, async () => {
  await run(eventsOfProgram('tables').slice(0, 100), { kind: 'time-limit', line: 1 })
  expect(await likeness()).toHaveTextContent(/ up to event 100, where the comparison ends\.$/)
})

test('another run is compared again', { tags: ['thorough'] }, async () => {
  const { user } = await run(eventsOfProgram('tables'))
  await likeness()
  await user.click(screen.getByRole('button', { name: 'Run' }))
  const verdict = await openVerdict(user)
  expect(verdict).not.toHaveTextContent('same events')
  await likeness()
})
