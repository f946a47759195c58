/**
 * Noise that copying puts around a program is recognised and taken away, and the program is what it was. A clean
 * program is left alone.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cleanProgram } from '../../../src/runner/text/cleaning.ts'
import { plainSource } from '../../../src/runner/text/lookalikes.ts'
import { noiseParts, withoutNoise } from '../../../src/runner/text/noise.ts'
import type { NoiseKind } from '../../../src/runner/text/noisyLines.ts'
import { isProgram } from '../../../src/runner/text/isProgram.ts'
import { recognition } from '../../../src/page/reading/reader.ts'
import { programIn } from '../../../src/runner/text/likeness.ts'
import { languageOf } from '../../../src/runner/text/languageOf.ts'
import { some } from '../../thorough.ts'
import { PYTHON_LIBRARY } from '../../support/pythonLibrary.ts'
import { DRESSES, marked, numbered } from './dresses.ts'

const SOURCE = /\.(?:py|cpp|h|ts|mjs|ts\.txt|js\.txt)$/

/** Source files of this repository in the supported languages, by path. */
const FILES: readonly string[] = ['src', 'tests', 'build', 'scripts', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => SOURCE.test(path))
    .map((path) => `${folder}/${path}`),
)

/** Sudoku programs: listings, examples, broken and mended ones, oracles, styles of the diagnosis. */
const PROGRAMS: readonly (readonly [string, string])[] = FILES.filter((path) =>
  /programs\/\S+\/listing\.|examples\/|broken\/|mended\/|oracles\/\S+\.(?:py|cpp)$|styles\/|benchmarks?\/\S+\.py/.test(
    path,
  ),
)
  .map((path) => [path, readFileSync(path, 'utf8')] as const)
  .filter(([, source]) => isProgram(source))

