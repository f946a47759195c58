/** Texts of puzzle collections: the puzzle of a line, boards of nine lines, faults, headings, the split into chunks. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ChunkCutter, chunksOf } from '../../../src/core/batch/chunks.ts'
import { readChunk } from '../../../src/core/batch/reading.ts'
import { PUZZLES } from '../puzzles.ts'

const { codewars1, codewars2, solved } = PUZZLES
const dots = codewars1.replaceAll('0', '.')
const rowsOf = (line: string, between = '') =>
  (line.match(/.{9}/g) ?? []).map((row) => Array.from(row).join(between))
const fullWidth = (line: string) =>
  line.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))

/** Reads a text in chunks of `lines` lines, and joins what the chunks hold. */
function readLines(text: string, lines?: number) {
  const chunks = Array.from(chunksOf(text, lines), readChunk)
  return {
    puzzles: chunks.flatMap(({ puzzles }) => Array.from(puzzles).join('').match(/.{81}/g) ?? []),
    lines: chunks.flatMap((chunk) => Array.from(chunk.lines)),
    reportedSolutions: chunks.flatMap(({ reportedSolutions }) =>
      Array.from(reportedSolutions.values(), (grid) => grid.join('')),
    ),
    faults: chunks.flatMap(({ faults }) => faults),
  }
}

describe('The puzzle of a line', () => {
  test.each([
    ['alone', codewars1],
    ['with its solution', `${codewars1},${solved}`],
    ['behind a hash, before a rating', `0000183b305c ${dots}  1.2`],
    ['behind an id', `17;${codewars1};hard`],
    ['behind the index of pandas', `0    ${codewars1}  ${solved}`],
    ['in CSV of Kaggle', `1,${dots},${solved},27,2.2`],
    ["in HoDoKu's library", `:0000:x:${dots}:::`],
    ["in HoDoKu's library, with a placed digit", `:0000:x:${dots.replace('53.', '53+4')}:::`],
    ['in a qz: line', `qz:${codewars1}:sol`],
    ['in JSON Lines', `{"puzzle":"${dots}","solution":"${solved}","difficulty":3}`],
    ['in JSON with spaces', `{ "id": 3, "quiz": "${codewars1}" },`],
    ['in quotation marks of a program', `    "${dots}",`],
    ['behind a Korean name', `문제 1: ${codewars1}`],
    ['cell by cell', Array.from(codewars1).join(' ')],
    ['cell by cell, with commas', Array.from(codewars1).join(',')],
    ['cell by cell, with empty fields', Array.from(codewars1).join(',').replaceAll('0', '')],
    ['in nine groups', rowsOf(codewars1).join(' ')],
    ['in full-width digits', fullWidth(codewars1)],
    ['with zero-width spaces', dots.replace(/.{9}/g, '$&\u200b')],
    ['behind a no-break space', `7\u00a0${codewars1}`],
    ['in nine lines', rowsOf(codewars1).join('\n')],
    ['in nine lines with spaces', rowsOf(codewars1, ' ').join('\n')],
    [
      'in nine lines, set off',
      rowsOf(codewars1)
        .join('\n')
        .replace(/((?:.*\n){3})/g, '$1\n'),
    ],
    ['in nine lines under a name', `Grid 01\n${rowsOf(codewars1).join('\n')}`],
    ['under a heading', `puzzle,solution,clues\n${codewars1},${solved},30`],
  ])('%s', (_, text) => {
    const found = readLines(`${text}\n${codewars2}`)
    expect(found.faults).toEqual([])
    expect(found.puzzles).toEqual([codewars1, codewars2])
    expect(found.reportedSolutions).toEqual(text.includes(solved) ? [solved] : [])
  })

  test('is not the solution after a damaged one', () => {
    expect(
      readLines(`id,quiz
1,${codewars1.slice(1)},${solved}`),
    ).toMatchObject({
      puzzles: [],
      faults: [{ line: 2, error: { code: 'line-length', found: 80, expected: 81 } }],
    })
  })
})

describe('Nine lines', () => {
  const boards = [codewars1, codewars2, PUZZLES.twoSolutions]

  test.each([1, 2, 7, 9, 10, 1000])('are a board, in chunks of %i lines too', (lines) => {
    for (const [before, between] of [
      ['', '\n'],
      ['', '\n\n'],
      ['Grid 01\n', '\nGrid 02\n'],
    ]) {
      const text = before + boards.map((board) => rowsOf(board).join('\n')).join(between)
      const found = readLines(text, lines)
      expect(found.faults).toEqual([])
      expect(found.puzzles).toEqual(boards)
    }
  })

  test('of which one is damaged or lost are a fault, and the next board is read', () => {
    const rows = rowsOf(codewars1)
    const next = `Grid 02\n${rowsOf(codewars2).join('\n')}`
    for (const [damaged, error] of [
      [rows.toSpliced(4, 1), { code: 'row-count', found: 8 }],
      [rows.with(4, '4008030'), { code: 'row-length', row: 5, found: 7 }],
      [rows.with(4, '400k03001'), undefined],
    ] as const) {
      const found = readLines(`Grid 01\n${damaged.join('\n')}\n${next}`)
      expect(found.puzzles).toEqual([codewars2])
      expect(found.faults.length).toBeGreaterThan(0)
      if (error !== undefined) expect(found.faults).toMatchObject([{ line: 2, error }])
    }
  })
})

test('A heading is accepted before the first puzzle only', () => {
  expect(readLines(`id,puzzle\n1,${codewars1}\nthe end`).faults).toEqual([
    { line: 3, error: { code: 'line-length', found: 3, expected: 81 } },
  ])
})

test('A text is split into the same chunks, in any pieces it arrives in', () => {
  const text = Array.from({ length: 60 }, (_, line) =>
    line % 7 === 0 ? '' : line % 5 === 0 ? rowsOf(codewars1).join('\r\n') : codewars2,
  ).join('\r\n')
  const whole = Array.from(chunksOf(text, 10))
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 30 }), (cuts) => {
      const cutter = new ChunkCutter(10)
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length]
      const chunks = places
        .slice(1)
        .flatMap((end, index) => Array.from(cutter.cut(text.slice(places[index], end))))
      expect([...chunks, ...cutter.end()]).toEqual(whole)
    }),
  )
})
