/** Splits a program's source into code, texts (contents of strings and regular expressions) and comments. */
import type { OwnLanguage } from '../../sudoku/reading/language.ts'

/** A part from `from` inclusive to `to` exclusive, in code units. The parts of a source cover all of it. */
export interface SourcePart {
  readonly kind: 'code' | 'text' | 'comment'
  readonly from: number
  readonly to: number
}

/** Substitutes for `"`: typographic quotes, the full-width quote, the inch sign. */
export const DOUBLE_QUOTES = '“”„‟″＂'
/** Substitutes for `'`: typographic quotes, the full-width quote, the foot sign. */
export const SINGLE_QUOTES = '‘’‚‛′＇'

const LINE_END = /[\n\r\u2028\u2029]/

/**
 * Returns the parts of a source, in order. Typographic quotes in code delimit a text, as plain quotes do. The
 * delimiters belong to the code, and the characters between them are the text.
 */
export function sourceParts(source: string, language: OwnLanguage): readonly SourcePart[] {
  return new Scanner(source, language).parts()
}

/** True if a source contains anything besides white space and comments. */
export function hasCode(source: string, language: OwnLanguage): boolean {
  return sourceParts(source, language).some(
    ({ kind, from, to }) =>
      kind !== 'comment' && /[^\s\u200b-\u200d\u2060\ufeff]/.test(source.slice(from, to)),
  )
}

/** Replaces texts and comments by spaces, except `\n`, so that offsets and line numbers stay valid. */
export function codeAlone(source: string, language: OwnLanguage): string {
  return sourceParts(source, language)
    .map(({ kind, from, to }) => {
      const part = source.slice(from, to)
      return kind === 'code' ? part : part.replaceAll(/[^\n]/g, ' ')
    })
    .join('')
}

/**
 * Returns the index of the bracket that closes the one before `from`; the end of the text if it is missing.
 * @param text code without strings and comments, as `codeAlone` returns
 */
export function closingBracket(text: string, from: number): number {
  let depth = 1
  for (let index = from; index < text.length; index++) {
    if ('([{'.includes(text[index])) depth++
    if (')]}'.includes(text[index]) && --depth === 0) return index
  }
  return text.length
}

/** Matches code after which a slash starts a regular expression, because it cannot be a division. */
const BEFORE_REGULAR_EXPRESSION =
  /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|void|delete))\s*$/

class Scanner {
  readonly #source: string
  readonly #language: OwnLanguage
  readonly #parts: SourcePart[] = []
  /** Offset of the next character to scan. */
  #at = 0
  /** Start of the code that is not yet in a part. */
  #codeFrom = 0

  constructor(source: string, language: OwnLanguage) {
    this.#source = source
    this.#language = language
  }

