/** No sentence is missing in a language: checks every text in the message sources, those inside functions too. */
import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const PAGE = new URL('../../src/page/', import.meta.url)
const HANGUL = /\p{Script=Hangul}/u

/** AST nodes (`type`) or children (`type key`) whose strings are no texts: paths, keys, types, compared values. */
const NO_TEXT: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportNamedDeclaration source',
  'TSLiteralType',
  'TSAsExpression',
  'NewExpression',
  'BinaryExpression',
  'SwitchCase test',
  'Property key',
])

/** Returns every text of a file: a string, or a template with its parts joined by `…`. */
function textsOf(file: string): readonly string[] {
  const texts: string[] = []
  function visit(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null || !('type' in node) || typeof node.type !== 'string')
      return
    if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') texts.push(node.value)
    if (node.type === 'TemplateLiteral' && 'quasis' in node && Array.isArray(node.quasis))
      texts.push(node.quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join('…'))
    for (const [key, child] of Object.entries(node))
      if (!NO_TEXT.has(node.type) && !NO_TEXT.has(`${node.type} ${key}`)) visit(child)
  }
  visit(parseSync(file, readFileSync(new URL(file, PAGE), 'utf8')).program.body)
  return texts
}

/** Returns the files of sentences in a language, such as `predict/en.ts` and `board/boardView.en.ts`. */
function filesIn(language: 'en' | 'ko'): readonly string[] {
  const files = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => new RegExp(`[/.]${language}\\.ts$`).test(file)).toSorted()
}

/** Intended exceptions: the other language's name, and names of a locale and its options, a unit, keys, programming languages and methods. */
const EXCEPTIONS: ReadonlySet<string> = new Set(
  ['한국어', 'English', 'ko', 'short', 'numeric', 'day', 'ms', 'Ctrl V', '…MB', 'Python', 'PyPy'].concat([
    'in + remove',
    'discard',
    'discard ÷ in',
  ]),
)

test('every file of sentences exists in both languages', () => {
  expect(filesIn('ko')).toEqual(
    filesIn('en')
      .map((file) => file.replace(/en\.ts$/, 'ko.ts'))
      .toSorted(),
  )
})

test.each(filesIn('en'))('%s has no text in Korean', (file) => {
  const korean = textsOf(file).filter((text) => HANGUL.test(text))
  expect(korean.filter((text) => !EXCEPTIONS.has(text))).toEqual([])
})

test.each(filesIn('ko'))('%s has no text in English', (file) => {
  const english = textsOf(file).filter((text) => /[A-Za-z]{2}/.test(text) && !HANGUL.test(text))
  expect(english.filter((text) => !EXCEPTIONS.has(text))).toEqual([])
})
