/** Most changes of the page make the browser lay out only parts of it, and restyle few elements. */
import { expect, type Page } from '@playwright/test'
import { button, CODEWARS_2, EMPTY, counterValue, transportMenu } from './support.ts'
import { test } from './test.ts'

/** An event of the browser's performance trace. @see https://chromedevtools.github.io/devtools-protocol/tot/Tracing/ */
interface TracedEvent {
  readonly name: string
  readonly args?: {
    readonly beginData?: {
      readonly partialLayout?: boolean
      /** Number of objects that a change has marked for layout, of all below the layout's roots. */
      readonly dirtyObjects?: number
      readonly totalObjects?: number
    }
    /** Number of restyled elements, in `UpdateLayoutTree` events. */
    readonly elementCount?: number
  }
}

/** Records the browser's rendering trace events during an action. */
async function recordTrace(page: Page, action: () => Promise<void>): Promise<readonly TracedEvent[]> {
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

interface Layout {
  readonly scope: 'parts' | 'page'
  /** Share of the objects in the scope that a change has marked for layout. */
  readonly marked: number
}

/** Returns each layout that an action causes. */
async function layoutsOf(page: Page, action: () => Promise<void>): Promise<readonly Layout[]> {
  const events = await recordTrace(page, action)
  return events
    .filter(({ name }) => name === 'Layout')
    .map(({ args }) => {
      const { partialLayout, dirtyObjects = 1, totalObjects = 1 } = args?.beginData ?? {}
      return { scope: partialLayout === true ? 'parts' : 'page', marked: dirtyObjects / totalObjects }
    })
}

/** Waits for the next paint, because text may be in the DOM before it is laid out. */
const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))

/** Waits until a counter has changed and been painted `times` times: a fixed time may be too short for that. */
async function untilRepainted(page: Page, counter: string, times: number): Promise<void> {
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

/** Hides the content of the panel, as a closed sheet does: the Puzzle panel changes with every event. */
async function hidePanel(page: Page): Promise<void> {
  await page.getByRole('tabpanel').evaluate((panel) => {
    panel.style.display = 'none'
  })
}

/**
 * Hides the sentence under the board. A long one takes room from the board, so it cannot be contained: where it
 * changes, the browser starts the layout at the root of the page.
 */
async function hideSentence(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'What happens', exact: true }).evaluate((sentence) => {
    sentence.style.display = 'none'
  })
}

/** Starts an endless search beside a panel, if any, and waits until it has more than `events` events. */
async function search(page: Page, panel: string | undefined, events: number): Promise<void> {
  await page.goto(`${EMPTY}&solutions=all&speed=100`)
  if (panel !== undefined) await page.getByRole('tab', { name: panel, exact: true }).click()
  const toEnd = button(page, 'Go to end')
  await expect(button(page, 'Play')).toBeVisible()
  if (await toEnd.isVisible()) await toEnd.click()
  else {
    await (await transportMenu(page)).getByRole('button', { name: 'Go to end' }).click()
    await page.keyboard.press('Escape')
  }
  await expect.poll(() => counterValue(page, 'events')).toBeGreaterThan(events)
}

/**
 * Expects most layouts to be of parts of the page. Unrelated changes may lay out the whole page a few times.
 * @param least minimum number of layouts
 */
function expectParts(layouts: readonly Layout[], least: number): void {
  const scopes = layouts.map(({ scope }) => scope)
  expect(scopes.length).toBeGreaterThanOrEqual(least)
  expect(scopes.filter((scope) => scope === 'page').length, scopes.join(' ')).toBeLessThan(scopes.length / 4)
}

/** Expects that no layout from the root has much to do: the browser keeps what is neither marked nor of another size. */
function expectFewMarked(layouts: readonly Layout[], least: number): void {
  const marked = layouts.filter(({ scope }) => scope === 'page').map((layout) => layout.marked)
  expect(layouts.length).toBeGreaterThanOrEqual(least)
  expect(Math.max(0, ...marked), marked.join(' ')).toBeLessThan(1 / 3)
}

/** Returns the number of elements in each restyling that an action causes. */
async function restylesOf(page: Page, action: () => Promise<void>): Promise<readonly number[]> {
  const events = await recordTrace(page, action)
  return events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0)
}

/**
 * Targets of seeks and drags as shares of the timeline. Consecutive targets are far apart, so that each changes much of
 * the page.
 */
