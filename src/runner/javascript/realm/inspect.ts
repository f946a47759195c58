/** Implements Node's `util.inspect` for the user's programs. */

/** The supported options of Node's `util.inspect`, under the same names. */
export interface InspectOptions {
  /** Levels of nested objects that are expanded. */
  readonly depth?: number
  /** Maximum characters of an object that is written on one line. */
  readonly breakLength?: number
  /** Maximum entries of a list that are shown. */
  readonly maxArrayLength?: number
}

/** Options and state while one value is formatted. */
interface Context {
  readonly depth: number
  readonly breakLength: number
  readonly maxArrayLength: number
  /** Objects being formatted, outermost first; detects cycles. */
  readonly seen: object[]
  /** Spaces before the lines of the object being formatted. */
  indentation: number
  /** Nesting level of the latest object whose formatting began. */
  currentDepth: number
}

/** Default of `breakLength`. */
const BREAK_LENGTH = 80
/** Default of Node's option `compact`: nesting levels that may share a line. */
const COMPACT = 3
/** Maximum length of a string that is never split into lines. */
const SHORT_STRING = 16
/** Matches keys that need no quotation marks. */
const IDENTIFIER = /^[a-zA-Z_][a-zA-Z_0-9]*$/

export function inspect(value: unknown, options: InspectOptions = {}): string {
  const { depth = 2, breakLength = BREAK_LENGTH, maxArrayLength = 100 } = options
  return formatValue(
    { depth, breakLength, maxArrayLength, seen: [], indentation: 0, currentDepth: 0 },
    value,
    0,
  )
}

function formatValue(context: Context, value: unknown, level: number): string {
  if (typeof value === 'function') return formatObject(context, value, level)
  if (typeof value !== 'object' || value === null) return formatPrimitive(context, value)
  return formatObject(context, value, level)
}

function formatPrimitive(context: Context, value: unknown): string {
  if (typeof value === 'string') {
    const isLong = value.length > SHORT_STRING && value.length > context.breakLength - context.indentation - 4
    if (!isLong) return quoted(value)
    const between = ` +\n${' '.repeat(context.indentation + 2)}`
    return value
      .split(/(?<=\n)/)
      .map(quoted)
      .join(between)
  }
  if (typeof value === 'bigint') return `${value}n`
  return Object.is(value, -0) ? '-0' : String(value)
}

function quoted(text: string): string {
  const quote = !text.includes("'") ? "'" : !text.includes('"') ? '"' : !text.includes('`') ? '`' : "'"
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(/\\u00(..)/g, (_, code: string) => `\\x${code.toUpperCase()}`)
  return quote + (quote === "'" ? escaped.replaceAll("'", "\\'") : escaped) + quote
}

// -- objects ---------------------------------------------------------------------------------------------------------

/** Formatting of a kind of object: prefix, brackets, and entries. */
interface Kind {
  /** Text before the opening bracket. */
  readonly base: string
  readonly open: string
  readonly close: string
  readonly isArray: boolean
  entries(): string[]
}

function formatObject(context: Context, value: object, level: number): string {
  if (context.seen.includes(value)) return '[Circular *1]'
  const kind = kindOf(context, value, level)
  const keys = ownKeys(value)
  if (kind.open === '' && keys.length === 0) return kind.base
  if (level > context.depth) return `[${nameOf(value)}]`
  context.seen.push(value)
  context.currentDepth = level
  const { base } = kind
  const open = kind.open === '' ? '{' : kind.open
  const close = kind.open === '' ? '}' : kind.close
  const output = kind.entries()
  for (const key of keys) output.push(formatProperty(context, value, key, level))
  context.seen.pop()
  const isCircular = output.some((entry) => entry.includes('[Circular *1]')) && context.seen.length === 0
  if (output.length === 0) return `${base === '' ? '' : `${base} `}${open}${close}`
  const text = joinEntries(context, output, {
    base,
    open,
    close,
    level,
    list: kind.isArray ? value : undefined,
  })
  return isCircular ? `<ref *1> ${text}` : text
}

/** A kind without entries or brackets of its own; its properties, if any, follow `base`. */
function plainKind(base: string): Kind {
  return { base, open: '', close: '', isArray: false, entries: () => [] }
}