  parts(): readonly SourcePart[] {
    if (this.#language === 'javascript') this.#scanCode()
    else while (this.#at < this.#source.length) this.#scanToken()
    this.#endCode(this.#source.length)
    return this.#parts
  }

  /** Scans code up to the end of the source, or up to the brace that ends a template's expression. */
  #scanCode(): void {
    let depth = 0
    while (this.#at < this.#source.length) {
      const character = this.#source[this.#at]
      if (character === '}' && depth-- === 0 && this.#isInTemplate) return
      if (character === '{') depth++
      this.#scanToken()
    }
  }

  /** True while an expression in a template literal is scanned. */
  #isInTemplate = false

  #scanToken(): void {
    const character = this.#source[this.#at]
    const next = this.#source[this.#at + 1]
    if (this.#language === 'python') {
      if (character === '#') return this.#addComment(this.#lineEnd())
    } else if (character === '/' && next === '/') return this.#addComment(this.#lineEnd())
    else if (character === '/' && next === '*') return this.#addComment(this.#indexBehind('*/', this.#at + 2))
    if (isQuote(character)) return this.#scanQuoted(character)
    if (this.#language === 'javascript') {
      if (character === '`') return this.#scanTemplate()
      if (character === '/' && this.#isRegularExpressionNext()) return this.#scanRegularExpression()
    }
    this.#at++
  }

  #scanQuoted(quote: string): void {
    const source = this.#source
    const family = familyOf(quote)
    if (this.#language === 'cpp') {
      if (
        quote === '"' &&
        /(?:^|\W)(?:u8|[uUL])?R$/.test(source.slice(Math.max(0, this.#at - 5), this.#at))
      ) {
        const [opening, delimiter] = /^"([^\s()\\]{0,16})\(/.exec(source.slice(this.#at, this.#at + 20)) ?? []
        if (opening !== undefined) {
          return this.#addText(1, this.#indexBehind(`)${delimiter}"`, this.#at) - 1, 1)
        }
      }
      // 1'000'000 is one number.
      if (quote === "'" && isInNumber(source, this.#at)) {
        this.#at++
        return
      }
    }
    if (this.#language === 'python') {
      const three = source.slice(this.#at, this.#at + 3)
      const isLike = (one: string) =>
        isPlain(quote) ? one === quote : isInFamily(family, one) && !isPlain(one)
      if (three.length === 3 && Array.from(three).every(isLike)) {
        const end = this.#closingTripleQuote(family, this.#at + 3)
        return this.#addText(3, end ?? source.length, end === undefined ? 0 : 3)
      }
    }
    const end = this.#closingQuote(quote, family)
    if (end === undefined && !isPlain(quote)) {
      // A typographic quote without a closing one on its line delimits nothing.
      this.#at++
      return
    }
    if (end === undefined) this.#addText(1, this.#lineEnd(), 0)
    else this.#addText(1, end, 1)
  }

  /**
   * Returns the offset of the closing quote on the line; undefined if there is none. A plain quote is closed by the
   * next equal quote. Without one, or if the opening quote is typographic, the next quote of its family closes it:
   * double or single quotes, plain or typographic.
   */
  #closingQuote(quote: string, family: string): number | undefined {
    const isPlainPair = isPlain(quote)
    let typographic: number | undefined
    for (let index = this.#at + 1; index < this.#source.length; index++) {
      const character = this.#source[index]
      if (character === '\\') {
        index++
        continue
      }
      if (LINE_END.test(character)) break
      if (!isInFamily(family, character)) continue
      if (!isPlainPair || character === quote) return index
      typographic ??= index
    }
    return typographic
  }

  /** Like `#closingQuote`, but for three quotes in a row at `from` or later, also on later lines. */
  #closingTripleQuote(family: string, from: number): number | undefined {
    const isPlainOpening = isPlain(this.#source[this.#at])
    let typographic: number | undefined
    for (let index = from; index < this.#source.length; index++) {
      if (this.#source[index] === '\\') {
        index++
        continue
      }
      const three = this.#source.slice(index, index + 3)
      if (three.length < 3 || !Array.from(three).every((one) => isInFamily(family, one))) continue
      if (!isPlainOpening || Array.from(three).every(isPlain)) return index
      typographic ??= index
    }
    return typographic
  }

  #scanTemplate(): void {
    let from = this.#at + 1
    this.#at = from
    this.#endCode(from)
    while (this.#at < this.#source.length) {
      const character = this.#source[this.#at]
      if (character === '\\') this.#at += 2
      else if (character === '`') break
      else if (character === '$' && this.#source[this.#at + 1] === '{') {
        this.#push('text', from, this.#at)
        this.#codeFrom = this.#at
        this.#at += 2
        const wasInTemplate = this.#isInTemplate
        this.#isInTemplate = true
        this.#scanCode()
        this.#isInTemplate = wasInTemplate
        this.#at = Math.min(this.#at + 1, this.#source.length)
        from = this.#at
        this.#endCode(from)
      } else this.#at++
    }
    const end = Math.min(this.#at, this.#source.length)
    this.#push('text', from, end)
    this.#codeFrom = end
    this.#at = end + 1
  }

  #isRegularExpressionNext(): boolean {
    return BEFORE_REGULAR_EXPRESSION.test(
      this.#source.slice(Math.max(this.#codeFrom, this.#at - 40), this.#at).trimEnd(),
    )
  }

  /** Scans a regular expression. Skips only the slash, a division, if there is no closing one on its line. */
  #scanRegularExpression(): void {
    let isInClass = false
    for (let index = this.#at + 1; index < this.#source.length; index++) {
      const character = this.#source[index]
      if (LINE_END.test(character)) break
      if (character === '\\') index++
      else if (character === '[') isInClass = true
      else if (character === ']') isInClass = false
      else if (character === '/' && !isInClass) return this.#addText(1, index, 1)
    }
    this.#at++
  }

  /** Adds a text: `opening` code units that open it, its content up to `end`, `closing` code units that close it. */
  #addText(opening: number, end: number, closing: number): void {
    const from = Math.min(this.#at + opening, this.#source.length)
    const to = Math.max(from, Math.min(end, this.#source.length))
    this.#endCode(from)
    this.#push('text', from, to)
    this.#codeFrom = to
    this.#at = Math.min(to + closing, this.#source.length)
  }

  #addComment(end: number): void {
    this.#endCode(this.#at)
    this.#push('comment', this.#at, end)
    this.#codeFrom = end
    this.#at = end
  }

  /** Adds the code between the latest part and `end`, if there is any. */
  #endCode(end: number): void {
    this.#push('code', this.#codeFrom, end)
    this.#codeFrom = end
  }

  #push(kind: SourcePart['kind'], from: number, to: number): void {
    if (to > from) this.#parts.push({ kind, from, to })
  }

  /** Returns the offset of the next line end, or the length of the source. */
  #lineEnd(): number {
    for (let index = this.#at; index < this.#source.length; index++) {
      if (LINE_END.test(this.#source[index])) return index
    }
    return this.#source.length
  }

  /** Returns the offset behind the next `end`, or the length of the source. */
  #indexBehind(end: string, from: number): number {
    const found = this.#source.indexOf(end, from)
    return found < 0 ? this.#source.length : found + end.length
  }
}

function isPlain(quote: string): boolean {
  return quote === '"' || quote === "'"
}

function isQuote(character: string): boolean {
  return isPlain(character) || DOUBLE_QUOTES.includes(character) || SINGLE_QUOTES.includes(character)
}

/** Returns the quotes that may close a text: the plain quote and its substitutes. */
function familyOf(quote: string): string {
  return quote === '"' || DOUBLE_QUOTES.includes(quote) ? `"${DOUBLE_QUOTES}` : `'${SINGLE_QUOTES}`
}

function isInFamily(family: string, character: string | undefined): boolean {
  return character !== undefined && character !== '' && family.includes(character)
}

/** True if the quote at `index` separates digits of a C++ number. */
function isInNumber(source: string, index: number): boolean {
  const [before = ''] = /[\w']*$/.exec(source.slice(Math.max(0, index - 40), index)) ?? []
  return /^\d/.test(before) && /[0-9a-fA-F]/.test(source[index + 1] ?? '')
}