const SHARES = [0.3, 0.7, 0.2, 0.9, 0.1, 0.6, 0.4, 0.8, 0.35, 0.75]

test('a seek lays out only what changes', async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}`)
  await hidePanel(page)
  await button(page, 'Go to end').click()
  await expect(page.getByText(/^Solved at event/)).toBeVisible()
  const timeline = page.getByRole('slider', { name: 'Timeline', exact: true })
  const events = await counterValue(page, 'events')
  const seek = async (share: number) => {
    const event = Math.round(events * share)
    await timeline.fill(String(event))
    await expect.poll(() => counterValue(page, 'event')).toBe(event)
    await untilPainted(page)
  }
  // The first seek leaves the end, and so removes the page's message that the puzzle is solved.
  await seek(0.5)
  await expect(page.getByRole('status')).toHaveText('Paused.')
  const seekAll = async () => {
    for (const share of SHARES) await seek(share)
  }
  expectFewMarked(await layoutsOf(page, seekAll), SHARES.length)
  await hideSentence(page)
  expectParts(await layoutsOf(page, seekAll), SHARES.length)
})

test('dragging the playhead lays out only what changes', async ({ page }) => {
  await search(page, 'Puzzle', 1_000_000)
  await hidePanel(page)
  await button(page, 'Stop search').click()
  const timeline = page.getByRole('slider', { name: 'Timeline', exact: true })
  const box = await timeline.boundingBox()
  const drag = async (share: number) => {
    if (box === null) throw new Error('The timeline is not to be seen')
    await page.mouse.move(box.x + box.width * share, box.y + box.height / 2)
    await untilPainted(page)
  }
  await drag(0.5)
  const dragAll = async () => {
    for (const share of SHARES) await drag(share)
  }
  await page.mouse.down()
  await dragAll()
  expectFewMarked(await layoutsOf(page, dragAll), SHARES.length)
  await hideSentence(page)
  expectParts(await layoutsOf(page, dragAll), SHARES.length)
  await page.mouse.up()
})

test('progress of a search lays out only what changes', async ({ page }) => {
  // From 10 million events on, the figures keep their number of digits for a while.
  await search(page, 'Puzzle', 10_000_000)
  await hidePanel(page)
  const layouts = await layoutsOf(page, () => untilRepainted(page, 'events', 12))
  await button(page, 'Stop search').click()
  expectParts(layouts, 8)
})

/** Stops a search, plays a part of it, and expects that layouts have little to do, beside the sentence and without it. */
async function expectPlayedInParts(page: Page): Promise<void> {
  await button(page, 'Stop search').click()
  await page.getByRole('slider', { name: 'Timeline', exact: true }).fill('100000')
  await button(page, 'Play').click()
  await expect.poll(() => counterValue(page, 'event')).toBeGreaterThan(100_020)
  const playFrames = () => untilRepainted(page, 'event', 30)
  expectFewMarked(await layoutsOf(page, playFrames), 20)
  await hideSentence(page)
  expectParts(await layoutsOf(page, playFrames), 20)
}

for (const panel of ['Puzzle', 'Program'])
  test(`playing a search lays out only what changes, beside the panel ${panel}`, async ({ page }) => {
    await search(page, panel, 1_000_000)
    await expectPlayedInParts(page)
  })

test('playing a search on a phone lays out only what changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await search(page, undefined, 1_000_000)
  await expectPlayedInParts(page)
})

test('playing programs in step lays out only what changes', async ({ page }) => {
  await page.goto(`/?puzzle=${CODEWARS_2}&view=compare&lanes=tables.fewest-candidates.dancing-links&at=100`)
  await expect(page.getByTestId('lane-end')).toHaveCount(3)
  // So slow that the share of its search beside each program, which lays out the page, seldom changes.
  await page.getByRole('slider', { name: 'Speed' }).fill('5')
  await button(page, 'Play').click()
  await expect.poll(() => counterValue(page, 'race-position')).toBeGreaterThan(110)
  expectParts(await layoutsOf(page, () => untilRepainted(page, 'race-position', 30)), 20)
})

test('opening, drawing and closing the flame chart does not restyle the rest of the page', async ({
  page,
}) => {
  await page.goto(`/?puzzle=${CODEWARS_2}`)
  await button(page, 'Go to end').click()
  await expect(page.getByText(/^Solved at event/)).toBeVisible()
  const open = button(page, 'Flame chart')
  await open.hover()
  // The first opening loads style sheets, which restyle the page once.
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