function kindOf(context: Context, value: object, level: number): Kind {
  const name = nameOf(value)
  if (Array.isArray(value)) {
    const open = name === 'Array' ? '[' : `${name}(${value.length}) [`
    return { base: '', open, close: ']', isArray: true, entries: () => listEntries(context, value, level) }
  }
  if (ArrayBuffer.isView(value) && 'length' in value) {
    const list = value as Uint8Array
    return {
      base: '',
      open: `${name}(${list.length}) [`,
      close: ']',
      isArray: true,
      entries: () => listEntries(context, list, level),
    }
  }
  const bracket = { close: '}', isArray: false, base: '' }
  if (value instanceof Set)
    return { ...bracket, open: `${name}(${value.size}) {`, entries: () => setEntries(context, value, level) }
  if (value instanceof Map)
    return { ...bracket, open: `${name}(${value.size}) {`, entries: () => mapEntries(context, value, level) }
  if (typeof value === 'function') return plainKind(functionLabel(value))
  if (value instanceof Error) return plainKind(errorText(value))
  if (value instanceof RegExp) return plainKind(String(value))
  if (value instanceof Date)
    return plainKind(Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString())
  if (/^(?:Number|String|Boolean)$/.test(name))
    return plainKind(`[${name}: ${formatPrimitive(context, value.valueOf())}]`)
  if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet)
    return { ...bracket, open: `${name} {`, entries: () => ['<items unknown>'] }
  const tag = tagOf(value, name)
  return { ...bracket, open: name === 'Object' && tag === '' ? '{' : `${name}${tag} {`, entries: () => [] }
}

function tagOf(value: object, name: string): string {
  const tag: unknown = (value as { readonly [Symbol.toStringTag]?: unknown })[Symbol.toStringTag]
  return typeof tag === 'string' && tag !== '' && tag !== name ? ` [${tag}]` : ''
}

function nameOf(value: object): string {
  for (let one: object | null = value; one !== null; one = Object.getPrototypeOf(one) as object | null) {
    const maker = Object.getOwnPropertyDescriptor(one, 'constructor')?.value as unknown
    if (typeof maker === 'function' && maker.name !== '') return maker.name
  }
  return '[Object: null prototype]'
}

function functionLabel(value: object): string {
  const { name } = value as { readonly name: unknown }
  const isClass = Function.prototype.toString.call(value).startsWith('class')
  if (!isClass)
    return typeof name === 'string' && name !== '' ? `[Function: ${name}]` : '[Function (anonymous)]'
  const parent = Object.getPrototypeOf(value) as { readonly name?: string }
  const base = parent.name === undefined || parent.name === '' ? '' : ` extends ${parent.name}`
  return `[class ${typeof name === 'string' && name !== '' ? name : '(anonymous)'}${base}]`
}

function errorText(error: Error): string {
  const stack = typeof error.stack === 'string' ? error.stack.trimEnd() : ''
  const head = error.message === '' ? error.name : `${error.name}: ${error.message}`
  return stack === '' ? `[${head}]` : `${head}\n${stack}`
}

/** Returns the keys shown as properties: enumerable ones, except indices of lists, and an error's stack and message. */
function ownKeys(value: object): readonly (string | symbol)[] {
  const isList = Array.isArray(value) || ArrayBuffer.isView(value)
  const names = Object.keys(value).filter((key) => !isList || !/^\d+$/.test(key))
  const isShown = (key: symbol) => Object.prototype.propertyIsEnumerable.call(value, key)
  const keys = [...names, ...Object.getOwnPropertySymbols(value).filter(isShown)]
  return value instanceof Error ? keys.filter((key) => key !== 'stack' && key !== 'message') : keys
}

// -- entries ---------------------------------------------------------------------------------------------------------

function formatNested(context: Context, value: unknown, level: number): string {
  context.indentation += 2
  const text = formatValue(context, value, level + 1)
  context.indentation -= 2
  return text
}

