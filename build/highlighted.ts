import hljs from 'highlight.js/lib/core'
import cpp from 'highlight.js/lib/languages/cpp'
import python from 'highlight.js/lib/languages/python'
import typescript from 'highlight.js/lib/languages/typescript'
import type { Token, TokenKind } from '../src/search/steps/listing.ts'

/** highlight.js grammars by file extension. */
const LANGUAGES = { py: python, cpp, ts: typescript } as const

export type Language = keyof typeof LANGUAGES

for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language)

/** Token kinds by highlight.js class; all other classes are plain. */
const KINDS: Readonly<Record<string, TokenKind>> = {
  keyword: 'keyword',
  type: 'keyword',
  literal: 'keyword',
  meta: 'keyword',
  title: 'function',
  number: 'number',
  string: 'string',
  comment: 'comment',
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Matches text before a call, the called name, and text after; needed because not every grammar marks calls. */
const CALL = /^(.*?)(\b[A-Za-z_]\w*)(?=\()([\s\S]*)$/

/** Returns the tokens of each line of a program. The token texts of a line always concatenate to that line. */
export function highlightLines(source: string, language: Language): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]]
  for (const token of tokensOf(hljs.highlight(source, { language }).value)) {
    token.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ ...token, text })
    })
  }
  return lines.map((line) => mergeAdjacent(line).flatMap(withCalls))
}

/** Flattens highlight.js markup: each text with its innermost enclosing kind. */
function tokensOf(markup: string): readonly Token[] {
  const kinds: TokenKind[] = ['plain']
  const tokens: Token[] = []
  for (const [, opened, closed, text] of markup.matchAll(
    /<span class="hljs-(\w+)[^>]*>|(<\/span>)|([^<]+)/g,
  )) {
    if (opened !== undefined) kinds.push(KINDS[opened] ?? 'plain')
    else if (closed !== undefined) kinds.pop()
    else
      tokens.push({
        text: text.replace(/&([#\w]+);/g, (_, name: string) => ENTITIES[name]),
        kind: kinds.at(-1) ?? 'plain',
      })
  }
  return tokens
}

/** Splits a plain token, so that each called name in it becomes a token of kind `function`. */
function withCalls(token: Token): readonly Token[] {
  const call = token.kind === 'plain' ? CALL.exec(token.text) : null
  if (call === null) return [token]
  const [, before, name, after] = call
  const rest = withCalls({ text: after, kind: 'plain' })
  const called: readonly Token[] = [{ text: name, kind: 'function' }, ...rest]
  return before === '' ? called : [{ text: before, kind: 'plain' }, ...called]
}

/** Merges adjacent tokens of the same kind and drops empty ones. */
function mergeAdjacent(tokens: readonly Token[]): readonly Token[] {
  const long: Token[] = []
  for (const { text, kind } of tokens.filter(({ text }) => text !== '')) {
    const last = long.at(-1)
    if (last?.kind === kind) long[long.length - 1] = { text: last.text + text, kind }
    else long.push({ text, kind })
  }
  return long
}
