/** No error leaves the page blank: the board's content can still be saved. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { BrokenPage, type LastMoment } from '../../../src/page/shell/BrokenPage.tsx'
import { PageBoundary } from '../../../src/page/shell/PageBoundary.tsx'

const PUZZLE = '530070000600195000098000060800060003400803001700020006060000280000419005000080079'
const BOARD = `5346${PUZZLE.slice(4)}`

const MOMENT: LastMoment = {
  language: 'en',
  puzzle: gridOfLine(PUZZLE),
  board: gridOfLine(BOARD),
  query: `?puzzle=${PUZZLE}&event=41`,
}

// Silences React, which logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

function Faulty(): never {
  throw new RangeError('out of it')
}

test('a page that throws is replaced by what was on the board', async () => {
  const reload = vi.fn<() => void>()
  render(
    <PageBoundary instead={(error) => <BrokenPage error={error} moment={MOMENT} reload={reload} />}>
      <Faulty />
    </PageBoundary>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('The page has stopped')
  expect(screen.getByTestId('kept-puzzle')).toHaveTextContent(lineOf(MOMENT.puzzle))
  expect(screen.getByTestId('kept-board').textContent).toBe(BOARD.replace(/.{9}(?=.)/g, '$&\n'))
  expect(screen.getByRole('link', { name: 'Link to this moment' })).toHaveAttribute('href', MOMENT.query)
  expect(screen.getByText('RangeError: out of it')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that has stopped says so in Korean', () => {
  render(<BrokenPage error="x" moment={{ ...MOMENT, language: 'ko' }} reload={() => undefined} />)
  expect(screen.getByRole('heading', { name: '페이지가 멈췄습니다' })).toBeVisible()
  expect(screen.getByRole('button', { name: '새로고침' })).toBeVisible()
})
