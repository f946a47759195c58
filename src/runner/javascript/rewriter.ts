import { hooksOf, type Hooks } from './hooks.ts'
import { LineHooks, type LineWatching } from './lineHooks.ts'
import type { ParsedProgram } from './parsing.ts'
import type { ShownExpressions } from './shownExpressions.ts'
import { type AnyNode, children, part } from './syntax.ts'

/** Factor of the site in an encoded event. */
const SITE = 1 << 11

/** Maximum length of code that `guarded` duplicates. */
const MAX_DUPLICATED = 300

/**
 * Selects what a rewritten program reports. `nothing`: the program runs as it is. `writes`: only writes are reported.
 * `lines`, `traced by lines` and `target by lines`: the board is compared after each line that writes. `traced` and
 * `traced by lines`: lines, calls and variables can be inspected. `target` and `target by lines`: only the target lines
 * are reported.
 */
export type Watching = 'nothing' | 'writes' | LineWatching

/** Prints a program from its syntax tree. Subclasses rewrite some nodes, so that the program reports what it does. */
export abstract class Rewriter {
  protected readonly source: string
  protected readonly hooks: Hooks
  /** Line of each site, 1-based. */
  protected readonly lines: number[] = []
  protected readonly lineHooks: LineHooks | undefined
  protected readonly watchesWrites: boolean
  /** True while the code that is rewritten is in strict mode. */
  protected isStrict: boolean

  constructor(
    { source, tree, isModule }: ParsedProgram,
    watching: Watching,
    targetLines: ReadonlySet<number>,
    shown: ShownExpressions | undefined,
  ) {
    this.source = source
    this.hooks = hooksOf(source)
    this.isStrict = isModule
    this.watchesWrites = watching !== 'nothing'
    this.lineHooks =
      watching === 'nothing' || watching === 'writes'
        ? undefined
        : new LineHooks(this.hooks, watching, targetLines, shown, tree)
  }

  /** Returns the rewritten source of a node. */
  protected abstract text(node: AnyNode): string

  /** Returns a node's source with only its children rewritten. */
  protected plain(node: AnyNode): string {
    return this.between(children(node), node.start, node.end)
  }

  /** Returns the source from `start` to `end` with these nodes rewritten. */
  protected between(nodes: readonly AnyNode[], start: number, end: number): string {
    let text = ''
    let at = start
    for (const node of nodes) {
      // The key and value of a shorthand property share a position.
      if (node.start < at) continue
      text += this.source.slice(at, node.start) + this.text(node)
      at = node.end
    }
    return text + this.source.slice(at, end)
  }

  /** Rewrites code by `made`. The code counts as strict if `isStrict`, or if the code around it is strict. */
  protected strictly<Result>(isStrict: boolean, made: () => Result): Result {
    const before = this.isStrict
    this.isStrict ||= isStrict
    try {
      return made()
    } finally {
      this.isStrict = before
    }
  }

  /** Registers a site. @returns its number, and the number times SITE */
  protected site(node: AnyNode): readonly [number: number, site: number] {
    this.lines.push(node.loc.start.line)
    const number = this.lines.length - 1
    return [number, number * SITE]
  }

  /** Rewrites a node as a call argument; adds parentheses to a sequence, whose node excludes its own. */
  protected argument(node: AnyNode): string {
    const text = this.text(node)
    return node.type === 'SequenceExpression' ? `(${text})` : text
  }

  /** Rewrites the object of a member expression, parenthesised if necessary. */
  protected operand(element: AnyNode): string {
    const object = part(element, 'object')
    const isClosed = /^(?:Identifier|ThisExpression|MemberExpression|CallExpression|ArrayExpression)$/.test(
      object.type,
    )
    return isClosed ? this.text(object) : `(${this.text(object)})`
  }

  /**
   * Returns code that calls the hook only while its site is watched. Code that is long, has line breaks, or contains
   * functions or classes is not duplicated: it always calls the hook. Keeps the number of lines of `node`.
   * @param hooked code that calls the hook
   * @param plain code that does the same without the hook
   */
  protected guarded(number: number, hooked: string, plain: string, node: AnyNode): string {
    const lines = this.source.slice(node.start, node.end).split('\n').length - 1
    const missing = lines - (hooked.split('\n').length - 1)
    if (lines > 0 || plain.length > MAX_DUPLICATED || plain.includes('function') || plain.includes('class'))
      return `(${hooked}${'\n'.repeat(Math.max(0, missing))})`
    return `(${this.hooks.watched}[${number}]?${hooked}:${plain})`
  }

  /** The expression must be repeatable (see `isRepeatable`). */
  protected onOneLine(node: AnyNode): string {
    return this.source.slice(node.start, node.end).replaceAll(/\s+/g, ' ')
  }
}
