/** The user's programs are saved as files and read back unchanged; files that are no programs are refused. */
import { fc, test } from '@fast-check/vitest'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, vi } from 'vitest'
import { filesOf } from '../../../src/page/reading/openingFiles.ts'
import type { LibraryProgram } from '../../../src/page/own/own.ts'
import { readFiles } from '../../../src/page/reading/files.ts'
import type { InputFile } from '../../../src/page/reading/inputFiles.ts'
import { archiveOf, programFileName, withoutArchives } from '../../../src/page/own/ownFiles.ts'
import { OWN_LANGUAGES } from '../../../src/sudoku/reading/language.ts'
import { testApp } from '../../support/appStore.ts'

const file = (name: string, ...content: readonly BlobPart[]): InputFile => new File([...content], name)

/** Reads files. Returns each program, or the name of a refused file with the reason. */
async function programsAndFaults(...files: readonly InputFile[]) {
  return withoutArchives(await readFiles(files, 'programs')).map((each) => {
    if (each.kind === 'program') return each.program
    return [each.file, each.kind === 'left-out' ? each.reason : each.kind]
  })
}

describe('A file', () => {
  test.each([
    ['a.py', 'print(1)', 'python'],
    ['A.CPP', 'int x;', 'cpp'],
    ['b.cc', 'int x;', 'cpp'],
    ['c.js', 'x', 'javascript'],
    ['d.ts', 'x', 'javascript'],
    ['e.txt', 'def f(a):\n  return a\n', 'python'],
    ['f.txt', '#include <iostream>\nint main() {}\n', 'cpp'],
    ['README', 'const f = (a) => a\n', 'javascript'],
  ])('%s is a program in its language, with its name', async (name, text, language) => {
    expect(await programsAndFaults(file(name, text))).toEqual([{ name, language, text }])
  })

  test.each([
    ['a.py', ' \n', 'empty'],
    ['a.py', 'a\0b', 'not-text'],
    ['a.py', new Uint8Array([0xff, 0xfd, 0x80]), 'unknown-encoding'],
    ['a.py', 'x'.repeat(2 ** 20 + 1), 'too-large'],
    ['a.java', 'class A {}', 'unknown-type'],
    ['a.png', 'x', 'unknown-type'],
    ['a.txt', 'hello', 'unknown-language'],
    ['a.zip', 'no archive', 'unreadable'],
    ['a.zip', new Uint8Array(zipSync({})), 'empty'],
  ])('%s that is not a program is refused with its kind (%#)', async (name, content, fault) => {
    expect(await programsAndFaults(file(name, content), file('b.py', 'x'))).toEqual([
      [name, fault],
      { name: 'b.py', language: 'python', text: 'x' },
    ])
  })

  test('that no longer exists is refused', async () => {
    const gone: InputFile = {
      name: 'a.py',
      type: '',
      size: 1,
      arrayBuffer: () => Promise.reject(new Error('gone')),
    }
    expect(await programsAndFaults(gone)).toEqual([['a.py', 'unreadable']])
  })

  test('is read in the encodings that Korean Windows writes', async () => {
    const text = '# 스도쿠\n'
    const cp949 = [0x23, 0x20, 0xbd, 0xba, 0xb5, 0xb5, 0xc4, 0xed, 0x0a]
    const utf16 = [
      0xff,
      0xfe,
      ...Array.from(text, (sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]).flat(),
    ]
    for (const bytes of [cp949, utf16])
      expect(await programsAndFaults(file('a.py', new Uint8Array(bytes)))).toEqual([
        { name: 'a.py', language: 'python', text },
      ])
  })

  test.each([
    ['boj 2580', 'python', 'boj 2580.py'],
    ['a.txt', 'cpp', 'a.cpp'],
    ['leetcode.ts', 'javascript', 'leetcode.ts'],
    ['a/b:c?.py', 'python', 'a_b_c_.py'],
    ['..', 'python', '_.py'],
    ['풀이', 'cpp', '풀이.cpp'],
  ] as const)('of the program %s has a valid file name', (name, language, expected) => {
    expect(programFileName({ id: '1', name, language, text: '' })).toBe(expected)
  })
})

describe('All as one file', () => {
  const PROGRAM = fc.record({
    name: fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom('a.py', 'A.py', 'a.txt', '풀이', '__proto__', 'a/b.py'),
    ),
    language: fc.constantFrom(...OWN_LANGUAGES),
    text: fc
      .string({ unit: 'grapheme' })
      .filter((text) => !text.includes('\0') && !text.startsWith('\uFEFF')),
  })

  test.prop([fc.uniqueArray(PROGRAM, { selector: ({ name }) => name })])(
    'is read back completely, for any names of the programs',
    async (programs) => {
      const texts = programs.map((program, index): LibraryProgram => ({ id: String(index), ...program }))
      const archive = archiveOf(texts)
      const opened = withoutArchives(await readFiles([file('backdoku-programs.zip', archive)], 'programs'))
      expect(opened.filter(({ kind }) => kind === 'program')).toEqual(
        programs.map((program) => ({ kind: 'program', program, isUnclear: false })),
      )
    },
  )

  test('holds the files as they are, and is read with edits made by hand', async () => {
    const archive = archiveOf([{ id: '1', name: 'a.py', language: 'python', text: 'print(1)' }])
    const files = unzipSync(archive)
    expect(strFromU8(files['a.py'])).toBe('print(1)')
    const edited = zipSync({
      'folder/a.py': strToU8('print(2)'),
      '__MACOSX/._a.py': strToU8('x'),
      'b.cpp': strToU8('int x;'),
    })
    expect(await programsAndFaults(file('mine.zip', edited))).toEqual([
      { name: 'a.py', language: 'python', text: 'print(2)' },
      { name: 'b.cpp', language: 'cpp', text: 'int x;' },
    ])
  })
})

describe('The app', () => {
  test('opens files beside the existing programs, and none of them twice', async () => {
    const { store } = testApp()
    const { own } = store.actions
    own({ kind: 'open', language: 'python' })
    own({ kind: 'add', name: 'a.py', text: 'mine' })
    const programs = () => store.getState().own?.programs.map(({ name, text }) => [name, text]) ?? []
    const before = programs()
    const files = [file('a.py', 'another'), file('a.cpp', 'int x;'), file('a.java', 'x')]
    for (let times = 0; times < 2; times++) await filesOf(store).openFiles(files, 'programs')
    await vi.waitFor(() => expect(store.getState().own?.notice).toHaveLength(1))
    await vi.waitFor(() =>
      expect(programs()).toEqual(
        expect.arrayContaining([...before, ['a2.py', 'another'], ['a.cpp', 'int x;']]),
      ),
    )
    expect(store.getState().own?.notice).toMatchObject([
      { kind: 'files', report: { leftOut: [{ file: 'a.java', reason: 'unknown-type' }] } },
    ])
    expect(programs().filter(([, text]) => text === 'int x;')).toHaveLength(1)
  })

  test('saves the program that is shown, and all of them', async () => {
    const { store, files } = testApp()
    const { own } = store.actions
    own({ kind: 'open', language: 'python' })
    own({ kind: 'add', name: 'mine', text: 'print(1)' })
    own({ kind: 'saveFile' })
    own({ kind: 'saveAll' })
    await vi.waitFor(() => expect([...files.keys()]).toEqual(['mine.py', 'backdoku-programs.zip']))
    expect(files.get('mine.py')).toBe('print(1)')
  })
})
