/**
 * Broken storage, links and clipboard, missing WebAssembly, a dying worker, and a second tab: the page works, and
 * reports what does not.
 */
import { expect, type Page } from '@playwright/test'
import { injectScript } from './spoiltScript.ts'
import {
  boardOf,
  button,
  cell,
  CODEWARS_1,
  CODEWARS_1_SOLVED,
  CODEWARS_2,
  EMPTY,
  expectBoard,
  counterValue,
  paste,
} from './support.ts'
import { test } from './test.ts'

/** Collects uncaught errors of the page. */
function uncaughtErrors(page: Page): readonly string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(error.message))
  return found
}

async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('gridcell')).toHaveCount(81)
  await paste(page, CODEWARS_1)
  await expectBoard(page, CODEWARS_1)
  await button(page, 'Go to end').click()
  await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/)
}

test.describe('Storage', () => {
  const LATER = {
    preferences: {
      theme: 'sepia',
      language: 'la',
      rate: 'warp',
      playsBy: 'feelings',
      extent: 'half',
      more: [],
    },
    puzzle: { line: CODEWARS_2, past: [{ since: 3 }], future: { a: 1 }, format: 'runes', shape: '16x16' },
    strategy: 'quantum',
    extent: 'half',
    draft: { text: 'later' },
    version: 99,
  }
  const CONTENTS = {
    'holds garbage': '\u0000{]"',
    'holds what is no object': '[null, 7]',
    'holds what a later version has written': JSON.stringify(LATER),
  } as const

  for (const [what, content] of Object.entries(CONTENTS)) {
    test(`that ${what} opens a page that works and saves again from then on`, async ({ page }) => {
      const found = uncaughtErrors(page)
      await page.goto(EMPTY)
      await cell(page, 1, 1).click()
      await page.keyboard.type('5')
      const names = await page.evaluate(() => Object.keys(localStorage))
      expect(names.length).toBeGreaterThan(0)
      await page.evaluate(
        ([all, text]) => {
          for (const name of all) localStorage.setItem(name, text)
        },
        [names, content] as const,
      )
      await page.goto('/')
      await expectUsable(page)
      await page.goto('/')
      await expect(page.getByRole('combobox', { name: 'Puzzle', exact: true })).toHaveValue('codewars-1')
      expect(found).toEqual([])
    })
  }

  test('that is full keeps the last state that fit, and the page says that nothing is saved', async ({
    page,
  }) => {
    const found = uncaughtErrors(page)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await page.goto(EMPTY)
    await expectUsable(page)
    await expect(page.getByText(/blocks storage/).first()).toBeVisible()
    // The URL holds what storage could not.
    await expect(page).toHaveURL(/[?&]event=/)
    await page.reload()
    await expect.poll(() => boardOf(page)).toBe(CODEWARS_1_SOLVED)
    expect(found).toEqual([])
  })
})

test('two tabs have a puzzle each, and a reload leaves each its own', async ({ page, context }) => {
  const found = uncaughtErrors(page)
  const other = await context.newPage()
  const foundThere = uncaughtErrors(other)
  await page.goto(`/?puzzle=${CODEWARS_1}`)
  await other.goto(`/?puzzle=${CODEWARS_2}`)
  await page.bringToFront()
  await page.getByRole('slider', { name: 'Speed' }).focus()
  await button(page, 'Step forward').click()
  await button(page, 'Step forward').click()
  await expect(page).toHaveURL(/event=2/)
  await other.bringToFront()
  await other.getByRole('combobox', { name: 'Program' }).selectOption('bitmasks')
  await button(other, 'Step forward').click()
  await expect(other).toHaveURL(/event=1/)
  await page.reload()
  await expect(page.getByTestId('event')).toHaveText('2')
  expect(await counterValue(page, 'placements')).toBe(2)
  expect((await boardOf(page)).slice(27)).toBe(CODEWARS_1.slice(27))
  await expect(page.getByRole('combobox', { name: 'Program' })).toHaveValue('tables')
  await other.reload()
  await expect(other.getByTestId('event')).toHaveText('1')
  expect((await boardOf(other)).slice(27)).toBe(CODEWARS_2.slice(27))
  await expect(other.getByRole('combobox', { name: 'Program' })).toHaveValue('bitmasks')
  expect([...found, ...foundThere]).toEqual([])
})

