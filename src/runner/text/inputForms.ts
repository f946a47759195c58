/**
 * Formats in which judges pass a puzzle to a program's standard input, and hints in a program's source for each format.
 */
import { formatWithId } from '../../sudoku/formats/registry.ts'
import type { Grid } from '../../sudoku/grid.ts'
import type { Phrase } from '../../i18n/text.ts'

/** Format of a puzzle on a program's standard input. */
export interface InputForm {
  /** Stable: the user's choice is stored by id. */
  readonly id: string
  readonly name: Phrase
  /** Id of the judge that checks the output of a program with this input; undefined if no supported judge does. */
  readonly judge: string | undefined
  /** Formats the input, without a final line end. */
  write(grid: Grid): string
}

const SIDE = 9

/**
 * Returns a function that writes a grid in a text format of the registry. @throws RangeError if the format is read-only
 */
function inFormat(id: string): (grid: Grid) => string {
  const format = formatWithId(id)
  if (format?.direction !== 'both') throw new RangeError(`No writable format ${id}`)
  return (grid) => format.write(grid)
}

function formatRows(grid: Grid, separator: string, blank = '0'): readonly string[] {
  return Array.from({ length: SIDE }, (_, row) =>
    grid
      .slice(row * SIDE, (row + 1) * SIDE)
      .map((digit) => (digit === 0 ? blank : `${digit}`))
      .join(separator),
  )
}

/** All supported formats, those of judges first. The very first is the default. */
export const INPUT_FORMS: readonly InputForm[] = [
  {
    id: 'boj-2580',
    name: { en: 'BOJ 2580', ko: '백준 2580' },
    judge: 'boj-2580',
    write: inFormat('boj-2580'),
  },
  {
    id: 'boj-2239',
    name: { en: 'BOJ 2239', ko: '백준 2239' },
    judge: 'boj-2239',
    write: inFormat('boj-2239'),
  },
  {
    id: 'swea-1974',
    name: { en: 'SWEA 1974', ko: 'SWEA 1974' },
    judge: undefined,
    write: inFormat('swea-1974'),
  },
  {
    id: 'poj-2676',
    name: { en: 'POJ 2676', ko: 'POJ 2676' },
    judge: 'boj-2239',
    write: (grid) => ['1', ...formatRows(grid, '')].join('\n'),
  },
  {
    id: 'one-line',
    name: { en: '81 digits in a line', ko: '한 줄에 숫자 81개' },
    judge: undefined,
    write: (grid) => grid.join(''),
  },
  {
    id: 'dots',
    name: { en: 'rows with . for blanks', ko: '빈칸이 .인 아홉 줄' },
    judge: undefined,
    write: (grid) => formatRows(grid, '', '.').join('\n'),
  },
  {
    id: 'one-line-dots',
    name: { en: '81 characters in a line, . for blanks', ko: '한 줄에 문자 81개, 빈칸은 .' },
    judge: undefined,
    write: (grid) => formatRows(grid, '', '.').join(''),
  },
  {
    id: 'size-first',
    name: { en: 'the size 9, then BOJ 2580', ko: '크기 9, 그다음 백준 2580' },
    judge: 'boj-2580',
    write: (grid) => [`${SIDE}`, ...formatRows(grid, ' ')].join('\n'),
  },
  {
    id: 'uva-989',
    name: { en: 'UVa 989: the box size 3, then rows', ko: 'UVa 989: 박스 크기 3, 그다음 아홉 줄' },
    judge: 'boj-2580',
    write: (grid) => ['3', ...formatRows(grid, ' ')].join('\n'),
  },
  {
    id: 'poj-3074',
    name: {
      en: 'POJ 3074: 81 characters in a line, then “end”',
      ko: 'POJ 3074: 한 줄에 문자 81개, 그다음 end',
    },
    judge: undefined,
    write: (grid) => [formatRows(grid, '', '.').join(''), 'end'].join('\n'),
  },
  {
    id: 'euler-96',
    name: { en: 'Project Euler 96: a heading, then rows', ko: 'Project Euler 96: 제목, 그다음 아홉 줄' },
    judge: undefined,
    write: (grid) => ['Grid 01', ...formatRows(grid, '')].join('\n'),
  },
  {
    id: 'count-then-line',
    name: { en: 'a count, then 81 digits in a line', ko: '개수, 그다음 한 줄에 숫자 81개' },
    judge: undefined,
    write: (grid) => ['1', grid.join('')].join('\n'),
  },
  {
    id: 'count-then-spaced-line',
    name: {
      en: 'a count, then 81 digits with spaces in a line',
      ko: '개수, 그다음 한 줄에 띄어 쓴 숫자 81개',
    },
    judge: undefined,
    write: (grid) => ['1', grid.join(' ')].join('\n'),
  },
  {
    id: 'hdu-1426',
    name: { en: 'HDU 1426: ? for blanks', ko: 'HDU 1426: 빈칸은 ?' },
    judge: undefined,
    write: (grid) => formatRows(grid, ' ', '?').join('\n'),
  },
  {
    id: 'spaced-dots',
    name: { en: 'spaced rows with . for blanks', ko: '빈칸이 .이고 띄어 쓴 아홉 줄' },
    judge: undefined,
    write: (grid) => formatRows(grid, ' ', '.').join('\n'),
  },
  {
    id: 'dashes',
    name: { en: 'rows with - for blanks', ko: '빈칸이 -인 아홉 줄' },
    judge: undefined,
    write: (grid) => formatRows(grid, '', '-').join('\n'),
  },
  {
    id: 'stars',
    name: { en: 'rows with * for blanks', ko: '빈칸이 *인 아홉 줄' },
    judge: undefined,
    write: (grid) => formatRows(grid, '', '*').join('\n'),
  },
  {
    id: 'underscores',
    name: { en: 'rows with _ for blanks', ko: '빈칸이 _인 아홉 줄' },
    judge: undefined,
    write: (grid) => formatRows(grid, '', '_').join('\n'),
  },
  {
    id: 'cell-a-line',
    name: { en: 'a cell a line', ko: '한 줄에 한 칸' },
    judge: undefined,
    write: (grid) => grid.join('\n'),
  },
  {
    id: 'nested-list',
    name: { en: 'a nested list', ko: '중첩 리스트' },
    judge: undefined,
    write: (grid) =>
      `[${formatRows(grid, ',')
        .map((row) => `[${row}]`)
        .join(',')}]`,
  },
  {
    id: 'commas',
    name: { en: 'rows with commas', ko: '쉼표로 나눈 아홉 줄' },
    judge: undefined,
    write: (grid) => formatRows(grid, ',').join('\n'),
  },
]

