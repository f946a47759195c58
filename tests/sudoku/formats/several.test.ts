/** A text with several boards is read as puzzles to choose from, or as a puzzle and its answer (a judge's sample). */
import { describe, expect, test } from 'vitest'
import { readText } from '../../../src/sudoku/formats/reading.ts'
import { writeGrid } from '../../../src/sudoku/formats/registry.ts'
import { gridOfLine, lineOf } from '../../../src/sudoku/grid.ts'
import { PUZZLES } from '../puzzles.ts'

const puzzle = gridOfLine(PUZZLES.codewars1)
const answer = gridOfLine(PUZZLES.solved)
const other = gridOfLine(PUZZLES.codewars2)

/** Returns the label and the 81 digits of each puzzle to choose from. @throws Error if the text offers no choice */
function choicesIn(text: string): readonly string[] {
  const reading = readText(text)
  if (reading.kind !== 'several') throw new Error(`${reading.kind}: ${JSON.stringify(reading)}`)
  return reading.puzzles.map(({ label, grid }) => `${label} ${lineOf(grid)}`)
}

describe('a sample input followed by its output', () => {
  const answered = { kind: 'answered', grid: puzzle, answer }

  test.each(['boj-2580', 'boj-2239', 'codewars', 'leetcode', 'braces', 'csv', 'bordered'])(
    'in %s',
    (format) => {
      const [input, output] = [writeGrid(puzzle, format), writeGrid(answer, format)]
      for (const between of ['\n', '\n\n', '\n\n\n'])
        expect(readText(input + between + output)).toEqual({ ...answered, format })
    },
  )

  test('copied from a page of BOJ', () => {
    const [input, output] = [writeGrid(puzzle, 'boj-2580'), writeGrid(answer, 'boj-2580')]
    expect(readText(`예제 입력 1 복사\n${input}\n\n예제 출력 1 복사\n${output}\n`)).toEqual({
      ...answered,
      format: 'boj-2580',
    })
    expect(readText(`Sample Input 1\n${input}\nSample Output 1\n${output}`)).toEqual({
      ...answered,
      format: 'boj-2580',
    })
  })

  test('copied from a page of LeetCode', () => {
    const [input, output] = [puzzle, answer].map((grid) => writeGrid(grid, 'leetcode').replaceAll('\n', ''))
    const text = `Input: board = ${input}\nOutput: ${output}\nExplanation: The input board is shown above.`
    expect(readText(text)).toEqual({ ...answered, format: 'leetcode' })
  })

  test('as an assertion', () => {
    const text = `assert sudoku(${writeGrid(puzzle, 'codewars')}) == ${writeGrid(answer, 'codewars')}`
    expect(readText(text)).toEqual({ ...answered, format: 'codewars' })
  })

  test('on one line', () => {
    expect(readText(`${PUZZLES.codewars1},${PUZZLES.solved}`)).toEqual({ ...answered, format: 'line-81' })
  })

  test('is not recognised in two puzzles, or in two answers', () => {
    expect(choicesIn(`${writeGrid(puzzle, 'boj-2580')}\n${writeGrid(other, 'boj-2580')}`)).toHaveLength(2)
    expect(choicesIn(`${writeGrid(answer, 'boj-2580')}\n${writeGrid(answer, 'boj-2580')}`)).toHaveLength(2)
  })
})

