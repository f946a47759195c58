/** Lines that sentences name lead to the code. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LineText } from '../../../src/page/listing/LineText.tsx'
import { lineVisitsOf } from '../../../src/page/listing/lineVisits.ts'
import { StoreContext } from '../../../src/page/store/useApp.ts'
import { testApp } from '../../support/appStore.ts'

function renderText(text: string) {
  const { store } = testApp()
  const { container } = render(
    <StoreContext value={store}>
      <LineText text={text} />
    </StoreContext>,
  )
  return { store, container, user: userEvent.setup() }
}

const lines = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test.each([
  ['At event 22, line 26 writes 4; line 1,204 does not.', ['line 26', 'line 1,204']],
  ['Line 3: NameError', ['Line 3']],
  ['이벤트 22에서 26번 줄이 4를 씁니다.', ['26번 줄']],
  ['An outline 5 of 2번 박스, in 3 lines.', []],
])('in “%s” they are buttons, and the sentence stays as it is', (text, expected) => {
  const { container } = renderText(text)
  expect(container).toHaveTextContent(text)
  expect(lines()).toEqual(expected)
})

test('a press opens the Program panel, and shows the line once the code is there', async () => {
  const { store, user } = renderText('See line 26.')
  await user.click(screen.getByRole('button', { name: 'line 26' }))
  expect(store.getState()).toMatchObject({ panel: 'program', isSheetOpen: true })
  const shown: number[] = []
  const end = lineVisitsOf(store).show((line) => void shown.push(line))
  expect(shown).toEqual([26])
  await user.click(screen.getByRole('button', { name: 'line 26' }))
  expect(shown).toEqual([26, 26])
  end()
  await user.click(screen.getByRole('button', { name: 'line 26' }))
  expect(shown).toEqual([26, 26])
})