export function formWithId(id: string): InputForm | undefined {
  const [, kind, blank] = /^(packed|spaced) (.+)$/.exec(id) ?? []
  if (blank !== undefined) return formWithBlank(blank, kind === 'spaced')
  return INPUT_FORMS.find((form) => form.id === id)
}

/** Returns a form of nine rows with a blank that no judge uses. */
function formWithBlank(blank: string, isSpaced: boolean): InputForm {
  return {
    id: `${isSpaced ? 'spaced' : 'packed'} ${blank}`,
    name: isSpaced
      ? { en: `spaced rows with ${blank} for blanks`, ko: `띄어 쓴 아홉 줄, 빈칸은 ${blank}` }
      : { en: `rows with ${blank} for blanks`, ko: `아홉 줄, 빈칸은 ${blank}` },
    judge: undefined,
    write: (grid) => formatRows(grid, isSpaced ? ' ' : '', blank).join('\n'),
  }
}

/** Matches a comparison of an element with a sign or a letter that may be a blank, such as `x`. */
const COMPARED_SIGN = /\[[^\]\d][^\]]*\]\s*[!=]==?\s*(["'`])([#@~$%&a-zA-Z])\1/g
/** Matches a comparison of an element with −1. */
const COMPARED_MINUS_ONE = /\[[^\]\d][^\]]*\]\s*[!=]==?\s*-\s*1\b/

/** Returns the blanks for which the program looks, and which no form of `INPUT_FORMS` has. */
function otherBlanks(text: string): readonly string[] {
  const signs = Array.from(text.matchAll(COMPARED_SIGN), ([, , sign]) => sign)
  return [...new Set(signs)].concat(COMPARED_MINUS_ONE.test(text) ? ['-1'] : [])
}

