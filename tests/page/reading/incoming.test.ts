/** Whatever comes in is the same by every way: as a text, or as a file in any encoding. */
import { describe, expect, test, vi } from 'vitest'
import { boardsOf } from '../../../src/page/grade/userText.ts'
import { ownOf } from '../../../src/page/own/commands.ts'
import { filesOf } from '../../../src/page/reading/openingFiles.ts'
import { userBoards } from '../../../src/runner/cases/userBoards.ts'
import { lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { testApp } from '../../support/appStore.ts'
import { encodings } from '../../support/encoded.ts'

const rowsOf = (line: string) =>
  line
    .replaceAll(/.{9}/g, '$&\n')
    .replaceAll(/\d(?=\d)/g, '$& ')
    .trimEnd()

const ROWS = rowsOf(PUZZLES.codewars1)

const PYTHON = `# 스도쿠 풀이
board = [list(map(int, input().split())) for _ in range(9)]

def solve(depth):
    for n in range(1, 10):
        if n < depth:
            return True
    return False

solve(0)
for row in board:
    print(*row)`

const POST = `백트래킹으로 푼 풀이입니다.\n\n\`\`\`python\n${PYTHON}\n\`\`\`\n\n예제 입력 1\n\n${ROWS}\n`

/** Texts that people copy, by what is in them. */
const TEXTS: Readonly<Record<string, string>> = {
  'a puzzle': ROWS,
  'a puzzle with full-width digits': `数独の問題です\n${ROWS.replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))}`,
  'a puzzle with its answer': `예제 입력 1\n${ROWS}\n예제 출력 1\n${rowsOf(PUZZLES.solved)}`,
  'several puzzles': `${PUZZLES.codewars1}\n${PUZZLES.codewars2}\n`,
  'a finished board': rowsOf(PUZZLES.solved),
  'a program': PYTHON,
  'a program of two lines': 'for i in range(9):\n    print(input())\n',
  'a program that never ends': 'while True: pass',
  'a program in a file from China': PYTHON.replace('스도쿠 풀이', '数独求解'),
  'a program and a puzzle': POST,
  'a program with its puzzle in its source': PYTHON.replace(
    /board = .*/,
    `board = [${ROWS.split('\n')
      .map((row) => `[${row.replaceAll(' ', ', ')}]`)
      .join(',\n')}]`,
  ),
  'a puzzle with a damaged cell': ROWS.replace('3', 'k'),
  'a puzzle with a short row': ROWS.replace('5 3', '53'),
  'a sentence': 'Hello, how are you?',
}

/** What the page has after something came in. */
function outcome({ store }: Pick<ReturnType<typeof testApp>, 'store'>) {
  const { puzzle, own, choice, judge, notice } = store.getState()
  return {
    board: lineOf(puzzle.grid),
    programs: own?.programs.map(({ language, text }) => [language, text].join(' ')).toSorted() ?? [],
    choice: choice?.puzzles.map(({ grid }) => lineOf(grid)),
    isJudged: judge.isOpen,
    error: notice?.kind === 'unreadable' ? notice.error : undefined,
  }
}

function appWithPrograms() {
  const app = testApp()
  ownOf(app.store)
  return app
}

async function opened(file: File) {
  const app = appWithPrograms()
  await filesOf(app.store).openFiles([file])
  return outcome(app)
}

describe.each(Object.entries(TEXTS))('%s', (_, text) => {
  const app = () => {
    const pasted = appWithPrograms()
    pasted.store.actions.paste(text)
    return outcome(pasted)
  }

  test('is the same pasted, loaded and in a file of any encoding', async () => {
    const pasted = app()
    const loaded = appWithPrograms()
    loaded.store.actions.loadText(text)
    expect(outcome(loaded)).toEqual(pasted)
    const files = encodings(text)
    expect(files.length).toBeGreaterThanOrEqual(6)
    for (const [encoding, bytes] of files) {
      expect([encoding, await opened(new File([bytes], 'copied.txt'))]).toEqual([encoding, pasted])
    }
  })

  test('has the same boards in Grade', async () => {
    const pasted = userBoards(text)
    const { store } = testApp()
    for (const [encoding, bytes] of encodings(text)) {
      const { boards, faults } = (await boardsOf([new File([bytes], 'copied.txt')], store)) ?? expect.fail()
      expect([encoding, boards]).toEqual([encoding, pasted.boards])
      expect([encoding, faults.map(({ error }) => error)]).toEqual([
        encoding,
        pasted.faults.map(({ error }) => error),
      ])
    }
  })

  test('is read by Grade as on the page', () => {
    const { board, choice, isJudged, error } = app()
    const { boards, faults } = userBoards(text)
    // A program has no boards, and a finished board is judged on the page.
    if (board !== PUZZLES.empty || choice !== undefined)
      expect(boards.map((grid) => lineOf(grid))).toEqual(choice ?? [board])
    else expect([boards.length, faults.length]).toEqual(isJudged ? [1, 0] : [0, 1])
    if (error !== undefined) expect(faults.map((fault) => fault.error)).toEqual([error])
  })
})

test('A post gives its program, as it was pasted, and its puzzle, and both are named', () => {
  const app = appWithPrograms()
  app.store.actions.paste(POST)
  expect(outcome(app)).toMatchObject({
    board: PUZZLES.codewars1,
    programs: expect.arrayContaining([`python ${POST}`]),
  })
  expect(app.store.getState().notice).toEqual({
    kind: 'read',
    parts: [
      { kind: 'puzzle', formatName: { en: 'BOJ 2580', ko: '백준 2580' }, givens: 30 },
      { kind: 'program', language: 'python', lines: POST.trimEnd().split('\n').length },
    ],
  })
})

test('A program with several puzzles opens, and the puzzles are a choice', () => {
  const { store } = appWithPrograms()
  store.actions.paste(`${PYTHON}\n\n${PUZZLES.codewars1}\n${PUZZLES.codewars2}\n`)
  expect(store.getState().choice?.puzzles).toHaveLength(2)
  expect(store.getState().panel).toBe('puzzle')
  expect(store.getState().own?.programs.some(({ text }) => text.startsWith(PYTHON))).toBe(true)
  expect(store.getState().notice).toMatchObject({
    parts: [{ kind: 'several', puzzles: 2 }, { kind: 'program' }],
  })
})

test('An encoding that is not clear is said, beside what was read', async () => {
  const { store } = appWithPrograms()
  const comment = [...new TextEncoder().encode('# caf'), 0xe9, 0x73, 0x0a]
  await filesOf(store).openFiles([new File([Uint8Array.from(comment), 'print(1)\n'], 'copied.py')])
  expect(store.getState().own?.notice).toMatchObject([
    { report: { programs: ['copied.py'], unclear: ['copied.py'] } },
  ])
})

describe('A pasted link', () => {
  const LINK = `https://backdoku.test/?puzzle=${PUZZLES.codewars1}&lang=ko`

  test.each([
    LINK,
    `Look at this (${LINK}).`,
    `https://backdoku.test/ has it: ${LINK}`,
    `[https://backdoku.test/](${LINK})`,
    LINK.replace(PUZZLES.codewars1, encodeURIComponent(ROWS)),
  ])('to this page is opened: %s', async (text) => {
    const { store } = testApp()
    expect(store.actions.paste(text)).toBe(true)
    await vi.waitFor(() => expect(store.getState().notice).toEqual({ kind: 'link-opened' }))
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.codewars1)
    expect(store.getState().preferences.language).toBe('en')
  })

  test('with something wrong is opened, and this is said', async () => {
    const { store } = testApp()
    store.actions.paste(`${LINK}&event=abc`)
    await new Promise((resolve) => setTimeout(resolve))
    expect(store.getState().notice).toEqual({ kind: 'bad-event', written: 'abc' })
  })

  test('in a program is no more than a comment', async () => {
    const { store } = appWithPrograms()
    store.actions.paste(`# ${LINK}\n${PYTHON}`)
    await vi.waitFor(() => expect(store.getState().notice).toMatchObject({ parts: [{ kind: 'program' }] }))
    expect(lineOf(store.getState().puzzle.grid)).toBe(PUZZLES.empty)
  })

  test('to another page is reported as a link', () => {
    const { store } = testApp()
    expect(store.actions.paste('https://www.acmicpc.net/problem/2580')).toBe(false)
    expect(store.getState().notice).toEqual({ kind: 'unreadable', error: { code: 'link' } })
  })
})
