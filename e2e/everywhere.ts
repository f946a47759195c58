/** Opens views, panels, sheets (dialogs) and states of the page as a visitor does, in either language. */
import { expect, type Page } from '@playwright/test'
import { CODEWARS_2, turnPredictOn } from './support.ts'

/** A view, panel, dialog or state of the page, and the way to open it. */
export interface Destination {
  readonly name: string
  readonly open: (page: Page, language: 'en' | 'ko') => Promise<void>
}

/** Query of a link to a moment: a puzzle, with its search at one event. */
const MOMENT = `puzzle=${CODEWARS_2}&event=41207`

const expectMoment = (page: Page) => expect(page.getByTestId('event')).toHaveText('41,207')

function panel(id: string, query = MOMENT): Destination {
  return {
    name: `the panel ${id}${query === MOMENT ? '' : ` of ${query}`}`,
    open: async (page, language) => {
      await page.goto(`/?${query}&lang=${language}`)
      if (query === MOMENT) await expectMoment(page)
      await page.locator(`#tab-${id}`).click()
      await expect(page.getByRole('tabpanel')).not.toBeEmpty()
    },
  }
}

/** @param ready selector of an element that is visible once the view is open */
function view(id: string, ready: string): Destination {
  return {
    name: `the view ${id}`,
    open: async (page, language) => {
      await page.goto(`/?puzzle=${CODEWARS_2}&view=${id}&lang=${language}`)
      await expect(page.locator(ready).first()).toBeVisible()
    },
  }
}

/** @param opener name of the button that opens the dialog */
function sheet(name: string, opener: RegExp): Destination {
  return {
    name: `the sheet ${name}`,
    open: async (page, language) => {
      await page.goto(`/?${MOMENT}&lang=${language}`)
      await expectMoment(page)
      await page.getByRole('banner').getByRole('button', { name: opener }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  }
}

/** Begins a tour with a moment. */
async function writeTour(page: Page, language: 'en' | 'ko'): Promise<void> {
  await page.goto(`/?${MOMENT}&lang=${language}`)
  await expectMoment(page)
  await page.keyboard.press('t')
  await expect(page.getByRole('textbox', { name: /^(Words|설명)$/ })).not.toBeEmpty()
}

export const ALL_VIEWS: readonly Destination[] = [
  {
    name: 'a first visit',
    open: async (page, language) => {
      await page.goto(`/?lang=${language}`)
      await expect(page.getByTestId('event')).toHaveText('10')
    },
  },
  {
    name: 'a moment',
    open: async (page, language) => {
      await page.goto(`/?${MOMENT}&lang=${language}`)
      await expectMoment(page)
    },
  },
  {
    name: 'the flame chart',
    open: async (page, language) => {
      await page.goto(`/?${MOMENT}&lang=${language}`)
      await expectMoment(page)
      await page.keyboard.press('f')
      await expect(page.locator('[data-exact=true]')).toBeVisible()
    },
  },
  panel('program'),
  panel('puzzle'),
  {
    name: 'the section Check output',
    open: async (page, language) => {
      await panel('puzzle').open(page, language)
      await page.getByRole('button', { name: /^(Check output|출력 확인)$/ }).click()
      await expect(page.getByTestId('verdict')).toBeVisible()
    },
  },
  panel('program', `puzzle=${CODEWARS_2}&program=own-python`),
  view('grade', '[data-testid=grade]'),
  view('compare&step=events', 'main canvas'),
  view('compare', 'main table'),
  sheet('of help', /^(Help|도움말)$/),
  sheet('to share', /^(Share|공유)$/),
  {
    name: 'a tour that is being written',
    open: writeTour,
  },
  {
    name: 'all steps of a tour that is being written',
    open: async (page, language) => {
      await writeTour(page, language)
      await page.getByRole('button', { name: /^(Edit and save…|편집·저장…)$/ }).click()
      await page.getByRole('combobox', { name: /^(Question|질문)$/ }).selectOption('choice')
    },
  },
  {
    name: 'a tour',
    open: async (page, language) => {
      await page.goto(`/?lang=${language}`)
      await expect(page.getByTestId('event')).toHaveText('10')
      await page.getByRole('button', { name: /^(Show me|따라 해 보기)$/ }).click()
      await expect(page.getByTestId('event')).not.toHaveText('10')
    },
  },
  {
    name: 'a question',
    open: async (page, language) => {
      await page.goto(`/?puzzle=${CODEWARS_2}&event=8&lang=${language}`)
      await expect(page.getByTestId('event')).toHaveText('8')
      await turnPredictOn(page)
      await expect(
        page.getByRole('region', { name: /^(Prediction|예측)$/, includeHidden: true }),
      ).toBeAttached()
      await page.getByRole('button', { name: /^(Step forward|한 단계 앞으로)$/ }).click()
      await expect(
        page.getByRole('region', { name: /^(Prediction|예측)$/ }).getByRole('heading'),
      ).toBeVisible()
    },
  },
  {
    name: 'a frame of another page',
    open: async (page, language) => {
      await page.goto(`/?${MOMENT}&embed=1&lang=${language}`)
      await expectMoment(page)
    },
  },
]
