/** Finds the places in C++ source where code can be inserted before a line runs. */
import { codeAlone } from '../text/sourceText.ts'

/** A place where inserted code runs: before a statement, before each round of a loop, or at the start of a function. */
export interface StatementPlace {
  /** First and last 1-based line of the place: the head of a function may span several. */
  readonly from: number
  readonly to: number
  /** Where the expression (the code to run) is inserted, with the text on both sides of it. */
  readonly before: Insertion
  /** Closing text, such as `}`, at a later offset; undefined if none is needed. */
  readonly after: Insertion | undefined
  /** True for the start of a lambda's body, which runs apart from the statement around the lambda. */
  readonly isLambda: boolean
}

/** Text that is inserted at one offset, with or without the expression in it. */
export interface Insertion {
  /** Offset in the source. */
  readonly at: number
  /** Text before the expression; all of the text if there is no expression. */
  readonly text: string
  /** Text after the expression; empty if there is none. */
  readonly behind: string
}

interface Token {
  readonly text: string
  /** Offset in the source. */
  readonly at: number
  /** From 1. */
  readonly line: number
}

const TOKEN = /[A-Za-z_]\w*|\d[\w.']*|->|::|\S/g
const DIRECTIVE = /^[^\S\n]*#(?:\\\n|.)*/gm
/** Matches a macro with parameters whose text begins with a loop or a condition. */
const CONTROL_MACRO =
  /^[^\S\n]*#[^\S\n]*define[^\S\n]+(\w+)\([^)\n]*\)[^\S\n]*(?:\\\n|[^\S\n])*(?:for|while|if)\b/gm
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
const TYPES = new Set(['class', 'struct', 'union', 'enum'])

export function statementPlaces(source: string): readonly StatementPlace[] {
  return new Scanner(source).places()
}

class Scanner {
  readonly #tokens: readonly Token[]
  /** Names of the macros that begin with a loop or a condition. */
  readonly #macros: ReadonlySet<string>
  readonly #places: StatementPlace[] = []
  #index = 0

  constructor(source: string) {
    const code = codeAlone(source, 'cpp')
    this.#macros = new Set(Array.from(code.matchAll(CONTROL_MACRO), ([, name]) => name))
    const plain = code.replaceAll(DIRECTIVE, (directive) => directive.replaceAll(/[^\n]/g, ' '))
    let line = 1
    let counted = 0
    this.#tokens = Array.from(plain.matchAll(TOKEN), ({ 0: text, index: at }) => {
      for (; counted < at; counted++) if (plain[counted] === '\n') line++
      return { text, at, line }
    })
  }

  places(): readonly StatementPlace[] {
    while (this.#index < this.#tokens.length) {
      this.#scanDeclarations()
      // Skips an unmatched closing brace.
      this.#index++
    }
    return this.#places.toSorted((one, other) => one.before.at - other.before.at)
  }

  #token(offset = 0): Token | undefined {
    return this.#tokens[this.#index + offset]
  }

  /** True if the current token, or the one `offset` tokens later, is this text. */
  #is(text: string, offset = 0): boolean {
    return this.#token(offset)?.text === text
  }

  /** Scans a namespace, a class or the whole file up to its closing brace. */
  #scanDeclarations(): void {
    let head = this.#index
    for (let token = this.#token(); token !== undefined && token.text !== '}'; token = this.#token()) {
      if (token.text === ';' || (token.text === ':' && this.#index - head === 1)) {
        this.#index++
        head = this.#index
      } else if (token.text !== '{') this.#scanPart()
      else {
        this.#scanBraces(this.#tokens.slice(head, this.#index))
        head = this.#index
      }
    }
  }

  /**
   * Scans the braces of a declaration: of a namespace, type, function or variable.
   * @param head tokens of the declaration before the braces
   */
  #scanBraces(head: readonly Token[]): void {
    const texts = head.map(({ text }) => text)
    const isType = texts.some((text) => TYPES.has(text)) && !texts.includes('(')
    if (texts.includes('namespace') || texts.includes('extern') || isType) {
      this.#index++
      this.#scanDeclarations()
      this.#index++
      return
    }
    const open = texts.indexOf('(')
    const isFunction = open > 0 && (!texts.slice(0, open).includes('=') || texts.includes('operator'))
    if (isFunction) this.#scanBody(head[0], false)
    else this.#scanInnerBraces(this.#index - head.length)
  }

  /** Scans a function's body, and adds a place at its start. @param head first token of the function */
  #scanBody(head: Token | undefined, isLambda: boolean): void {
    const brace = this.#token()
    if (brace === undefined) return
    const from = head?.line ?? brace.line
    this.#add(from, brace.line, { at: brace.at + 1, text: '', behind: ';' }, undefined, isLambda)
    this.#scanBlock()
  }

  #scanBlock(): void {
    this.#index++
    while (this.#token() !== undefined && !this.#is('}')) this.#scanStatement(false)
    this.#index++
  }

  /**
   * Scans a statement.
   * @param isBare true for the body of a condition or loop: it must stay one statement, so an insertion needs braces
   */
  #scanStatement(isBare: boolean): void {
    const token = this.#token()
    if (token === undefined) return
    switch (token.text) {
      case '{':
        return this.#scanBlock()
      case 'case':
      case 'default':
        while (this.#token() !== undefined && !this.#is(':')) this.#index++
        this.#index++
        return this.#is('}') ? undefined : this.#scanStatement(isBare)
      case 'if':
      case 'switch':
        return this.#scanAround(token, isBare, () => {
          this.#index++
          while (this.#token() !== undefined && !this.#is('(')) this.#index++
          this.#scanPart()
          this.#scanStatement(true)
          if (token.text === 'if' && this.#is('else')) {
            this.#index++
            this.#scanStatement(true)
          }
        })
      case 'while':
        this.#index++
        this.#scanCondition(token, this.#index + 1, this.#scanParentheses() - 1)
        return
      case 'for':
        return this.#scanFor(token)
      case 'do':
        this.#index++
        this.#scanStatement(true)
        return this.#scanSimple()
      case 'try':
        this.#index++
        this.#scanStatement(false)
        while (this.#is('catch')) {
          this.#index++
          this.#scanPart()
          this.#scanStatement(false)
        }
        return
      default:
        if (this.#macros.has(token.text) && this.#is('(', 1)) {
          this.#index++
          this.#scanPart()
          return this.#scanLoopBody(token)
        }
        if (this.#is(':', 1) && /^\w/.test(token.text)) {
          this.#index += 2
          return this.#is('}') ? undefined : this.#scanStatement(isBare)
        }
        return this.#scanAround(token, isBare, () => this.#scanSimple())
    }
  }

  /** Scans a statement by calling `scan`, and adds a place before the statement. @param token its first token */
  #scanAround(token: Token, isBare: boolean, scan: () => void): void {
    const before = { at: token.at, text: isBare ? '{' : '', behind: ';' }
    const first = this.#index
    scan()
    const after = isBare && this.#index > first ? { at: this.#endOffset(), text: '}', behind: '' } : undefined
    this.#add(token.line, token.line, before, after)
  }

  /** Returns the offset after the last token that was scanned. */
  #endOffset(): number {
    const last = this.#tokens[this.#index - 1]
    return last.at + last.text.length
  }

  /** Scans a `for` loop, and adds a place that runs before each round. */
  #scanFor(token: Token): void {
    this.#index++
    const open = this.#index
    const end = this.#scanParentheses()
    const semicolons: number[] = []
    let depth = 0
    for (let index = open + 1; index < end - 1; index++) {
      const { text } = this.#tokens[index]
      if (CLOSING[text] !== undefined) depth++
      else if (/^[)\]}]$/.test(text)) depth--
      else if (text === ';' && depth === 0) semicolons.push(index)
    }
    if (semicolons.length < 2) {
      this.#index = end
      return this.#scanLoopBody(token)
    }
    this.#scanCondition(token, semicolons[0] + 1, semicolons[1])
  }

  /**
   * Adds a place in the condition of a loop (in its body, if the condition declares a variable). Then scans the body.
   * @param first, end indices of the condition's first token and of the token behind the condition
   */
  #scanCondition(token: Token, first: number, end: number): void {
    const closing = this.#index
    const condition = this.#tokens.slice(first, end)
    const isDeclaration = condition.some(
      ({ text }, index) =>
        text === '=' &&
        /^\w/.test(condition[index - 2]?.text ?? '') &&
        index > 1 &&
        condition[index + 1]?.text !== '=' &&
        /^[A-Za-z_]/.test(condition[index - 1].text),
    )
    if (isDeclaration) return this.#scanLoopBody(token)
    const at = this.#tokens[end]?.at ?? this.#endOffset()
    if (condition.length === 0)
      this.#add(token.line, token.line, { at, text: '', behind: ',true' }, undefined)
    else {
      const before = { at: condition[0].at, text: '(', behind: ',(' }
      this.#add(token.line, token.line, before, { at, text: '))', behind: '' })
    }
    this.#index = closing
    this.#scanStatement(true)
  }

  /** Scans the body of a loop. Adds a place at the start of the body, with the line of the loop's keyword. */
  #scanLoopBody(token: Token): void {
    const body = this.#token()
    if (body === undefined) return
    const before = { at: body.at, text: '{', behind: ';' }
    this.#scanStatement(true)
    this.#add(token.line, token.line, before, { at: this.#endOffset(), text: '}', behind: '' })
  }

  /** Scans a simple statement with its semicolon; a closing brace ends it, too. */
  #scanSimple(): void {
    const first = this.#index
    while (this.#token() !== undefined && !this.#is(';') && !this.#is('}')) {
      if (this.#is('{')) this.#scanInnerBraces(first)
      else this.#scanPart()
    }
    if (this.#is(';')) this.#index++
  }

  /** Scans one token, or brackets with what they hold. */
  #scanPart(): void {
    const closing = CLOSING[this.#token()?.text ?? '']
    const first = this.#index
    this.#index++
    if (closing === undefined) return
    while (this.#token() !== undefined && !this.#is(closing)) {
      if (this.#is('{')) this.#scanInnerBraces(first + 1)
      else this.#scanPart()
    }
    this.#index++
  }

  /**
   * Scans braces within a statement: the body of a lambda, a local type, or a list of values.
   * @param first index of the first token of the statement or part
   */
  #scanInnerBraces(first: number): void {
    const head = this.#tokens.slice(Math.max(first, this.#index - 40), this.#index)
    const previous = head.at(-1)?.text ?? ''
    const arrow = head.findLastIndex(({ text }) => text === '->')
    const isResult =
      arrow > 0 && head[arrow - 1].text === ')' && !head.slice(arrow).some(({ text }) => text === '(')
    if (/^(?:[)\]]|mutable|noexcept)$/.test(previous) || isResult)
      return this.#scanBody(
        head.findLast(({ text }) => text === '['),
        true,
      )
    if (head.some(({ text }) => TYPES.has(text)) && !head.some(({ text }) => text === '(' || text === '=')) {
      this.#index++
      this.#scanDeclarations()
      this.#index++
    } else this.#scanPart()
  }

  /** Scans the parentheses at the current token. @returns the index behind them */
  #scanParentheses(): number {
    this.#scanPart()
    return this.#index
  }

  #add(from: number, to: number, before: Insertion, after: Insertion | undefined, isLambda = false): void {
    this.#places.push({ from, to, before, after, isLambda })
  }
}
