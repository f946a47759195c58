/** How much the browser lays out. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_2, EMPTY, figure } from './support.ts'
import { test } from './test.ts'

/** Where the values come from: https://chromedevtools.github.io/devtools-protocol/tot/Tracing/ */
interface TracedEvent {
  readonly name: string
  readonly args?: {
    readonly beginData?: { readonly partialLayout?: boolean }
    /** Of a restyling. */
    readonly elementCount?: number
  }
}

/** All that the browser tells of its drawing during an action. */
async function traced(page: Page, action: () => Promise<void>): Promise<readonly TracedEvent[]> {
  const session = await page.context().newCDPSession(page)
  const events: TracedEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol leaves their shape open
    events.push(...(value as unknown as TracedEvent[]))
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await action()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  return events
}

/** Whether each layout that an action makes the browser do is one of parts of the page. */
async function layoutsOf(page: Page, action: () => Promise<void>): Promise<readonly ('parts' | 'page')[]> {
  const events = await traced(page, action)
  return events
    .filter(({ name }) => name === 'Layout')
    .map(({ args }) => (args?.beginData?.partialLayout === true ? 'parts' : 'page'))
}

/** A text may be there before it is laid out. */
const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))

/** However long a busy machine takes for it. */
async function untilPaintedAnew(page: Page, counter: string, times: number): Promise<void> {
  await page.getByTestId(counter).evaluate(
    (element, due) =>
      new Promise<void>((painted) => {
        let before = element.textContent
        let changes = 0
        const look = () => {
          if (element.textContent !== before) changes++
          before = element.textContent
          if (changes < due) requestAnimationFrame(look)
          else setTimeout(painted)
        }
        requestAnimationFrame(look)
      }),
    times,
  )
}

/** Opens a search without an end, beside a panel, and follows it until it has found so many events. */
async function search(page: Page, panel: string, events: number): Promise<void> {
  await page.goto(`${EMPTY}&solutions=all&speed=100`)
  await page.getByRole('tab', { name: panel, exact: true }).click()
  await button(page, 'Go to end').click()
  await expect.poll(() => figure(page, 'events')).toBeGreaterThan(events)
}

/** Something else may come by in the meantime. */
function expectParts(layouts: readonly ('parts' | 'page')[], least: number): void {
  expect(layouts.length).toBeGreaterThanOrEqual(least)
  expect(layouts.filter((layout) => layout === 'page').length, layouts.join(' ')).toBeLessThan(
    layouts.length / 2,
  )
}

/** Of each restyling that an action makes the browser do, how many elements it takes. */
async function restylesOf(page: Page, action: () => Promise<void>): Promise<readonly number[]> {
  const events = await traced(page, action)
  return events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0)
}

/** Of the search, in an order that leaves nothing as it is. */
const SHARES = [0.3, 0.7, 0.2, 0.9, 0.1, 0.6, 0.4, 0.8, 0.35, 0.75]

test('a seek lays out what changes, and not the page', async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}`)
  await page.getByRole('tab', { name: 'Judge' }).click()
  await button(page, 'Go to end').click()
  await expect(page.getByText('Solved', { exact: true })).toBeVisible()
  const timeline = page.getByRole('slider', { name: 'Timeline', exact: true })
  const events = await figure(page, 'events')
  const seek = async (share: number) => {
    const event = Math.round(events * share)
    await timeline.fill(String(event))
    await expect.poll(() => figure(page, 'event')).toBe(event)
    await untilPainted(page)
  }
  // From the end on, the page no longer says that the puzzle is solved.
  await seek(0.5)
  await expect(page.getByText('Paused.')).toBeVisible()
  const layouts = await layoutsOf(page, async () => {
    for (const share of SHARES) await seek(share)
  })
  expectParts(layouts, SHARES.length)
})

test('a mouse that drags the playhead has laid out what changes, and not the page', async ({ page }) => {
  await search(page, 'Judge', 1_000_000)
  await button(page, 'Stop search').click()
  const timeline = page.getByRole('slider', { name: 'Timeline', exact: true })
  const box = await timeline.boundingBox()
  const drag = async (share: number) => {
    if (box === null) throw new Error('The timeline is not to be seen')
    await page.mouse.move(box.x + box.width * share, box.y + box.height / 2)
    await untilPainted(page)
  }
  await drag(0.5)
  await page.mouse.down()
  for (const share of SHARES) await drag(share)
  const layouts = await layoutsOf(page, async () => {
    for (const share of SHARES) await drag(share)
  })
  await page.mouse.up()
  expectParts(layouts, SHARES.length)
})

test('a search that tells how far it is has laid out what changes, and not the page', async ({ page }) => {
  // From then on its figures are as long for a while.
  await search(page, 'Judge', 10_000_000)
  const layouts = await layoutsOf(page, () => untilPaintedAnew(page, 'events', 12))
  await button(page, 'Stop search').click()
  expectParts(layouts, 8)
})

async function expectPlayedInParts(page: Page): Promise<void> {
  await button(page, 'Stop search').click()
  await page.getByRole('slider', { name: 'Timeline', exact: true }).fill('100000')
  await button(page, 'Play').click()
  await expect.poll(() => figure(page, 'event')).toBeGreaterThan(100_020)
  const layouts = await layoutsOf(page, () => untilPaintedAnew(page, 'event', 30))
  expectParts(layouts, 20)
}

for (const panel of ['Judge', 'Program'])
  test(`a search that is played has laid out what changes, and not the page, beside the panel ${panel}`, async ({
    page,
  }) => {
    await search(page, panel, 1_000_000)
    await expectPlayedInParts(page)
  })

test('on a phone, too, a search that is played has laid out what changes, and not the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await search(page, 'Judge', 1_000_000)
  await button(page, 'Close panels').click()
  await expectPlayedInParts(page)
})

test('the flame chart is opened, drawn and closed without restyling the rest of the page', async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_2}`)
  await button(page, 'Go to end').click()
  await expect(page.getByText('Solved', { exact: true })).toBeVisible()
  const open = button(page, 'Flame chart')
  await open.hover()
  // Files of parts that have not been there restyle the page once.
  await open.click()
  await expect(page.locator('[data-exact=true]')).toBeVisible()
  await open.click()
  await expect(page.getByTestId('flame-canvas')).toHaveCount(0)
  const elements = await page.locator('*').count()
  const restyles = await restylesOf(page, async () => {
    await open.click()
    await expect(page.locator('[data-exact=true]')).toBeVisible()
    await open.click()
    await expect(page.getByTestId('flame-canvas')).toHaveCount(0)
  })
  expect(Math.max(...restyles), restyles.join(' ')).toBeGreaterThan(10)
  expect(Math.max(...restyles), `${restyles.join(' ')} of ${elements}`).toBeLessThan(elements / 4)
})