describe('a file of puzzles', () => {
  test('.sdm: labelled by their lines', () => {
    const text = `# two puzzles\n${PUZZLES.codewars1}\n\n${PUZZLES.codewars2}\n`
    expect(choicesIn(text)).toEqual([`#2 ${PUZZLES.codewars1}`, `#4 ${PUZZLES.codewars2}`])
  })

  test('.sdm, from Windows, with a count on its first line', () => {
    const text = `2\r\n${PUZZLES.codewars1}\r\n${PUZZLES.codewars2}\r\n`
    expect(choicesIn(text)).toEqual([`#2 ${PUZZLES.codewars1}`, `#3 ${PUZZLES.codewars2}`])
  })

  test('.sdm: a truncated line is not skipped', () => {
    for (const end of [30, 5]) {
      expect(readText(`${PUZZLES.codewars1}\n${PUZZLES.codewars2.slice(0, end)}`)).toMatchObject({
        kind: 'error',
        error: { code: 'in-puzzle', label: '#2', error: { code: 'line-length', found: end, expected: 81 } },
      })
    }
  })

  test('.sdm, with other columns', () => {
    const text = `quizzes,solutions\n${PUZZLES.codewars1},${PUZZLES.solved}\n${PUZZLES.codewars2},${PUZZLES.solved}`
    expect(choicesIn(text)).toEqual([`#2 ${PUZZLES.codewars1}`, `#3 ${PUZZLES.codewars2}`])
    const bank = `0000183b305c ${PUZZLES.codewars1}  1.2\n0000c1a2b3d4 ${PUZZLES.codewars2}  2.3`
    expect(choicesIn(bank)).toEqual([`#1 ${PUZZLES.codewars1}`, `#2 ${PUZZLES.codewars2}`])
  })

  test('.sdm: a damaged puzzle is not skipped in place of its solution', () => {
    const text = `${PUZZLES.codewars1.slice(1)},${PUZZLES.solved}\n${PUZZLES.codewars2},${PUZZLES.solved}`
    expect(readText(text)).toMatchObject({
      kind: 'error',
      error: { code: 'in-puzzle', label: '#1', error: { code: 'line-length', found: 80, expected: 81 } },
    })
  })

  test('Project Euler 96: labelled as the file does', () => {
    const rows = (line: string) => line.replace(/.{9}/g, '$&\n')
    const text = `Grid 01\n${rows(PUZZLES.codewars1)}Grid 02\n${rows(PUZZLES.codewars2)}`
    expect(choicesIn(text)).toEqual([`Grid 01 ${PUZZLES.codewars1}`, `Grid 02 ${PUZZLES.codewars2}`])
  })

  describe('some of which are faulty: the others can be chosen', () => {
    const short = PUZZLES.codewars2.slice(0, 80)
    const chosen = [PUZZLES.codewars1, PUZZLES.codewars2]

    test('.sdm', () => {
      const text = `${PUZZLES.codewars1}\n${short}\n${PUZZLES.codewars2}`
      expect(choicesIn(text)).toEqual([`#1 ${chosen[0]}`, `#3 ${chosen[1]}`])
      expect(readText(text)).toMatchObject({
        faults: [{ label: '#2', error: { code: 'line-length', found: 80, expected: 81 } }],
      })
    })

    test('Project Euler 96', () => {
      const rows = (line: string) => line.replace(/.{9}/g, '$&\n')
      const text = `Grid 01\n${rows(chosen[0])}Grid 02\n${rows(chosen[1].replace('8', 'k'))}Grid 03\n${rows(chosen[1])}`
      expect(choicesIn(text)).toEqual([`Grid 01 ${chosen[0]}`, `Grid 03 ${chosen[1]}`])
      expect(readText(text)).toMatchObject({ faults: [{ label: 'Grid 02' }] })
    })

    test('lists in a program, one of which is something else', () => {
      const text = `${writeGrid(puzzle, 'codewars')}\nmoves = [[1,2,3,4,5,6,7],[2,3,4,5,6,7,8],[1,2,3,4,5,6,7],[1,2,3,4,5,6,7],[1,2,3,4,5,6,7]]\n${writeGrid(other, 'codewars')}`
      expect(choicesIn(text)).toHaveLength(2)
    })

    test('within prose', () => {
      const [first, second] = [puzzle, other].map((grid) => writeGrid(grid, 'boj-2580'))
      const damaged = second.split('\n').with(4, '0 0 0').join('\n')
      const text = `One:\n${first}\nTwo of them, printed badly:\n${damaged}\nand a third one of these:\n${second}\n`
      expect(choicesIn(text)).toEqual([`One: ${chosen[0]}`, `and a third one of these: ${chosen[1]}`])
      expect(readText(text)).toMatchObject({ faults: [{ label: 'Two of them, printed badly:' }] })
      const code = text.replace(/^[A-Za-z].*$/gm, '} if (i < 9 && j >= k) {')
      expect(choicesIn(code)).toEqual([`#1 ${chosen[0]}`, `#3 ${chosen[1]}`])
      expect(readText(code)).toMatchObject({
        faults: [{ label: '#2', error: { code: 'row-length', row: 5, found: 3 } }],
      })
    })

    test('unless only one is left, which may be the answer to the damaged one', () => {
      for (const text of [`${short}\n${PUZZLES.solved}`, `${short}\n${short}\n${PUZZLES.solved}`])
        expect(readText(text)).toMatchObject({ kind: 'error', error: { code: 'in-puzzle', label: '#1' } })
    })
  })

  test('SWEA 1974: as many as its first line says', () => {
    const [first, second] = [puzzle, other].map((grid) => writeGrid(grid, 'boj-2580'))
    expect(choicesIn(`2\n${first}\n${second}\n`)).toEqual([
      `#1 ${PUZZLES.codewars1}`,
      `#2 ${PUZZLES.codewars2}`,
    ])
    expect(readText(`3\n${first}\n${second}`)).toMatchObject({
      kind: 'error',
      format: 'swea-1974',
      error: { code: 'puzzle-count', found: 2, expected: 3 },
    })
  })

  test('a whole collection, as large as common ones', () => {
    const reading = readText(`${PUZZLES.codewars1}\n`.repeat(49_151))
    expect(reading.kind === 'several' && reading.puzzles.length).toBe(49_151)
  })

  test('with too many lines or characters is refused', () => {
    expect(readText('5\n'.repeat(100_000))).toMatchObject({ error: { code: 'too-long', unit: 'lines' } })
    expect(readText('5'.repeat(6_000_000))).toMatchObject({ error: { code: 'too-long', unit: 'characters' } })
  })
})

describe('the boundary between two puzzles', () => {
  const rows = writeGrid(puzzle, 'boj-2580').split('\n')
  const lines = (count: number) => rows.slice(0, count).join('\n')

  test('a blank line between any rows of nine means nothing', () => {
    expect(readText(rows.join('\n\n'))).toMatchObject({ kind: 'puzzle', grid: puzzle })
    expect(readText(`${lines(5)}\n\n${rows.slice(5).join('\n')}`)).toMatchObject({
      kind: 'puzzle',
      grid: puzzle,
    })
  })

  test('eight rows are not completed with a row of the next puzzle', () => {
    expect(readText(`${lines(8)}\n\n${lines(9)}\n${lines(1)}`)).toMatchObject({
      kind: 'error',
      error: { code: 'in-puzzle', label: '#1', error: { code: 'row-count', found: 8 } },
    })
    expect(readText(`Grid 01\n${lines(8)}\nGrid 02\n${lines(1)}\n${lines(9)}`)).toMatchObject({
      kind: 'error',
      error: { code: 'in-puzzle', label: 'Grid 01', error: { code: 'row-count', found: 8 } },
    })
  })
})
