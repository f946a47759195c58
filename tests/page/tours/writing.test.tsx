/** The page takes its moments as steps of a tour, which the user edits and saves. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { frontOf } from '../../../src/page/session/sessions.ts'
import { draftOf } from '../../../src/page/tours/draft.ts'
import { savedTour } from '../../../src/page/tours/savingTours.ts'
import { readTour, tourText } from '../../../src/page/tours/tourFile.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { cellAt } from '../../../src/sudoku/units.ts'
import { memoryStorage } from '../../support/browserTabs.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { PUZZLES } from '../../sudoku/puzzles.ts'

/** Renders the page at event 6 of a search, which takes the 9 back. */
async function openMoment(changes: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp(changes)
  const state = () => app.store.getState()
  async function goTo(event: number) {
    act(() => app.actions.goToEvent(event))
    await waitFor(() => expect(frontOf(state()).frame.moment.event).toBe(event))
  }
  act(() => app.actions.loadGrid(gridOfLine(PUZZLES.codewars1)))
  await goTo(6)
  await waitFor(() => expect(screen.getByTestId('reason')).toHaveTextContent(/^.*Line 31 takes the 9 back/))
  const draft = () => state().writing?.history.draft
  return { ...app, state, goTo, draft, steps: () => draft()?.steps ?? [] }
}

const pressT = (press: object = { key: 't', code: 'KeyT' }) => fireEvent.keyDown(document.body, press)
const bar = () => screen.findByRole('region', { name: 'Your tour' })

async function openSheet(user: Awaited<ReturnType<typeof openMoment>>['user']) {
  await user.click(within(await bar()).getByRole('button', { name: 'Edit and save…' }))
  return within(screen.getByRole('dialog', { name: 'Your tour' }))
}

describe('T', () => {
  test('takes the moment, with the sentence under the board, in Hangul mode as well', async () => {
    const { steps, goTo, state } = await openMoment()
    const sentence = screen.getByTestId('reason').textContent
    pressT()
    await waitFor(() => expect(steps()).toHaveLength(1))
    const [step] = steps()
    expect(step).toMatchObject({
      position: { event: 6, step: 0 },
      points: [cellAt(0, 7)],
      open: ['rowNumbers'],
      scene: { program: { kind: 'builtIn', id: 'tables', extent: 'first' } },
    })
    expect(lineOf(step.scene.puzzle)).toBe(PUZZLES.codewars1)
    expect(lineOf(step.taken?.board ?? [])).toBe(lineOf(frontOf(state()).frame.moment.board))
    const plain = (text: string | null) => (text ?? '').replaceAll(/[^\w]/g, '')
    expect(plain(sentence).replace('Whichcellsblockit', '')).toBe(plain(step.words))
    await goTo(7)
    pressT({ key: 'ㅅ', code: 'KeyT' })
    await waitFor(() => expect(steps().map(({ position }) => position.event)).toEqual([6, 7]))
    expect(within(await bar()).getByRole('status')).toHaveTextContent('Step 2 of 2')
  })

  test('takes the cells that are ringed, and pauses playing', async () => {
    const { steps, actions, state } = await openMoment()
    act(() =>
      actions.showRings(
        new Map([
          [cellAt(8, 8), 'fault'],
          [cellAt(0, 0), 'stale'],
        ]),
      ),
    )
    act(() => actions.play())
    pressT()
    await waitFor(() => expect(steps()).toHaveLength(1))
    expect(steps()[0].points).toEqual([cellAt(0, 0), cellAt(8, 8)])
    expect(state().playing).toBe(false)
  })

  test('says where the moment went, and W leads to its words and back', async () => {
    const { user, goTo } = await openMoment()
    pressT()
    const added = within(await bar()).getByRole('status')
    expect(added).toHaveTextContent('Added to your tour.')
    const cell = screen.getAllByRole('gridcell')[0]
    act(() => cell.focus())
    await user.keyboard('w')
    const words = screen.getByRole('textbox', { name: 'Words' })
    expect(words).toHaveFocus()
    await user.keyboard('w{Escape}')
    expect(words).toHaveDisplayValue(/w$/)
    expect(cell).toHaveFocus()
    await goTo(7)
    pressT()
    await user.click(within(await bar()).getByRole('button', { name: 'Undo' }))
    expect(added).not.toHaveTextContent('Added')
  })

  test('takes a program of the user’s own with its text', { tags: ['thorough'] }, async () => {
    const { actions, steps, state } = await openMoment()
    act(() => actions.takeProgram('print(1)\n', 'python'))
    await waitFor(() => expect(frontOf(state()).program.kind).toBe('own'))
    pressT()
    await waitFor(() => expect(steps()).toHaveLength(1))
    expect(steps()[0]).toMatchObject({
      scene: { program: { kind: 'own', language: 'python', text: 'print(1)\n' } },
      position: { event: 0, step: 0 },
      words: '30 givens, and nothing is tried yet.',
    })
  })

  test('says why a moment cannot be taken', async () => {
    const { actions, steps } = await openMoment()
    act(() => actions.loadGrid(gridOfLine('11'.padEnd(81, '0'))))
    pressT()
    expect(await screen.findByText('The puzzle has conflicts, so it has no search to show.')).toBeVisible()
    expect(steps()).toEqual([])
  })
})