function listEntries(context: Context, list: ArrayLike<unknown>, level: number): string[] {
  const output: string[] = []
  let index = 0
  while (index < list.length && output.length < context.maxArrayLength) {
    const from = index
    while (index < list.length && !Object.hasOwn(list, index)) index++
    const holes = index - from
    if (holes > 0) output.push(`<${holes} empty item${holes > 1 ? 's' : ''}>`)
    else output.push(formatNested(context, list[index++], level))
  }
  const left = list.length - index
  if (left > 0) output.push(`... ${left} more item${left > 1 ? 's' : ''}`)
  return output
}

function setEntries(context: Context, values: Set<unknown>, level: number): string[] {
  return [...values].map((value) => formatNested(context, value, level))
}

function mapEntries(context: Context, values: Map<unknown, unknown>, level: number): string[] {
  return [...values].map(
    ([key, value]) => `${formatNested(context, key, level)} => ${formatNested(context, value, level)}`,
  )
}

function formatProperty(context: Context, owner: object, key: string | symbol, level: number): string {
  const property = Object.getOwnPropertyDescriptor(owner, key)
  const text =
    property?.get === undefined
      ? property?.set === undefined
        ? formatNested(context, property?.value, level)
        : '[Setter]'
      : property.set === undefined
        ? '[Getter]'
        : '[Getter/Setter]'
  if (typeof key === 'symbol') return `[${String(key)}]: ${text}`
  return `${IDENTIFIER.test(key) ? key : quoted(key)}: ${text}`
}

// -- layout ----------------------------------------------------------------------------------------------------------

/** How the entries of an object are joined: its prefix and brackets, as in `Kind`, and its nesting level from 0. */
interface Layout {
  readonly base: string
  readonly open: string
  readonly close: string
  readonly level: number
  /** The list whose entries may be arranged in columns; undefined for other objects. */
  readonly list: object | undefined
}

function joinEntries(context: Context, entries: readonly string[], layout: Layout): string {
  const { base, open, close, level, list } = layout
  const output = list !== undefined && entries.length > 6 ? inColumns(context, entries, list) : entries
  const before = base === '' ? '' : `${base} `
  if (context.currentDepth - level < COMPACT && entries.length === output.length) {
    const start = output.length + context.indentation + open.length + base.length + 10
    const length = output.reduce((sum, entry) => sum + entry.length, output.length + start)
    const joined = output.join(', ')
    if (length <= context.breakLength && !base.includes('\n') && !joined.includes('\n'))
      return `${before}${open} ${joined} ${close}`
  }
  const indentation = `\n${' '.repeat(context.indentation)}`
  return `${before}${open}${indentation}  ${output.join(`,${indentation}  `)}${indentation}${close}`
}

/** Arranges many short entries in aligned columns. */
function inColumns(context: Context, output: readonly string[], list: object): readonly string[] {
  const values = list as ArrayLike<unknown>
  const hasMore = context.maxArrayLength < output.length
  const count = hasMore ? output.length - 1 : output.length
  const lengths = output.slice(0, count).map(({ length }) => length)
  const total = lengths.reduce((sum, length) => sum + length + 2, 0)
  const longest = Math.max(...lengths)
  const width = longest + 2
  if (width * 3 + context.indentation >= context.breakLength) return output
  if (total / width <= 5 && longest > 6) return output
  const bias = Math.max(width - 3 - Math.sqrt(width - total / output.length), 1)
  const columns = Math.min(
    Math.round(Math.sqrt(2.5 * bias * count) / bias),
    Math.floor((context.breakLength - context.indentation) / width),
    COMPACT * 4,
    15,
  )
  if (columns <= 1) return output
  const widths = Array.from({ length: columns }, (_, column) => {
    let widest = 0
    for (let index = column; index < count; index += columns) widest = Math.max(widest, lengths[index])
    return widest + 2
  })
  const isNumeric = output.every(
    (_, index) => typeof values[index] === 'number' || typeof values[index] === 'bigint',
  )
  const lines: string[] = []
  for (let first = 0; first < count; first += columns) {
    const end = Math.min(first + columns, count)
    const line = output.slice(first, end).map((entry, index) => {
      const isLast = first + index === end - 1
      const text = isLast ? entry : `${entry}, `
      if (isNumeric) return text.padStart(widths[index] - (isLast ? 2 : 0))
      return isLast ? text : text.padEnd(widths[index])
    })
    lines.push(line.join(''))
  }
  return hasMore ? [...lines, output[count]] : lines
}
