/** Expressions of the cells that a program writes: `board[y][x] = n`, evaluated with the variables of a call. */
import type { Variable, WatchValue } from '../../search/steps/step.ts'

/** Returns the value of a variable; undefined if it has none. */
export type ValueOf = (name: string) => WatchValue | undefined

/** The target of an assignment: its subscripts, one for a board in one list, two for one in rows. */
export interface CellExpression {
  readonly subscripts: readonly string[]
}

/** Matches an assignment, with what is before its `=`. */
const ASSIGNMENT = /(?<![=!<>:])=(?!=)/g

/** Returns the targets with subscripts of the assignments in a line, in order. */
export function cellExpressionsIn(line: string): readonly CellExpression[] {
  return Array.from(line.matchAll(ASSIGNMENT)).flatMap(({ index }): readonly CellExpression[] => {
    const subscripts = trailingSubscripts(line.slice(0, index).replace(/[-+*/|&^%]+\s*$/, ''))
    return subscripts.length === 1 || subscripts.length === 2 ? [{ subscripts }] : []
  })
}

/** Returns the subscripts at the end of a text: those of `grid[y][x + 1]` are `y` and `x + 1`, as those of `a[y, x + 1]`. */
function trailingSubscripts(text: string): readonly string[] {
  const found: string[] = []
  let end = text.trimEnd().length
  while (text[end - 1] === ']') {
    let depth = 0
    let at = end - 1
    for (; at >= 0; at--) {
      if (text[at] === ']') depth++
      if (text[at] === '[' && --depth === 0) break
    }
    if (at < 0) return []
    found.unshift(text.slice(at + 1, end - 1))
    end = text.slice(0, at).trimEnd().length
  }
  return found.length === 1 && !/[[(]/.test(found[0]) ? found[0].split(',') : found
}

/** Returns the values of the subscripts; undefined if one cannot be evaluated. */
export function subscriptValues(
  { subscripts }: CellExpression,
  valueOf: ValueOf,
): readonly number[] | undefined {
  const values = subscripts.map((subscript) => numberOf(subscript, valueOf))
  return values.every((value) => value !== undefined) ? values : undefined
}

/** Returns the value of an expression of whole numbers; undefined if it has none, or is none of those understood. */
export function numberOf(expression: string, valueOf: ValueOf): number | undefined {
  const evaluated = new Evaluation(expression, valueOf).result()
  return typeof evaluated === 'number' ? evaluated : undefined
}

const TOKENS = /\s*(\/\/|>>|\d+|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*|[-+*/%()[\].|~])/y

/** Functions that make a number whole. */
const WHOLE = /^(?:int|Math\.(?:floor|trunc)|parseInt|Number)$/
/** Members of a pair in C++, as indices. */
const MEMBERS = new Map([
  ['first', 0],
  ['second', 1],
])

class Evaluation {
  readonly #tokens: readonly string[]
  readonly #valueOf: ValueOf
  #at = 0

  constructor(expression: string, valueOf: ValueOf) {
    this.#tokens = tokensOf(expression)
    this.#valueOf = valueOf
  }

  result(): WatchValue | undefined {
    if (this.#tokens.length === 0) return undefined
    const value = this.#sum()
    return this.#at === this.#tokens.length ? value : undefined
  }

  #takes(...tokens: readonly string[]): string | undefined {
    const token = this.#tokens[this.#at]
    if (!tokens.includes(token)) return undefined
    this.#at++
    return token
  }

  #sum(): WatchValue | undefined {
    let value = this.#product()
    for (
      let sign = this.#takes('+', '-', '|', '>>');
      sign !== undefined;
      sign = this.#takes('+', '-', '|', '>>')
    ) {
      const other = this.#product()
      if (typeof value !== 'number' || typeof other !== 'number') return undefined
      // `| 0` and `>> 0` make a number whole, as all of them are here.
      if (sign === '+' || sign === '-') value = sign === '+' ? value + other : value - other
      else if (other !== 0) return undefined
    }
    return value
  }

  #product(): WatchValue | undefined {
    let value = this.#factor()
    for (
      let sign = this.#takes('*', '/', '//', '%');
      sign !== undefined;
      sign = this.#takes('*', '/', '//', '%')
    ) {
      const other = this.#factor()
      if (typeof value !== 'number' || typeof other !== 'number') return undefined
      if (sign === '*') value *= other
      else if (other === 0) return undefined
      else value = sign === '%' ? value % other : Math.trunc(value / other)
    }
    return value
  }

  #factor(): WatchValue | undefined {
    if (this.#takes('~') !== undefined) return this.#takes('~') === undefined ? undefined : this.#factor()
    if (this.#takes('-') !== undefined) {
      const value = this.#factor()
      return typeof value === 'number' ? -value : undefined
    }
    let value = this.#operand()
    for (;;) {
      if (this.#takes('[') !== undefined) {
        const index = this.#sum()
        if (this.#takes(']') === undefined || typeof index !== 'number') return undefined
        value = entryOf(value, index)
      } else if (this.#takes('.') !== undefined) {
        const index = MEMBERS.get(this.#tokens[this.#at++])
        value = index === undefined ? undefined : entryOf(value, index)
      } else return value
    }
  }

  #operand(): WatchValue | undefined {
    if (this.#takes('(') !== undefined) {
      const value = this.#sum()
      return this.#takes(')') === undefined ? undefined : value
    }
    const token = this.#tokens[this.#at++] ?? ''
    if (/^\d/.test(token)) return Number(token)
    if (WHOLE.test(token) && this.#tokens[this.#at] === '(') return this.#operand()
    return this.#variable(token)
  }

  /** Returns the value of a variable, or of a member of one, which languages list under its full name. */
  #variable(name: string): WatchValue | undefined {
    const value = this.#valueOf(name)
    const dot = name.lastIndexOf('.')
    if (value !== undefined || dot < 0) return value
    const index = MEMBERS.get(name.slice(dot + 1))
    return index === undefined ? undefined : entryOf(this.#valueOf(name.slice(0, dot)), index)
  }
}

function tokensOf(expression: string): readonly string[] {
  const tokens: string[] = []
  const matcher = new RegExp(TOKENS)
  const text = expression.trimEnd()
  while (matcher.lastIndex < text.length) {
    const found = matcher.exec(text)
    if (found === null) return []
    tokens.push(found[1])
  }
  return tokens
}

/** Returns an entry of a list, or of a tuple or pair, of which only the text is known. */
function entryOf(value: WatchValue | undefined, index: number): WatchValue | undefined {
  if (typeof value !== 'object') return undefined
  if ('set' in value) return undefined
  if (!('text' in value)) return value[index]
  const numbers = /^[({[][-\d, ]*[)}\]]$/.test(value.text) ? value.text.match(/-?\d+/g) : null
  const entry = numbers?.[index]
  return entry === undefined ? undefined : Number(entry)
}

/** Returns the value of a variable of the first call that has it. */
export function valueIn(...calls: readonly (readonly Variable[] | undefined)[]): ValueOf {
  return (name) => {
    for (const variables of calls) {
      const found = variables?.find((each) => each.name === name)
      if (found !== undefined) return found.value
    }
    return undefined
  }
}