describe('Share', () => {
  test('begins a tour with the moment, and goes on with it later', { tags: ['thorough'] }, async () => {
    const { user, steps } = await openMoment()
    for (let time = 1; time <= 2; time++) {
      await user.click(screen.getByRole('button', { name: 'Share' }))
      await user.click(await screen.findByRole('button', { name: 'Make a tour' }))
      await bar()
      await waitFor(() => expect(steps()).toHaveLength(1))
    }
  })
})

describe('A draft', () => {
  test('is as it was after a reload', async () => {
    const storages = { programStorage: memoryStorage(), tabStorage: memoryStorage() }
    const first = await openMoment(storages)
    pressT()
    const words = await screen.findByRole('textbox', { name: 'Words' })
    fireEvent.change(words, { target: { value: 'The first `dead end`, at r1c8.' } })
    const sheet = await openSheet(first.user)
    await first.user.selectOptions(sheet.getByRole('combobox', { name: 'At the end' }), 'run')
    const before = first.draft()
    expect(before?.steps[0].words).toBe('The first `dead end`, at r1c8.')
    expect(before?.exercise).toEqual({ kind: 'run', label: '', scene: before?.steps[0].scene })
    // A file must have a label.
    expect(savedTour(before ?? expect.unreachable(), 'ko').exercise?.label).toBe('직접 해 보기')
    document.body.replaceChildren()
    const second = await openMoment(storages)
    act(() => second.actions.writeTour())
    await waitFor(() => expect(second.draft()).toEqual(before))
  })

  test('is reordered by keys, with the focus, and undone', async () => {
    const { user, steps, goTo } = await openMoment()
    pressT()
    await bar()
    await goTo(9)
    pressT()
    const sheet = await openSheet(user)
    await user.click(sheet.getByRole('button', { name: /^1\. / }))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const events = () => steps().map(({ position }) => position.event)
    expect(events()).toEqual([9, 6])
    expect(document.activeElement).toHaveTextContent(/^2\. .*event 6$/)
    await user.keyboard('{Control>}z{/Control}')
    expect(events()).toEqual([6, 9])
    expect(document.activeElement).toHaveTextContent(/^1\. .*event 6$/)
    await user.click(sheet.getByRole('button', { name: 'Delete this draft' }))
    expect(steps()).toEqual([])
    await user.click(sheet.getByRole('button', { name: 'Undo' }))
    expect(events()).toEqual([6, 9])
  })

  test('points at the cells that are pressed on its small board', async () => {
    const { user, steps } = await openMoment()
    pressT()
    const sheet = await openSheet(user)
    const board = within(sheet.getByRole('group', { name: 'Cells to point at' }))
    const pressed = () =>
      board.queryAllByRole('button', { pressed: true }).map((cell) => cell.getAttribute('aria-label'))
    expect(pressed()).toEqual(['Row 1, column 8: blank'])
    act(() => board.getByRole('button', { pressed: true }).focus())
    await user.keyboard('{ArrowDown}{ArrowRight}{ }')
    expect(steps()[0].points).toEqual([cellAt(0, 7), cellAt(1, 8)])
    await user.click(sheet.getByRole('button', { name: 'Point at none' }))
    expect(pressed()).toEqual([])
  })

  test('is saved once all its texts are written, as JSON that is the same tour', async () => {
    const { user, files, draft } = await openMoment()
    pressT()
    const sheet = await openSheet(user)
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Question' }), 'choice')
    expect(sheet.getByText('Step 1 has an empty text.')).toBeVisible()
    expect(sheet.queryByRole('button', { name: 'Save as .json' })).toBeNull()
    const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
    for (const name of ['What you ask', 'Answer 1', 'Answer 2'])
      write(sheet.getByRole('textbox', { name }), `${name}?`)
    for (const field of sheet.getAllByRole('textbox', { name: 'Reply to it' })) write(field, 'So.')
    write(sheet.getByRole('textbox', { name: 'Title of the tour' }), 'Mine: 1/2')
    await user.selectOptions(sheet.getByRole('combobox', { name: 'At the end' }), 'run')
    write(sheet.getByRole('textbox', { name: 'Label of its button' }), 'Your turn')
    await user.click(sheet.getByRole('button', { name: 'Save as .json' }))
    await waitFor(() => expect([...files.keys()]).toEqual(['Mine_ 1_2.json']))
    const read = readTour(files.get('Mine_ 1_2.json') ?? '')
    const boards = draft()?.steps.map(({ taken }) => taken)
    expect(read.ok && { ...read.value, tour: draftOf(read.value.tour, boards) }).toEqual({
      tour: draft(),
      faults: [],
    })
  })

  test('is saved as a post with a picture of each moment', async () => {
    const saved: Uint8Array[] = []
    const drawn: string[] = []
    const { user } = await openMoment({
      async saveFile(_name, _type, [part]) {
        saved.push(new Uint8Array(await new Blob([part]).arrayBuffer()))
      },
      loadPictures: async () => ({
        async pngOf({ text }) {
          drawn.push(text)
          return new Blob(['png'])
        },
        drawnDigits: () => ({ given: [], placed: [] }),
        videoFormats: async () => [],
        makeFilmWorker() {
          throw new Error('Nothing is filmed here')
        },
      }),
    })
    pressT()
    const sheet = await openSheet(user)
    await user.click(sheet.getByRole('button', { name: 'Save Markdown with pictures' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const files = unzipSync(saved[0])
    expect(Object.keys(files)).toEqual(['post.md', 'step-01.png'])
    const post = new TextDecoder().decode(files['post.md'])
    expect(post).toContain(
      '![The board after event 6, with r1c8 ringed](step-01.png)\n\nLine 31 takes the 9 back',
    )
    expect(post).toContain(`?puzzle=${PUZZLES.codewars1}&program=tables&solutions=first&event=6&lang=en)`)
    expect(drawn[0].match(/rx="9"/g)).toHaveLength(1)
  })

  test('is walked as the reader will, until the author goes on writing', async () => {
    const { user, steps } = await openMoment()
    pressT()
    await user.click(within(await bar()).getByRole('button', { name: 'Preview' }))
    const tour = await screen.findByRole('region', { name: 'Tour' })
    expect(tour).toHaveTextContent(/1 of 1 Line 31 takes the 9 back/)
    expect(screen.queryByRole('region', { name: 'Your tour' })).toBeNull()
    pressT()
    expect(within(await bar()).getByRole('status')).toHaveTextContent('Step 2 of 2')
    expect(steps()).toHaveLength(2)
    // The bar for writing leads back to the preview.
    expect(tour).not.toBeInTheDocument()
    await user.click(within(await bar()).getByRole('button', { name: 'Preview' }))
    expect(await screen.findByRole('region', { name: 'Tour' })).toHaveTextContent('2 of 2')
  })

  test('may be a copy of an open tour, whose pictures are taken when the page shows its moments', async () => {
    const { user, actions, steps, goTo } = await openMoment()
    const step = { scene: 0, words: 'Here.', points: [], open: [] }
    const text = tourText({
      title: 'Other',
      scenes: [
        {
          puzzle: gridOfLine(PUZZLES.codewars1),
          program: { kind: 'builtIn', id: 'tables', extent: 'first', version: 1 },
        },
      ],
      steps: [
        { ...step, position: { event: 9, step: 0 } },
        { ...step, position: { event: 12, step: 0 } },
      ],
    })
    act(() => actions.openTour({ kind: 'text', text }))
    await screen.findByRole('region', { name: 'Tour' })
    act(() => actions.writeTour())
    const sheet = await openSheet(user)
    await user.click(sheet.getByRole('button', { name: 'Edit a copy of the open tour' }))
    expect(sheet.getByRole('textbox', { name: 'Title of the tour' })).toHaveValue('Other')
    const pictured = () => steps().map(({ taken }) => taken !== undefined)
    await waitFor(() => expect(pictured()).toEqual([true, false]))
    expect(sheet.getByText('No picture of step 2 yet: Preview takes it.')).toBeVisible()
    await goTo(12)
    await waitFor(() => expect(pictured()).toEqual([true, true]))
  })
})