test.describe('A link', () => {
  /** Invalid query parts, which are ignored, so that the puzzle opens at its start. */
  const AT_THE_BEGINNING = [
    'event=1e309',
    'event=-5',
    'event=',
    'event=NaN',
    'event=0x10',
    'event=.5',
    'program=nobody',
    'program=__proto__',
    'solutions=some',
    'lang=tlh',
    'event=-5&event=7',
    'lang=en&lang=ko',
    '%00=%00&=&&&',
  ] as const

  test('with an invalid part opens at the start of its puzzle', async ({ page }) => {
    const found = uncaughtErrors(page)
    for (const query of AT_THE_BEGINNING) {
      await page.goto(`/?puzzle=${CODEWARS_1}&${query}`)
      await expectBoard(page, CODEWARS_1)
      await expect(page.getByTestId('event')).toHaveText('0')
      // What is meant as an event number, but is none, is named.
      await expect(page.getByRole('alert')).toHaveText(
        /^(?:“.*” in this link is not .*\. It was ignored\.)?$/,
      )
      await expect(page.getByRole('combobox', { name: 'Program' })).toHaveValue('tables')
    }
    expect(found).toEqual([])
  })

  test('with an event that is grouped or beyond the last one is understood', { tag: '@thorough' }, async ({
    page,
  }) => {
    for (const [event, shown] of [
      ['1,000', '1,000'],
      ['99999999999999999999999', '8,365'],
    ]) {
      await page.goto(`/?puzzle=${CODEWARS_1}&lang=en&event=${event}`)
      await expect(page.getByTestId('event')).toHaveText(shown)
    }
  })

  const REFUSED = {
    'a puzzle that is too short': `puzzle=${CODEWARS_1.slice(1)}`,
    'a puzzle of other characters': 'puzzle=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'a puzzle that is no text': 'puzzle=%E0%A4%A',
    'a puzzle of a megabyte': `puzzle=${'7x'.repeat(500_000)}`,
    'options that make no sense': `make=${'9'.repeat(400)}`,
  } as const

  for (const [what, query] of Object.entries(REFUSED)) {
    test(`with ${what} says so, and leaves a page that works`, async ({ page, baseURL }) => {
      const found = uncaughtErrors(page)
      // The test server rejects URLs this long, but some hosts, and a page's own history, accept them.
      await page.route(
        ({ search }) => search.length > 8000,
        async (route) => route.fulfill({ response: await route.fetch({ url: baseURL ?? '' }) }),
      )
      await page.goto(`/?${query}`)
      await expect(page.getByRole('alert').filter({ visible: true }).first()).not.toHaveText('')
      await expectUsable(page)
      await expect(page.getByRole('alert').first()).toHaveText('')
      expect(found).toEqual([])
    })
  }

  test('to a contradictory puzzle shows the conflict, and to an event of it why it cannot be searched', async ({
    page,
  }) => {
    await page.goto(`/?puzzle=55${'0'.repeat(79)}&event=3`)
    await expect(page.getByRole('alert').first()).toContainText('row 1 has two 5s')
    await expect(page.getByTestId('event')).toHaveText('0')
    await expectUsable(page)
  })
})

