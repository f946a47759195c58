/** Playback: up to a breakpoint, line by line, at a speed that suits the search; playing and stepping by keyboard. */
import { expect } from '@playwright/test'
import {
  button,
  cell,
  CODEWARS_1,
  CODEWARS_2,
  counterValue,
  EMPTY,
  expectAccessible,
  openBoardMenu,
  stepByLines,
} from './support.ts'
import { test } from './test.ts'

const address = (puzzle: string, event = 0) => `/?puzzle=${puzzle}&program=tables&lang=en&event=${event}`

test('playing stops at the same breakpoint as Continue, also after a reload', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.goto(address(CODEWARS_2))
  await page.getByRole('tab', { name: 'Program' }).click()
  await page
    .getByRole('button', { name: /^Breakpoint on line \d+: board\[y\]\[x\] = 0(, just ran|, next)*$/ })
    .click()
  await page.keyboard.press('F5')
  await expect.poll(() => counterValue(page, 'backtracks')).toBe(1)
  const stopped = await counterValue(page, 'event')
  await button(page, 'Go to start').click()
  await page.getByRole('slider', { name: 'Speed' }).fill('24')
  await button(page, 'Play').click()
  await expect(page.getByTestId('event')).toHaveText(String(stopped))
  await expect(button(page, 'Play')).toBeVisible()
  await page.goto(address(CODEWARS_2))
  await button(page, 'Play').click()
  await expect(page.getByTestId('event')).toHaveText(String(stopped))
  await expect(button(page, 'Play')).toBeVisible()
})

test('playing by lines marks and explains every line, and is chosen by keyboard and remembered', async ({
  page,
}) => {
  await page.goto(address(CODEWARS_1, 5))
  await page.getByRole('tab', { name: 'Program' }).click()
  const lines = page.getByRole('radiogroup', { name: 'Play by' }).getByRole('radio', { name: 'line' })
  await page.getByRole('radio', { name: 'event' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(lines).toBeChecked()
  await expect(page.getByTestId('event')).toHaveText('5')
  await expect(page.getByRole('slider', { name: 'Speed' })).toHaveAttribute(
    'aria-valuetext',
    '10 lines per second',
  )
  await expectAccessible(page)
  await page.evaluate(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    const reason = document.querySelector('[data-testid=reason]')
    if (reason === null) throw new Error('There is no sentence')
    new MutationObserver(() => shown.push(reason.textContent)).observe(reason, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  await button(page, 'Play').click()
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(6)
  await button(page, 'Pause').click()
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown.join('\n'))
  expect(shown).toContain('the digit does not fit here')
  expect(shown).toContain('has no digit left')
  await page.reload()
  await expect(lines).toBeChecked()
})

test('the speed suits a short search, and the slider says the total duration', {
  tag: '@thorough',
}, async ({ page }) => {
  const boj = '035469278782105609060278135321046897804913506596820413917652080603701952258394760'
  const says = (name: string, words: string) =>
    expect(page.getByRole('slider', { name, exact: true })).toHaveAttribute('aria-valuetext', words)
  await page.goto(address(boj, 1))
  await says('Speed', '1 event per second, all in 14 seconds')
  await page.goto(address(CODEWARS_2, 1))
  await says('Speed', '10 events per second, all in about 2 hours 45 minutes')
  await page.goto(address(CODEWARS_2, 1).replace('lang=en', 'lang=ko'))
  await says('속도', '초당 이벤트 10개, 전체 재생 약 2시간 45분')
})

test('Space plays and pauses after mouse clicks, and activates a control focused by keyboard', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(address(CODEWARS_2, 5))
  await expect(page.getByTestId('event')).toHaveText('5')
  const [play, pause] = [button(page, 'Play'), button(page, 'Pause')]
  const playsAndPauses = async () => {
    await page.keyboard.press('Space')
    await expect(pause).toBeVisible()
    await page.keyboard.press('Space')
    await expect(play).toBeVisible()
  }
  await stepByLines(page)
  await playsAndPauses()
  const menu = await openBoardMenu(page)
  await menu.getByRole('checkbox', { name: 'Advance after typing' }).click()
  await playsAndPauses()
  await page.getByRole('tab', { name: 'Puzzle' }).click()
  await playsAndPauses()
  await page.getByRole('slider', { name: 'Speed' }).click()
  await playsAndPauses()
  await page.getByRole('slider', { name: 'Timeline' }).click()
  await playsAndPauses()
  await button(page, 'Help').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await playsAndPauses()
  await page.getByRole('radiogroup', { name: 'Play by' }).getByText('event', { exact: true }).click()
  await playsAndPauses()
  await button(page, 'Step back').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Step back')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(play).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const before = await counterValue(page, 'event')
  await page.keyboard.press('Space')
  await expect.poll(() => counterValue(page, 'event')).toBe(before + 1)
  await expect(play).toBeVisible()
})

test('arrows step from the board, until Enter or a click edits it; Esc leaves it', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(address(CODEWARS_1, 5))
  await expect(page.getByTestId('event')).toHaveText('5')
  await page.locator('[role=gridcell][tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('event')).toHaveText('6')
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 2, 1)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 2, 2)).toBeFocused()
  await expect(page.getByTestId('event')).toHaveText('6')
  await page.keyboard.press('Escape')
  await expect(cell(page, 2, 2)).not.toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByTestId('event')).toHaveText('5')
  await cell(page, 3, 3).click()
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 3, 4)).toBeFocused()
  await expect(page.getByTestId('event')).toHaveText('5')
})

test('one sample of BOJ 2580 says that it never backtracks; the other backtracks', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(EMPTY)
  await button(page, 'Samples').click()
  await button(page, 'BOJ 2580 sample').click()
  await expect(page.getByText('the search takes 14 events')).toBeVisible()
  await button(page, 'BOJ 2580 with backtracking').click()
  await button(page, 'Go to end').click()
  await expect(page.getByTestId('event')).toHaveText('409')
  await expect(page.getByRole('slider', { name: 'Speed' })).toHaveAttribute(
    'aria-valuetext',
    /, all in 20 seconds$/,
  )
})
