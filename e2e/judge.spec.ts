/** The section *Check output*: pasted samples, verdicts, marks on the board; also on a phone, dark, in Korean. */
import { expect, type Page } from '@playwright/test'
import {
  EMPTY,
  button,
  CODEWARS_1,
  CODEWARS_1_SOLVED,
  cell,
  expectAccessible,
  expectBoard,
  paste,
  rows,
} from './support.ts'
import { test } from './test.ts'

const ENGLISH = { tab: 'Puzzle', section: 'Check output', output: 'Program output' }

/** Unfolds the section and enters a program's output. */
async function print(page: Page, output: string, names = ENGLISH) {
  await page.getByRole('tab', { name: names.tab }).click()
  await button(page, names.section).click()
  await page.getByRole('textbox', { name: names.output }).fill(output)
}

test('a whole sample of a judge is pasted: its input goes to the board, its output is accepted', async ({
  page,
}) => {
  await page.goto(EMPTY)
  await paste(page, `예제 입력 1\n${rows(CODEWARS_1)}\n예제 출력 1\n${rows(CODEWARS_1_SOLVED)}\n`)
  await expectBoard(page, CODEWARS_1)
  await expect(page.getByTestId('verdict')).toContainText('맞았습니다!!')
  await expect(page.getByRole('status')).toContainText('Check output judges')
  await expectAccessible(page)
})

test('a wrong output is explained and framed on the board', async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  await print(page, rows(`7${CODEWARS_1_SOLVED.slice(1)}`))
  await expect(page.getByTestId('verdict')).toContainText('Row 1, column 1: the given 5 was changed to 7.')
  await expect(cell(page, 1, 1)).toHaveAccessibleName(/wrong in the output, which has 7$/)
  const frame = await cell(page, 1, 1).evaluate((element) => {
    const { content, borderTopStyle } = getComputedStyle(element, '::after')
    // Firefox returns the unresolved `attr(…)`.
    const [, attribute] = /^attr\((.+)\)$/.exec(content) ?? []
    const shown = attribute === undefined ? content : JSON.stringify(element.getAttribute(attribute))
    return { content: shown, borderTopStyle }
  })
  expect(frame).toEqual({ content: '"7"', borderTopStyle: 'dashed' })
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Judge' }).selectOption('BOJ 2239')
  await expect(page.getByTestId('verdict')).toContainText('BOJ 2239 gives only puzzles that have a solution')
})

test("a nested list for BOJ's puzzle is rejected as another judge's format", {
  tag: '@thorough',
}, async ({ page }) => {
  await page.goto(EMPTY)
  await paste(page, rows(CODEWARS_1))
  await expectBoard(page, CODEWARS_1)
  await print(
    page,
    JSON.stringify((CODEWARS_1_SOLVED.match(/.{9}/g) ?? []).map((row) => Array.from(row, Number))),
  )
  const verdict = page.getByTestId('verdict')
  await expect(verdict).toContainText('출력 형식이 잘못되었습니다 (Presentation error)')
  await expect(verdict).toContainText('This is the output format of another judge: Codewars: Sudoku Solver.')
  await expectAccessible(page)
})

test('a finished search is judged with the button', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  await button(page, 'Check output').click()
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/)
  await button(page, 'Check the board on screen').click()
  await expect(page.getByTestId('verdict')).toContainText('Accepted')
})

test('a finished board stays after a reload', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_1_SOLVED}`)
  await expectBoard(page, CODEWARS_1_SOLVED)
  await page.reload()
  await expectBoard(page, CODEWARS_1_SOLVED)
})

test.describe('On a phone, in Korean and in the dark', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
    colorScheme: 'dark',
  })

  test('the verdict fits, and the marks stay visible when the sheet is closed', { tag: '@thorough' }, async ({
    page,
  }) => {
    await page.goto(`/?puzzle=${CODEWARS_1}`)
    await print(page, rows(`${CODEWARS_1_SOLVED.slice(0, 80)}0`), {
      tab: '퍼즐',
      section: '출력 확인',
      output: '프로그램 출력',
    })
    await expect(page.getByTestId('verdict')).toContainText(
      '9행 9열: 주어진 숫자는 9인데 빈칸으로 출력되었습니다.',
    )
    await page.getByRole('combobox', { name: '채점 기준' }).selectOption('codewars-did-i-finish')
    await expect(page.getByTestId('verdict')).toContainText('Finished!')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('combobox', { name: '채점 기준' }).selectOption('boj-2580')
    await button(page, '패널 닫기').tap()
    await expect(page.getByRole('gridcell', { name: /^9행 9열.*출력에서 틀린 칸/ })).toBeVisible()
    await expectAccessible(page)
  })
})
