/**
 * The diagnosis of a wrong program: its note under the line at fault, at whose moment the page stands, and the way
 * to a small board and back.
 */
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { lineWith } from './ownPrograms.ts'
import {
  boardOf,
  button,
  CODEWARS_1,
  CODEWARS_2,
  expectAccessible,
  expectBoard,
  tagsUnless,
  pressInBoardMenu,
} from './support.ts'
import { test } from './test.ts'

const RIGHT = readFileSync('src/page/own/examples/boj2580.py', 'utf8')
/** A wrong program: in the row of a cell, it checks only the digits to the left. */
const WRONG = RIGHT.replace('board[y][i] == n', '(i < x and board[y][i] == n)')
/** The same in JavaScript. */
const WRONG_JAVASCRIPT = readFileSync('src/page/own/examples/boj2580.js.txt', 'utf8').replace(
  'board[y][i] === n',
  '(i < x && board[y][i] === n)',
)

const diagnosis = (page: Page) => page.getByTestId('diagnosis')
const listing = (page: Page) => page.locator('.cm-content')

/** Runs a program on the page in English or Korean, and waits for its diagnosis. */
async function runToDiagnosis(
  page: Page,
  puzzle: string,
  lang: string,
  program = WRONG,
  language = 'own-python',
): Promise<Locator> {
  await page.goto(`/?puzzle=${puzzle}&lang=${lang}`)
  const programs = page.locator('select', { has: page.locator('option[value="own-python"]') })
  if (!(await programs.isVisible())) await page.getByRole('tab').first().click()
  await programs.selectOption(language)
  await listing(page).fill(program)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(diagnosis(page)).toBeVisible({ timeout: 60_000 })
  return diagnosis(page)
}

/** Waits until `count` cells of the board are ringed by the diagnosis, which may first need a run. */
async function expectRings(page: Page, count: number): Promise<void> {
  await expect(page.locator('[data-kind="fault"][style], [data-kind="blank"][style]')).toHaveCount(count)
}

/** Expects the playback controls to show the event; fails if it is null. */
async function expectEvent(page: Page, event: string | null): Promise<void> {
  await expect(page.getByTestId('event')).toHaveText(event ?? 'an event')
}

for (const [language, program] of [
  ['own-python', WRONG],
  ['own-javascript', WRONG_JAVASCRIPT],
] as const)
  test(`a wrong program in ${language} is told why, and shown the event on a small board and in its own run`, {
    tag: tagsUnless(language === 'own-javascript'),
  }, async ({ page }) => {
    const line = lineWith(program, 'board[y][x] = n')
    const card = await runToDiagnosis(page, CODEWARS_2, 'en', program, language)
    await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'wrong-answer')
    await expect(card).toHaveAttribute('data-kind', 'overlooked')
    await expect(card).toHaveAttribute('data-units', 'row')
    await expect(card).toHaveAttribute('data-line', String(line))
    await expect(card).toContainText(`line ${line} puts`)

    // The page goes there by itself.
    const moment = button(page, 'This moment')
    await expect(moment).toHaveAttribute('aria-pressed', 'true')
    await expect(card).toHaveAttribute('data-board', 'own')
    await expectEvent(page, '10')
    await expect(card).toContainText('6 into row 2, column 2')
    await expectRings(page, 2)
    await expect(page.getByRole('gridcell', { name: /^Row 2, column 2,/ })).toHaveText('6')
    await expect(listing(page).locator('.cm-fault')).toHaveAttribute('data-tag', 'event 10')
    await expect(page.getByRole('note', { name: `Why it is wrong, line ${line}` })).toBeInViewport()
    await expect(page.getByText('where it goes wrong')).toBeVisible()
    await button(page, 'Step back').click()
    await expectRings(page, 0)

    await page.getByRole('button', { name: /^On a board of/ }).click()
    const back = button(page, 'Back to my puzzle')
    await expect(back).toBeFocused()
    await expect(moment).toHaveAttribute('aria-pressed', 'true')
    await expect(listing(page).locator('.cm-fault')).toBeVisible()
    await expectEvent(page, await card.getAttribute('data-event'))
    await expectRings(page, 2)
    expect((await boardOf(page)).replaceAll('0', '').length).toBeGreaterThan(50)
    await back.click()
    await expectEvent(page, '10')
    await expectRings(page, 2)
    await expectBoard(page, `812354679463600000${CODEWARS_2.slice(18)}`)
  })

test('in Korean, on a phone, the sentence and the way to the event are above the transport', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const card = await runToDiagnosis(page, CODEWARS_1, 'ko')
  await card.getByRole('button', { name: '지금 이 순간' }).click()
  const show = page.getByRole('button', { name: '지금 이 순간' })
  await expect(show).toBeInViewport()
  await expect(show).toBeFocused()
  const [sentence, play] = [
    await card.boundingBox(),
    await page.getByRole('button', { name: '재생', exact: true }).boundingBox(),
  ]
  expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThanOrEqual(play?.y ?? 0)
  await expectRings(page, 2)
  await expectAccessible(page)
  await page.getByRole('button', { name: '한 단계 앞으로', exact: true }).click()
  await expect(card).toBeHidden()
})

test('the next run and an edit of the puzzle leave nothing of a diagnosis', { tag: '@thorough' }, async ({
  page,
}) => {
  await runToDiagnosis(page, CODEWARS_1, 'en')
  await page.getByRole('button', { name: /^On a board of/ }).click()
  await expect(button(page, 'Back to my puzzle')).toBeFocused()
  await listing(page).fill(RIGHT)
  await button(page, 'Run').click()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', 'accepted')
  await expect(diagnosis(page)).toBeHidden()
  await expectRings(page, 0)
  await listing(page).fill(WRONG)
  await button(page, 'Run').click()
  await expect(diagnosis(page)).toBeVisible({ timeout: 60_000 })
  await pressInBoardMenu(page, 'Clear')
  await expect(diagnosis(page)).toBeHidden()
})

test('Grade says why the program fails the case that is opened', { tag: '@thorough' }, async ({ page }) => {
  await runToDiagnosis(page, CODEWARS_1, 'en')
  await button(page, 'Grade').click()
  await expect(page.getByTestId('grade')).toHaveAttribute('data-verdict', 'wrong-answer', { timeout: 90_000 })
  await expect(diagnosis(page)).toHaveAttribute('data-kind', 'overlooked', { timeout: 60_000 })
})