test.describe('A clipboard that is refused', () => {
  test('leads from Paste to the text field, and shows the answer to copy by hand', async ({
    page,
    context,
  }) => {
    const found = uncaughtErrors(page)
    await context.clearPermissions()
    await page.addInitScript(() => {
      const refusal = new DOMException('Not allowed.', 'NotAllowedError')
      const refuse = () => Promise.reject(refusal)
      Object.defineProperty(navigator, 'clipboard', { value: { readText: refuse, writeText: refuse } })
      Object.defineProperty(document, 'execCommand', { value: () => false })
    })
    await page.goto(`/?puzzle=${CODEWARS_1}`)
    await button(page, 'Paste').click()
    await expect(page.getByRole('textbox', { name: 'Puzzle text' })).toBeFocused()
    await button(page, 'Go to end').click()
    await expect(page.getByRole('status')).toHaveText(/^Solved at event [\d,]+/)
    await button(page, 'Copy answer').click()
    const shown = page.getByRole('dialog', { name: 'Copy this text' }).getByRole('textbox')
    await expect(shown).toHaveValue(/^534678912/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert').first()).toContainText('The browser blocked copying')
    await button(page, 'Answer').click()
    await expect(page.getByRole('tabpanel').locator('pre')).toContainText('5')
    expect(found).toEqual([])
  })

  test('and a missing one also leads to the text field, and the answer is copied with execCommand', async ({
    page,
  }) => {
    const found = uncaughtErrors(page)
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto(`/?puzzle=${CODEWARS_1}`)
    await button(page, 'Paste').click()
    await expect(page.getByRole('textbox', { name: 'Puzzle text' })).toBeFocused()
    await button(page, 'Go to end').click()
    await button(page, 'Copy answer').click()
    await expect(page.getByRole('status')).toHaveText('Answer copied.')
    expect(found).toEqual([])
  })
})

test.describe('A browser without', () => {
  /** Code prepended to the workers' scripts, by the feature that it removes. */
  const WITHOUT = {
    WebAssembly: 'delete self.WebAssembly;',
    'vectors in WebAssembly': `{
      const { instantiate, Module } = WebAssembly
      const refuse = (bytes) => { if (new Uint8Array(bytes).includes(0xfd)) throw new WebAssembly.CompileError('SIMD') }
      WebAssembly.instantiate = async (bytes, imports) => { refuse(bytes); return instantiate(bytes, imports) }
      WebAssembly.Module = function (bytes) { refuse(bytes); return new Module(bytes) }
      WebAssembly.validate = () => false
    };`,
  } as const

  for (const [what, beginning] of Object.entries(WITHOUT)) {
    test(`${what} still searches and computes facts`, async ({ page }) => {
      const found = uncaughtErrors(page)
      let workers = 0
      page.on('worker', (worker) => {
        if (/\/assets\/.*\.worker-.*\.js$/.test(worker.url())) workers++
      })
      await injectScript(page, '**/assets/*.worker-*.js', beginning)
      await page.goto(`/?puzzle=${CODEWARS_2}`)
      await button(page, 'Go to end').click()
      await expect(page.getByTestId('event')).toHaveText('99,056')
      await expect(page.getByTestId('facts')).toContainText('exactly one')
      expect(workers).toBeGreaterThan(1)
      expect(found).toEqual([])
    })
  }
})

test('a search whose worker dies halfway is reported, and Play restarts it', async ({ page }) => {
  const found = uncaughtErrors(page)
  // Posts three messages, then throws an uncaught error.
  const dying = `{
    let told = 0
    const post = self.postMessage.bind(self)
    self.postMessage = (...message) => { if (++told > 3) throw new Error('out of memory'); post(...message) }
  };`
  const mend = await injectScript(page, '**/assets/solver.worker-*.js', dying)
  await page.goto(`/?puzzle=${CODEWARS_2}`)
  await button(page, 'Go to end').click()
  await expect(page.getByRole('alert').filter({ hasText: 'out of memory' })).toBeVisible()
  await expect(page.getByTestId('event')).toHaveText('0')
  await expectBoard(page, CODEWARS_2)
  mend()
  await button(page, 'Go to end').click()
  await expect(page.getByTestId('event')).toHaveText('99,056')
  expect(found.filter((message) => !message.includes('out of memory'))).toEqual([])
})
