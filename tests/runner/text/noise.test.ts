/**
 * Noise that copying puts around a program is recognised and taken away, and the program is what it was. A clean
 * program is left alone.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cleanProgram } from '../../../src/runner/text/cleaning.ts'
import { plainSource } from '../../../src/runner/text/lookalikes.ts'
import { type NoiseKind, noiseParts, withoutNoise } from '../../../src/runner/text/noise.ts'
import { isProgram } from '../../../src/runner/text/isProgram.ts'
import { recognition } from '../../../src/page/reading/reader.ts'
import { programIn } from '../../../src/runner/text/likeness.ts'
import { languageOf } from '../../../src/runner/text/languageOf.ts'
import { some } from '../../thorough.ts'
import { PYTHON_LIBRARY } from '../../support/pythonLibrary.ts'

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

const codeLines = (program: string) => program.split('\n')

/** Puts a mark before every line. */
const marked = (program: string, mark: (index: number) => string) =>
  codeLines(program)
    .map((line, index) => `${mark(index)}${line}`)
    .join('\n')

const numbered = (between: string) => (program: string) =>
  marked(program, (index) => `${index + 1}${between}`)

const SAMPLE = `0 3 5 4 6 9 2 7 8
7 8 2 1 0 5 6 0 9
0 6 0 2 7 8 1 3 5
3 2 1 0 4 6 8 9 7
8 0 4 9 1 3 5 0 6
5 9 6 8 2 0 4 1 3
9 1 7 6 5 2 0 8 0
6 0 3 7 0 1 9 5 2
2 5 8 3 9 4 7 6 0`

const asHtml = (program: string) =>
  program.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A way in which programs are found, the text for a program, and the noise in it besides line counts. */