const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\/|(?:^|\s)#(?!\s*(?:include|define))[^\n]*/g

/**
 * Patterns in a program's source, with the format that each suggests and its weight. A pattern weighs more if programs
 * for other formats rarely contain it.
 */
const HINTS: readonly (readonly [pattern: RegExp, form: string, worth: number])[] = [
  // Nine lines of digits: the program takes a line apart without splitting it at spaces.
  [/%1d/, 'boj-2239', 5],
  [
    /\bmap\(\s*int\s*,\s*(?:list\(\s*)?(?:[\w.]*readline|input|\w+)\(\s*\)(?:\.r?strip\([^)]*\))?\s*\)/,
    'boj-2239',
    4,
  ],
  [/\bmap\(\s*int\s*,\s*(?:list\(\s*)?\w+(?:\.r?strip\([^)]*\))?\s*\)/, 'boj-2239', 2],
  [
    /\[\s*int\(\s*(\w+)\s*\)[^\]]*\bfor\s+\1\s+in\s+[\w.]*(?:readline|input|line|row|s|l)\b(?:\(\s*\))?(?:\.r?strip\([^)]*\))?\s*\]/,
    'boj-2239',
    4,
  ],
  [/\blist\(\s*(?:[\w.]*readline|input)\(\s*\)(?:\.r?strip\([^)]*\))?\s*\)/, 'boj-2239', 4],
  [
    /\.split\(\s*(?:''|""|``)\s*\)|\[\s*\.\.\.\s*(?:line|row|str|s|l)\b|Array\.from\(\s*(?:line|row|str|s|l)\b/,
    'boj-2239',
    4,
  ],
  [/\bstring\s+\w+(?:\s*,\s*\w+)*\s*;[^]{0,80}\bcin\s*>>\s*\w+\s*;/, 'boj-2239', 3],
  [/\bscanf\(\s*"%s"/, 'boj-2239', 3],
  [/\bgetline\(\s*cin\b|\bgets\(|\bfgets\(/, 'boj-2239', 1],
  [/\w\[\w+\](?:\[\w+\])?\s*-\s*(?:'0'|48)/, 'boj-2239', 1],
  // Numbers separated by spaces.
  [/\.split\(\s*\)|\.split\(\s*(?:' '|" "|\/\\s\+?\/|\/ +\/)\s*\)/, 'boj-2580', 3],
  [/\bscanf\(\s*"(?:%d\s*)+"/, 'boj-2580', 2],
  [/\bint\s+\w+\s*\[[^]*\bcin\s*>>\s*\w+\[[^\]]*\]\[[^\]]*\]/, 'boj-2580', 2],
  [/\bnp\.loadtxt\b/, 'boj-2580', 2],
  // A count of boards in the first line, and numbered answers.
  [/#\{|["'`]#["'`]|#\$\{|"#%d|f["']#/, 'swea-1974', 5],
  [/\bfor\s+\w*(?:tc|test|case|t)\w*\s+in\s+range\(/i, 'swea-1974', 4],
  [/\b(?:T|tc|testCases?|test_cases?|cases?)\s*=\s*(?:int|Number|parseInt|\+)/i, 'swea-1974', 4],
  [/\bwhile\s*\(\s*(?:T|t|tc|cases?|n)\s*--\s*\)|\bwhile\s*\(\s*--\s*\w+\s*\)/, 'swea-1974', 4],
  [/\bfor\s*\([^;]*\b(?:tc|test_?case|cases?|T)\b/i, 'swea-1974', 3],
  // All 81 digits in one line.
  [/\[\s*\w+\s*\*\s*9\s*\+\s*\w+\s*\]/, 'one-line', 2],
  [/\b(?:len\(\s*\w+\s*\)|\w+\.length|\w+\.size\(\))\s*[!=]==?\s*81\b/, 'one-line', 4],
  // Dots for blanks.
  [/[!=]=\s*(?:'\.'|"\.")|(?:'\.'|"\.")\s*[!=]=|\.replace(?:All)?\(\s*(?:'\.'|"\.")/, 'dots', 3],
  // The size of the board in the first line. The C++ pattern requires a later read: a program that reads each digit
  // into `n` has none.
  [
    /\b[nN]\s*=\s*int\(\s*(?:[\w.]*readline|input)\(|(?:\bcin\s*>>\s*[nN]\s*;|\bscanf\(\s*"%d"\s*,\s*&[nN]\s*\))(?=[^]*(?:\bcin\s*>>|\bgetline\(|\bscanf\())/,
    'size-first',
    3,
  ],
  // A word that ends the input.
  [/(["'])end\1|(?:\[\s*0\s*\]|\*\s*\w+)\s*[!=]=\s*'e'/, 'poj-3074', 6],
  // A heading before each board.
  [/(["'`])Grid\b/, 'euler-96', 6],
  // A box size, from which the size of the board follows.
  [/\b([a-zA-Z])\s*\*\s*\1\b|\*\*\s*2\b/, 'uva-989', 1],
  // Other blanks.
  [/[!=]=\s*(['"])\?\1|(['"])\?\2\s*[!=]=/, 'hdu-1426', 4],
  [/[!=]=\s*(['"])-\1|(['"])-\2\s*[!=]=/, 'dashes', 4],
  [/[!=]=\s*(['"])\*\1|(['"])\*\2\s*[!=]=/, 'stars', 4],
  [/[!=]=\s*(['"])_\1|(['"])_\2\s*[!=]=/, 'underscores', 4],
  // A list as the language writes it.
  [/\bjson\.loads?\(|\bJSON\.parse\(|\bliteral_eval\(|\beval\(\s*input/, 'nested-list', 5],
  // Commas between the digits.
  [/\.split\(\s*(?:','|",")\s*\)|\bdelimiter\s*=\s*(?:','|",")/, 'commas', 5],
]

/** What the comparison of an element with another blank says. */
const BLANK_WORTH = 4

/**
 * Returns all formats, likeliest first: those with strong hints in the source, then `usual`, then those with a weak
 * hint, then the others in the order of `INPUT_FORMS`.
 * @param usual id of the puzzle's own format, or of the first one
 */
export function likelyForms(source: string, usual: string): readonly InputForm[] {
  const text = source.replaceAll(COMMENT, ' ')
  const worth = new Map<string, number>([[usual, 1.5]])
  for (const [pattern, form, points] of HINTS)
    if (pattern.test(text)) worth.set(form, (worth.get(form) ?? 0) + points)
  const of = (id: string) => worth.get(id) ?? 0
  // Formats with two properties add up the hints for both.
  if (of('swea-1974') >= 4 && of('boj-2239') >= 4) worth.set('poj-2676', of('swea-1974') + of('boj-2239'))
  if (of('size-first') > 0) worth.set('size-first', of('size-first') + of('boj-2580'))
  if (of('swea-1974') >= 3 && of('one-line') > 0) {
    worth.set('count-then-line', of('swea-1974') + of('one-line'))
    if (of('boj-2580') > 0) worth.set('count-then-spaced-line', of('count-then-line') + of('boj-2580'))
  }
  if (of('size-first') > 0 && of('uva-989') > 0) worth.set('uva-989', of('size-first') + 1)
  for (const blank of ['dashes', 'stars', 'underscores'])
    if (of(blank) > 0) worth.set(blank, of(blank) + of('boj-2239'))
  if (of('dots') > 0 && of('boj-2580') >= 2) worth.set('spaced-dots', of('dots') + 1)
  if (of('dots') > 0 && of('one-line') > 0) worth.set('one-line-dots', of('dots') + of('one-line'))
  else if (of('dots') > 0) worth.set('dots', of('dots') + of('boj-2239'))
  if (of('poj-3074') > 0) worth.set('poj-3074', of('poj-3074') + Math.max(of('dots'), of('one-line-dots')))
  const others = otherBlanks(text).flatMap((blank) => {
    const forms = [formWithBlank(blank, true), ...(blank.length === 1 ? [formWithBlank(blank, false)] : [])]
    for (const { id } of forms)
      worth.set(id, BLANK_WORTH + of(id.startsWith('spaced') ? 'boj-2580' : 'boj-2239'))
    return forms
  })
  return [...INPUT_FORMS, ...others].toSorted((one, other) => of(other.id) - of(one.id))
}
