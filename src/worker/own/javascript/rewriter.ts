import { hooksOf, type Hooks } from './hooks.ts'
import { LineHooks, type LineWatching } from './lineHooks.ts'
import type { Parsed } from './parsing.ts'
import { type AnyNode, children, part } from './syntax.ts'

/** The sum of an event's sites. */
const SITE = 1 << 11

/** A text that is written twice is no longer than this. */
const SHORT = 300

/**
 * By lines: a look at the board after each that writes something; traced: lines, calls and variables can be told; sought: some
 * lines are.
 */
export type Watching = 'writes' | LineWatching

/** Writes a program anew from its syntax tree, as it was but for what those do that go on from here. */
export abstract class Rewriter {
  protected readonly source: string
  protected readonly hooks: Hooks
  /** Of each site, from 1. */
  protected readonly lines: number[] = []
  protected readonly lineHooks: LineHooks | undefined
  protected isStrict: boolean

  constructor({ source, tree, isModule }: Parsed, watching: Watching, targetLines: ReadonlySet<number>) {
    this.source = source
    this.hooks = hooksOf(source)
    this.isStrict = isModule
    this.lineHooks =
      watching === 'writes' ? undefined : new LineHooks(this.hooks, watching, targetLines, tree)
  }

  /** A node, rewritten. */
  protected abstract text(node: AnyNode): string

  /** A node as it was, with its parts rewritten. */
  protected plain(node: AnyNode): string {
    return this.between(children(node), node.start, node.end)
  }

  protected between(nodes: readonly AnyNode[], start: number, end: number): string {
    let text = ''
    let at = start
    for (const node of nodes) {
      // A short-hand property has its name and its value at one place.
      if (node.start < at) continue
      text += this.source.slice(at, node.start) + this.text(node)
      at = node.end
    }
    return text + this.source.slice(at, end)
  }

  protected strictly<Result>(isStrict: boolean, made: () => Result): Result {
    const before = this.isStrict
    this.isStrict ||= isStrict
    try {
      return made()
    } finally {
      this.isStrict = before
    }
  }

  /** @returns its number, and what events have of it */
  protected site(node: AnyNode): readonly [number: number, site: number] {
    this.lines.push(node.loc.start.line)
    const number = this.lines.length - 1
    return [number, number * SITE]
  }

  /** A node as one of the arguments of a call. Its own parentheses are no part of it. */
  protected argument(node: AnyNode): string {
    const text = this.text(node)
    return node.type === 'SequenceExpression' ? `(${text})` : text
  }

  /** The object of an element, or of a method. */
  protected operand(element: AnyNode): string {
    const object = part(element, 'object')
    const isClosed = /^(?:Identifier|ThisExpression|MemberExpression|CallExpression|ArrayExpression)$/.test(
      object.type,
    )
    return isClosed ? this.text(object) : `(${this.text(object)})`
  }

  /** A write that is watched as long as its site is. Where that is too long to be written twice, it always is. */
  protected guarded(number: number, hooked: string, plain: string, node: AnyNode): string {
    const lines = this.source.slice(node.start, node.end).split('\n').length - 1
    const missing = lines - (hooked.split('\n').length - 1)
    if (lines > 0 || plain.length > SHORT || plain.includes('function') || plain.includes('class'))
      return `(${hooked}${'\n'.repeat(Math.max(0, missing))})`
    return `(${this.hooks.watched}[${number}]?${hooked}:${plain})`
  }

  /** A simple expression in a single line. */
  protected once(node: AnyNode): string {
    return this.source.slice(node.start, node.end).replaceAll(/\s+/g, ' ')
  }
}