const DRESSES: readonly (readonly [string, (program: string) => string, readonly NoiseKind[]])[] = [
  ['numbers with a space', numbered(' '), ['line-numbers']],
  ['numbers with two spaces', numbered('  '), ['line-numbers']],
  ['numbers with a full stop', numbered('. '), ['line-numbers']],
  ['numbers with a colon', numbered(': '), ['line-numbers']],
  ['numbers with a colon only', numbered(':'), ['line-numbers']],
  ['numbers with a bar', numbered(' | '), ['line-numbers']],
  ['numbers with a bracket', numbered(') '), ['line-numbers']],
  ['numbers with a tab', numbered('\t'), ['line-numbers']],
  ['numbers with a no-break space', numbered('\u00a0'), ['line-numbers']],
  ['numbers directly before the code', numbered(''), ['line-numbers']],
  [
    'numbers in a column on the right',
    (program) => marked(program, (index) => `${String(index + 1).padStart(5)}  `),
    ['line-numbers'],
  ],
  [
    'numbers in a column on the left',
    (program) => marked(program, (index) => String(index + 1).padEnd(5)),
    ['line-numbers'],
  ],
  [
    'numbers from 120 on, with zeros',
    (program) => marked(program, (index) => `${String(index + 120).padStart(5, '0')} `),
    ['line-numbers'],
  ],
  [
    'numbers without the spaces at line ends',
    (program) => numbered(' ')(program).replaceAll(/ +$/gm, ''),
    ['line-numbers'],
  ],
  [
    'numbers except for blank lines',
    (program) => numbered(' ')(program).replaceAll(/^\d+ *$/gm, ''),
    ['line-numbers'],
  ],
  [
    'all numbers above',
    (program) =>
      `${codeLines(program)
        .map((_, index) => index + 1)
        .join('\n')}\n${program}`,
    ['line-numbers'],
  ],
  ['each number above its line', (program) => marked(program, (index) => `${index + 1}\n`), ['line-numbers']],
  [
    'prompts',
    (program) =>
      marked(program, (index) => (index === 0 || /^\S/.test(codeLines(program)[index]) ? '>>> ' : '... ')),
    ['prompts'],
  ],
  ['quote marks', (program) => marked(program, () => '> '), ['quote-marks']],
  ['quote marks without spaces', (program) => marked(program, () => '>'), ['quote-marks']],
  ['quote marks of a reply to a reply', (program) => marked(program, () => '> > '), ['quote-marks']],
  [
    'quote marks and the line of a mail program',
    (program) =>
      `On Mon, Nov 3, 2026 at 5:12 PM Kim <kim@example.org> wrote:\n\n${marked(program, () => '> ')}`,
    ['quote-marks', 'text'],
  ],
  ['plus signs', (program) => marked(program, () => '+'), ['diff-marks']],
  ['plus signs with spaces', (program) => marked(program, () => '+ '), ['diff-marks']],
  [
    'a change',
    (program) =>
      `diff --git a/sol.py b/sol.py\nindex 1a2b3c..4d5e6f 100644\n--- a/sol.py\n+++ b/sol.py\n@@ -1,2 +1,9 @@\n-x = 1\n${marked(
        program,
        (index) => (index % 3 === 0 ? ' ' : '+'),
      )}`,
    ['diff-marks', 'diff-lines'],
  ],
  [
    'marks of a change without its headers',
    (program) => `-x = 1\n${marked(program, (index) => (index % 3 === 0 ? '+' : ' '))}`,
    ['diff-marks', 'diff-lines'],
  ],
  ['a fence', (program) => `\`\`\`\n${program}\n\`\`\``, ['fences']],
  [
    'a fence with prose around',
    (program) => `Here is my code:\n\n\`\`\`python\n${program}\n\`\`\`\n\nIt gets a **wrong answer**. Why?`,
    ['fences', 'text'],
  ],
  [
    'a fence below a heading, with a sample in another one',
    (program) => `## 풀이\n\n~~~cpp\n${program}\n~~~\n\n출력:\n\n~~~\n5 3 4\n~~~\n`,
    ['fences', 'text'],
  ],
  [
    'a fence in a quotation',
    (program) => marked(`\`\`\`py\n${program}\n\`\`\``, () => '> '),
    ['quote-marks', 'fences'],
  ],
  [
    'HTML entities',
    (program) =>
      program
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;'),
    ['entities'],
  ],
  ['tags around it', (program) => `<pre><code>${asHtml(program)}</code></pre>`, ['tags', 'entities']],
  [
    'tags around each line',
    (program) =>
      `<div class="code">\n${codeLines(asHtml(program))
        .map((line) => `<span class="line">${line}</span>`)
        .join('\n')}\n</div>`,
    ['tags', 'entities'],
  ],
  [
    'numbers in a table of HTML',
    (program) =>
      `<table>${codeLines(asHtml(program))
        .map((line, index) => `<tr><td>${index + 1}</td><td> ${line}</td></tr>`)
        .join('\n')}</table>`,
    ['tags', 'line-numbers', 'entities'],
  ],
  ['a sample below', (program) => `${program}\n\n예제 입력 1\n${SAMPLE}\n`, ['text', 'board']],
  ['a sample above, without a word', (program) => `${SAMPLE}\n\n${program}`, ['board']],
  [
    'a sample and a heading above, and one line of 81 digits below',
    (program) =>
      `## 문제\n\n예제 입력 1\n${SAMPLE}\n\n풀이입니다.\n\n${program}\n\n${SAMPLE.replaceAll(/\s/g, '')}`,
    ['text', 'board'],
  ],
  [
    'sentences above and below',
    (program) =>
      `Hi everyone, I tried to solve BOJ 2580 with backtracking.\nWhat is wrong with this program?\n\n${program}\n\nThanks in advance!`,
    ['text'],
  ],
  [
    'Korean sentences above and below',
    (program) =>
      `백준 2580 스도쿠 풀이입니다.\n파이썬으로 풀었어요\n\n${program}\n\n왜 시간 초과가 나는지 모르겠습니다 ㅠㅠ\n감사합니다`,
    ['text'],
  ],
  [
    'a post on a Korean blog around it, with a tag in its title, a sample and a last word',
    (program) =>
      `[백준/Python] 2580번 스도쿠 - 백트래킹\n\n문제\n스도쿠는 '라틴 사각형'에서 유래한 퍼즐이다.\n\n예제 입력 1\n${SAMPLE}\n\n풀이\n- 1 ≤ n ≤ 9\n\n코드\n${program}\n\n처음에 exit()를 안 써서 틀렸다...\n공감과 댓글은 힘이 됩니다 :)`,
    ['text', 'board'],
  ],
  [
    'lists, arrows, pictures and counters of a Korean blog around it',
    (program) =>
      `[BOJ] 2580 - 스도쿠\n2023년 4월 5일 · 0개의 댓글\n\nBOJ\n백트래킹\n목록 보기\n12/48\n✅ 문제 풀이\n\n1. 빈칸(0)을 담는다\n2. 1~9를 넣어본다 → 안되면 되돌아간다\n\n💻 코드\n${program}\n\n📌 느낀점\n시간초과가 계속 나서 힘들었다 ㅠㅠ\n#백준 #스도쿠`,
    ['text'],
  ],
  [
    "a judge's table above",
    (program) => `결과\t메모리\t시간\t언어\n맞았습니다!!\t31120\t4032\tPyPy3\n\n${program}`,
    ['text'],
  ],
  ['one title with a tag above', (program) => `[백준] 2580\n${program}`, ['text']],
  [
    'what a page of questions puts around it',
    (program) =>
      `Sudoku solver returns None\nAsked 3 years, 5 months ago\nViewed 1k times\n1\n\nI'm trying to write a solver (9x9). My code:\n\n${program}\n\nAny help would be appreciated.\n\npython recursion\nedited May 3, 2021 at 10:12\n1,234 5 5 gold badges\n1 Answer\nSorted by:`,
    ['text'],
  ],
  [
    'what a page of code puts above',
    (program) => `sudoku/solver.py\nkim fix\n30 lines (24 loc) · 812 Bytes\nCode\nBlame\n${program}`,
    ['text'],
  ],
  [
    'sentences in Chinese around it',
    (program) => `[LeetCode] 37. 解数独\n思路：回溯\n\n代码如下：\n${program}\n时间复杂度 O(9^m)`,
    ['text'],
  ],
  ['what a chat puts above', (program) => `python\nCopy code\n${program}`, ['text']],
  [
    'sentences around numbered lines',
    (program) => `My solution is below:\n\n${numbered('. ')(program)}\n\nIt is too slow.`,
    ['line-numbers', 'text'],
  ],
]

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
