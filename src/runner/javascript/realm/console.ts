/** Imitates Node's `console` and `util.format`. */
import { inspect, type InspectOptions } from './inspect.ts'

/** Formats values as `util.format` does; the first may be a format string. */
export function format(...values: readonly unknown[]): string {
  const [first] = values
  if (typeof first !== 'string') return values.map(plain).join(' ')
  let used = 1
  const text =
    values.length === 1
      ? first
      : first.replaceAll(/%[sdifjoOc%]/g, (place) => {
          if (place === '%%') return '%'
          return used < values.length ? formatPlaceholder(place, values[used++]) : place
        })
  return [text, ...values.slice(used).map(plain)].join(' ')
}

/** Returns a string as it is, and any other value inspected. */
function plain(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value)
}

function formatPlaceholder(place: string, value: unknown): string {
  switch (place) {
    case '%s':
      return typeof value === 'object' && value !== null ? inspect(value, { depth: 0 }) : plain(value)
    case '%d':
      return typeof value === 'bigint' ? `${value}n` : inspect(Number(value))
    case '%i':
      return inspect(Number.parseInt(String(value), 10))
    case '%f':
      return inspect(Number.parseFloat(String(value)))
    case '%j':
      return JSON.stringify(value) ?? 'undefined'
    case '%c':
      return ''
    default:
      return inspect(value, place === '%o' ? { depth: 4 } : {})
  }
}

export interface ConsoleDependencies {
  /** @param stream 1: output, 2: errors */
  write(stream: 1 | 2, text: string): void
  /** In milliseconds. */
  now(): number
}

export function makeConsole({ write, now }: ConsoleDependencies): object {
  let indentation = ''
  const counts = new Map<string, number>()
  const timers = new Map<string, number>()
  const print = (stream: 1 | 2, text: string) =>
    write(stream, `${indentation === '' ? text : indentation + text.replaceAll('\n', `\n${indentation}`)}\n`)
  const log = (...values: readonly unknown[]) => print(1, format(...values))
  const warn = (...values: readonly unknown[]) => print(2, format(...values))
  const group = (...values: readonly unknown[]) => {
    if (values.length > 0) log(...values)
    indentation += '  '
  }
  const elapsed = (label: string) => `${label}: ${(now() - (timers.get(label) ?? now())).toFixed(3)}ms`
  return {
    log,
    info: log,
    dirxml: log,
    // As on a stream that is no terminal.
    clear: () => undefined,
    debug: log,
    warn,
    error: warn,
    trace: (...values: readonly unknown[]) => warn('Trace:', ...values),
    dir: (value: unknown, options?: InspectOptions) => print(1, inspect(value, options)),
    table: (value: unknown, columns?: readonly string[]) => print(1, table(value, columns)),
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indentation = indentation.slice(2)
    },
    assert: (isTrue: unknown, ...values: readonly unknown[]) => {
      if (!isTrue) warn(values.length === 0 ? 'Assertion failed' : 'Assertion failed:', ...values)
    },
    count: (label = 'default') => {
      counts.set(label, (counts.get(label) ?? 0) + 1)
      log(`${label}: ${counts.get(label)}`)
    },
    countReset: (label = 'default') => counts.delete(label),
    time: (label = 'default') => timers.set(label, now()),
    timeLog: (label = 'default', ...values: readonly unknown[]) => log(elapsed(label), ...values),
    timeEnd: (label = 'default') => {
      log(elapsed(label))
      timers.delete(label)
    },
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return (typeof value === 'object' || typeof value === 'function') && value !== null
}

function cellText(value: unknown): string {
  const isLarge = isObject(value) && !Array.isArray(value) && Object.keys(value).length > 2
  return inspect(value, { depth: isLarge ? -1 : 0, maxArrayLength: 3, breakLength: Infinity })
}

function table(value: unknown, requested: readonly string[] | undefined): string {
  if (!isObject(value)) return plain(value)
  const isMap = value instanceof Map
  const rows: readonly (readonly [string, unknown])[] =
    value instanceof Set || isMap
      ? [...(value as Iterable<unknown>)].map((entry, index) => [String(index), entry])
      : Object.entries(value)
  if (value instanceof Set)
    return tableText(
      ['(iteration index)', 'Values'],
      rows.map(([at, entry]) => [at, cellText(entry)]),
    )
  if (isMap) {
    const cells = rows.map(([at, entry]) => [at, ...(entry as readonly [unknown, unknown]).map(cellText)])
    return tableText(['(iteration index)', 'Key', 'Values'], cells)
  }
  const columns = [
    ...new Set(requested ?? rows.flatMap(([, row]) => (isObject(row) ? Object.keys(row) : []))),
  ]
  const hasPlain = requested === undefined && rows.some(([, row]) => !isObject(row))
  const head = ['(index)', ...columns, ...(hasPlain ? ['Values'] : [])]
  const cells = rows.map(([at, row]) => [
    at,
    ...columns.map((column) => (isObject(row) && Object.hasOwn(row, column) ? cellText(row[column]) : '')),
    ...(hasPlain ? [isObject(row) ? '' : cellText(row)] : []),
  ])
  return tableText(head, cells)
}

function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map(
    (name, column) => Math.max(name.length, ...rows.map((row) => row[column].length)) + 2,
  )
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width)).join(middle) + right
  const line = (row: readonly string[]) =>
    `│${row.map((cell, column) => ` ${cell}`.padEnd(widths[column])).join('│')}│`
  return [rule('┌', '┬', '┐'), line(head), rule('├', '┼', '┤'), ...rows.map(line), rule('└', '┴', '┘')].join(
    '\n',
  )
}