describe('A clean program is left alone:', () => {
  test('every source file here', () => {
    expect(FILES.length).toBeGreaterThan(500)
    for (const path of some(FILES, 300)) {
      const source = readFileSync(path, 'utf8')
      expect([path, withoutNoise(source)?.noise]).toEqual([path, undefined])
    }
  })

  test("every file of Python's library", { skip: PYTHON_LIBRARY === undefined }, () => {
    const files = readdirSync(PYTHON_LIBRARY ?? '', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.py') && !/site-packages|lib2to3.tests.data/.test(path))
      .map((path) => `${PYTHON_LIBRARY}/${path}`)
    expect(files.length).toBeGreaterThan(100)
    for (const path of some(files, 150)) {
      const source = readFileSync(path, 'latin1')
      expect([path, withoutNoise(source)?.noise]).toEqual([path, undefined])
    }
  })
})

/** Kinds of noise that a program with only `<`, `&` and `>` in its code may lack. */
const OPTIONAL: ReadonlySet<NoiseKind> = new Set(['entities'])

/** Blank lines at the ends, and spaces in blank lines, are no part of a program. */
const comparable = (program: string) => program.replaceAll(/[ \t\r]+$/gm, '').replaceAll(/^\n+|\n+$/g, '')

describe.each(DRESSES)('A program with %s', (_, dress, kinds) => {
  test('is itself without the noise, which is named', () => {
    expect(PROGRAMS.length).toBeGreaterThan(50)
    for (const [path, program] of some(PROGRAMS, 25)) {
      const text = dress(program)
      if (text === program) continue
      // HTML has nothing to encode in a program without these signs in its code.
      if (kinds[0] === 'entities' && !/[<>&"]/.test(program)) continue
      const found = withoutNoise(text)
      expect([path, comparable(found?.text ?? '')]).toEqual([path, comparable(program)])
      const named = found?.noise.map(({ kind }) => kind) ?? []
      const expected = kinds.filter((kind) => named.includes(kind) || !OPTIONAL.has(kind))
      expect([path, named.toSorted()]).toEqual([path, expected.toSorted()])
    }
  })

  test('is a program to the page, in its language', () => {
    for (const [path, program] of some(PROGRAMS, 8)) {
      const dressed = recognition(dress(program))
      const read = recognition(program)
      // A sample is read as well.
      if (kinds.includes('board')) expect([path, dressed.language]).toEqual([path, read.language])
      else expect([path, dressed]).toEqual([path, read])
    }
  })
})

describe('Cleaning', () => {
  test('gives the program, whatever is around it and whatever it was copied through, and is done once', () => {
    for (const [path, program] of some(PROGRAMS, 5)) {
      const language = languageOf(program)
      if (language === undefined) continue
      for (const [name, dress] of DRESSES) {
        const text = dress(program.replaceAll('    ', '\u00a0   ').replaceAll(') {', '\uff09 {'))
        const clean = cleanProgram(text, language)
        if (clean === undefined) continue
        expect([path, name, withoutNoise(clean.text), plainSource(clean.text, language)]).toEqual([
          path,
          name,
          undefined,
          clean.text,
        ])
        // No-break spaces stay in strings, and in JavaScript, which takes them as white space.
        const given = comparable(clean.text.replaceAll('\u00a0', ' '))
        expect([path, name, given]).toEqual([path, name, comparable(program)])
      }
    }
  })

  test('names what it takes and what it replaces', () => {
    const program = 'def solve(board):\n    for x in board:\n        return x\nprint(solve([1]))'
    const text = numbered(' ')(program).replace('[1]', '［1］')
    expect(cleanProgram(text, 'python')).toEqual({
      text: program,
      cleaned: [
        { kind: 'line-numbers', count: 4 },
        { kind: 'lookalikes', count: 2 },
      ],
    })
    expect(cleanProgram(program, 'python')).toBeUndefined()
  })
})

describe('Characters that only look like those of code', () => {
  const SPOILT: readonly (readonly [string, (program: string) => string])[] = [
    ['full-width brackets', (program) => program.replaceAll(/[()[\]{}]/g, fullWidth)],
    ['full-width signs', (program) => program.replaceAll(/[!-/:-@[-`{-~]/g, fullWidth)],
    ['narrow no-break spaces', (program) => program.replaceAll(' ', '\u202f')],
    ['ideographic spaces', (program) => program.replaceAll(' ', '\u3000')],
    ['no-break spaces', (program) => program.replaceAll(' ', '\u00a0')],
  ]

  test.each(SPOILT)('leave a program a program: %s', (_, spoil) => {
    for (const [path, program] of PROGRAMS) {
      expect([path, programIn(spoil(program))]).toEqual([path, programIn(program)])
      expect([path, programIn(numbered(' ')(spoil(program)))]).toEqual([path, programIn(program)])
    }
  })
})

function fullWidth(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) + 0xfee0)
}

describe('Four lines that read and print a board', () => {
  test.each([
    [
      'python',
      'board = [list(map(int, input().split())) for _ in range(9)]\nsolve(board)\nfor row in board:\n    print(*row)\n',
    ],
    [
      'python',
      'import sys\nboard = [list(map(int, line.split())) for line in sys.stdin]\nsolve(board)\nprint(board)\n',
    ],
    ['python', 'rows = [input() for _ in range(9)]\nsolve(rows)\nfor row in rows:\n    print(row)\n'],
    [
      'cpp',
      'int a[9][9];\nfor (int i = 0; i < 81; i++) cin >> a[i / 9][i % 9];\nsolve(0);\nfor (auto& row : a) for (int x : row) cout << x << " ";\n',
    ],
    [
      'cpp',
      'int a[9][9], i;\nfor (i = 0; i < 81; i++) scanf("%d", &a[i / 9][i % 9]);\nsolve(0);\nfor (i = 0; i < 81; i++) printf("%d ", a[i / 9][i % 9]);\n',
    ],
    [
      'javascript',
      "const lines = require('fs').readFileSync(0, 'utf8').trim().split('\\n');\nconst board = lines.map(line => line.split(' ').map(Number));\nsolve(board);\nconsole.log(board.map(row => row.join(' ')).join('\\n'));\n",
    ],
  ] as const)('are a program in %s', (language, program) => {
    expect(languageOf(program)).toBe(language)
    expect(recognition(program).reading).toMatchObject({
      kind: 'error',
      error: { code: 'program', language },
    })
  })
})

describe('The noise of a program', () => {
  const PROGRAM = 'def solve(board):\n    for x in board:\n        return x\n'

  test('is counted in lines', () => {
    expect(withoutNoise(`Here is my code:\n${numbered(' ')(PROGRAM.trimEnd())}\n`)).toEqual({
      text: PROGRAM,
      noise: [
        { kind: 'text', count: 1 },
        { kind: 'line-numbers', count: 3 },
      ],
    })
  })

  test('includes what an interpreter printed', () => {
    const session = `>>> def solve(board):\n...     for x in board:\n...         return x\n... \n>>> print(solve([1]))\n1\n`
    expect(withoutNoise(session)).toEqual({
      text: `${PROGRAM}\nprint(solve([1]))`,
      noise: [
        { kind: 'prompts', count: 5 },
        { kind: 'output', count: 1 },
      ],
    })
  })

  test('is nothing where the rest is no program', () => {
    for (const text of [
      '1. Milk\n2. Bread\n3. Eggs',
      '> Hello, how are you?\n\nI am fine, thanks!',
      '```\n530070000\n```',
    ])
      expect(withoutNoise(text)).toBeUndefined()
  })
})

describe('What will go is shown:', () => {
  const code = `board = [list(map(int, input().split())) for _ in range(9)]

def solve(n):
    return n < 9

print(*board)`
  /** Returns the texts of the parts, by line. */
  const parts = (text: string) => {
    const noisy = withoutNoise(text) ?? expect.fail('There is no noise')
    const lines = text.split('\n')
    return noiseParts(text, noisy).map(({ line, from, to }) => [line, lines[line - 1].slice(from, to)])
  }

  test('the number of each line, also of blank ones', () => {
    expect(parts(marked(code, (index) => `${index + 1} | `))).toEqual([
      [1, '1 | '],
      [2, '2 | '],
      [3, '3 | '],
      [4, '4 | '],
      [5, '5 | '],
      [6, '6 | '],
    ])
  })

  test('whole lines around the program', () => {
    expect(
      parts(`Why is this so slow for me?\n\n\`\`\`python\n${code}\n\`\`\`\nThank you very much.`),
    ).toEqual([
      [1, 'Why is this so slow for me?'],
      [3, '```python'],
      [10, '```'],
      [11, 'Thank you very much.'],
    ])
  })

  test('the tags in a line, and its entities', () => {
    const html = `<pre><b>board</b>${code.slice('board'.length).replace('<', '&lt;')}</pre>`
    expect(parts(html)).toEqual([
      [1, '<pre>'],
      [1, '<b>'],
      [1, '</b>'],
      [4, '&lt;'],
      [6, '</pre>'],
    ])
  })

  test('the entities in a line, also behind a mark', () => {
    expect(parts(code.replace('<', '&lt;'))).toEqual([[4, '&lt;']])
    expect(parts(marked(code.replace('<', '&lt;'), () => '+'))).toEqual([
      [1, '+'],
      [2, '+'],
      [3, '+'],
      [4, '+'],
      [4, '&lt;'],
      [5, '+'],
      [6, '+'],
    ])
  })
})
