import { isPure, isRepeatable, mayMakeBoard } from './purity.ts'
import { Rewriter, type Watching } from './rewriter.ts'
import type { ParsedProgram } from './parsing.ts'
import type { ShownExpressions } from './shownExpressions.ts'
import { type AnyNode, children, isFunction, isNode, memberName, nameOf, part, parts } from './syntax.ts'

/** Methods that change a list. */
const METHODS: ReadonlySet<string> = new Set([
  'copyWithin',
  'fill',
  'pop',
  'push',
  'reverse',
  'shift',
  'sort',
  'splice',
  'unshift',
])

/** Methods that change a map. */
const MAP_METHODS: ReadonlySet<string> = new Set(['set', 'delete', 'clear'])

/** Methods of promises that return promises. */
const CHAINED: ReadonlySet<string> = new Set(['then', 'catch', 'finally'])

/**
 * Rewrites expressions that may write to the board or create one, so that they call hooks of the recorder. Methods that
 * are named after a kind of node return the rewritten source of such a node.
 */
export abstract class WriteRewriter extends Rewriter {
  readonly #asyncNames: ReadonlySet<string>
  /** True if `a.b = v` and changes of maps are watched, too. */
  readonly #isByPlaces: boolean

  constructor(
    program: ParsedProgram,
    watching: Watching,
    targetLines: ReadonlySet<number>,
    shown: ShownExpressions | undefined,
    isByPlaces: boolean,
  ) {
    super(program, watching, targetLines, shown)
    this.#isByPlaces = isByPlaces
    this.#asyncNames = namesOfAsyncFunctions(program.tree)
  }

  /** Returns true for `a[i]` if writes are watched, and for `a.b` if `#isByPlaces`. False for `super[i]`. */
  #isElement(node: AnyNode): boolean {
    return (
      this.watchesWrites &&
      node.type === 'MemberExpression' &&
      (node['computed'] === true || (this.#isByPlaces && node['optional'] !== true)) &&
      part(node, 'object').type !== 'Super' &&
      part(node, 'property').type !== 'PrivateIdentifier'
    )
  }

  #key(element: AnyNode): string {
    const key = part(element, 'property')
    return element['computed'] === true ? this.argument(key) : JSON.stringify(nameOf(key))
  }

  /** @param element must have a repeatable key (see `isRepeatable`) */
  #keyOnOneLine(element: AnyNode): string {
    const key = part(element, 'property')
    return element['computed'] === true ? this.onOneLine(key) : JSON.stringify(nameOf(key))
  }

  /** Returns true if the value of a node may be a promise (of an async function, or of `then` and the like). */
  protected isPromised(node: AnyNode): boolean {
    if (node.type !== 'CallExpression') return false
    const callee = part(node, 'callee')
    if (isFunction(callee)) return callee['async'] === true
    const name = memberName(callee) ?? nameOf(callee)
    return (
      name !== undefined &&
      (this.#asyncNames.has(name) || (callee.type === 'MemberExpression' && CHAINED.has(name)))
    )
  }

  protected expressionStatement(node: AnyNode): string {
    const expression = part(node, 'expression')
    const write = this.writeWithHook(expression)
    if (write !== undefined) return `{${write}}`
    const text = this.text(expression)
    const whole = this.isPromised(expression) ? `${this.hooks.promised}(${text})` : text
    if (whole === this.source.slice(expression.start, expression.end))
      return (
        this.source.slice(node.start, expression.start) + whole + this.source.slice(expression.end, node.end)
      )
    // Braces keep a statement that starts with a bracket from continuing the previous one.
    return `{${this.source.slice(node.start, expression.start)}${whole}${this.source.slice(expression.end, node.end)}}`
  }

  /**
   * Rewrites a write whose value is unused: leaves the write unchanged and appends a hook. Returns undefined if that
   * could change the program's behaviour, or if the node writes to no element.
   */
  protected writeWithHook(node: AnyNode): string | undefined {
    const isUpdate = node.type === 'UpdateExpression'
    if (!isUpdate && node.type !== 'AssignmentExpression') return undefined
    const target = part(node, isUpdate ? 'argument' : 'left')
    if (!this.#isElement(target)) return undefined
    const [object, key] = [part(target, 'object'), part(target, 'property')]
    if (!isRepeatable(key) || (!isUpdate && !isPure(part(node, 'right')))) return undefined
    const inner = this.#isElement(object) ? object : undefined
    if (
      !(inner === undefined
        ? isRepeatable(object)
        : isRepeatable(part(inner, 'object')) && isRepeatable(part(inner, 'property')))
    )
      return undefined
    const { watched, wrote, wroteIn } = this.hooks
    const [number, site] = this.site(target)
    const look =
      inner === undefined
        ? `${wrote}(${this.onOneLine(object)},${this.#keyOnOneLine(target)},${site})`
        : `${wroteIn}(${this.onOneLine(part(inner, 'object'))},${this.#keyOnOneLine(inner)},${this.#keyOnOneLine(target)},${site})`
    return `${this.plain(node)};${watched}[${number}]&&${look}`
  }

  protected assignment(node: AnyNode): string {
    const left = part(node, 'left')
    const right = part(node, 'right')
    const operator = String(node['operator'])
    if (operator !== '=') return this.#isElement(left) ? this.reference(node, left) : this.plain(node)
    if (this.#isElement(left)) return this.store(node, left, right)
    const value = this.withListHook(right)
    const between = this.source.slice(left.end, right.start)
    return `${this.target(left)}${between}${value}${this.source.slice(right.end, node.end)}`
  }

  protected store(node: AnyNode, left: AnyNode, right: AnyNode): string {
    const [number, site] = this.site(left)
    const object = this.argument(part(left, 'object'))
    const key = this.#key(left)
    const value = this.argument(right)
    const hook = this.isStrict ? this.hooks.storeStrictly : this.hooks.store
    const hooked = `${hook}(${object},${key},${value},${site})`
    return this.guarded(number, hooked, `${this.operand(left)}[${key}]=${value}`, node)
  }

  /** Rewrites `+=`, `++` and the like to read and write the element through a reference object. */
  protected reference(node: AnyNode, element: AnyNode): string {
    const [number, site] = this.site(element)
    const object = this.argument(part(element, 'object'))
    const key = this.#key(element)
    const before = this.source.slice(node.start, element.start)
    const after = this.between(
      children(node).filter((child) => child !== element),
      element.end,
      node.end,
    )
    const hook = this.isStrict ? this.hooks.referenceStrictly : this.hooks.reference
    const hooked = `${before}${hook}(${object},${key},${site}).v${after}`
    return this.guarded(number, hooked, `${before}${this.operand(element)}[${key}]${after}`, node)
  }

  protected update(node: AnyNode): string {
    const argument = part(node, 'argument')
    return this.#isElement(argument) ? this.reference(node, argument) : this.plain(node)
  }

  /** Rewrites an assignment target: a variable, an element, or a pattern. */
  protected target(node: AnyNode): string {
    if (this.#isElement(node)) {
      const [, site] = this.site(node)
      const hook = this.isStrict ? this.hooks.referenceStrictly : this.hooks.reference
      return `${hook}(${this.argument(part(node, 'object'))},${this.#key(node)},${site}).v`
    }
    if (!/^(?:Array|Object|Assignment)Pattern$|^RestElement$|^Property$/.test(node.type))
      return this.text(node)
    let text = ''
    let at = node.start
    for (const child of children(node)) {
      if (child.start < at) continue
      const isTarget = child !== node['key'] && (node.type !== 'AssignmentPattern' || child === node['left'])
      const inner = isTarget ? this.target(child) : this.text(child)
      text += this.source.slice(at, child.start) + inner
      at = child.end
    }
    return text + this.source.slice(at, node.end)
  }

  protected call(node: AnyNode): string {
    const callee = part(node, 'callee')
    const name = memberName(callee)
    const isOptional = node['optional'] === true || callee['optional'] === true
    const isWatched = (one: string) =>
      this.watchesWrites && (METHODS.has(one) || (this.#isByPlaces && MAP_METHODS.has(one)))
    if (name === undefined || !isWatched(name) || isOptional) return this.plain(node)
    const object = part(callee, 'object')
    if (object.type === 'Super') return this.plain(node)
    const [number, site] = this.site(part(callee, 'property'))
    const open = this.source.indexOf('(', callee.end) + 1
    const given = parts(node, 'arguments')
    const inner = given.length === 0 ? '' : this.between(given, open, node.end - 1)
    const hooked = `${this.hooks.method}(${this.argument(object)},'${name}',${site}${inner === '' ? '' : `,${inner}`})`
    return this.guarded(number, hooked, `${this.operand(callee)}.${name}(${inner})`, node)
  }

  protected declarator(node: AnyNode): string {
    const id = part(node, 'id')
    if (node['init'] === null || node['init'] === undefined) return this.plain(node)
    const init = part(node, 'init')
    return `${this.text(id)}${this.source.slice(id.end, init.start)}${id.type === 'Identifier' ? this.withListHook(init) : this.withPosition(init)}${this.source.slice(init.end, node.end)}`
  }

  /**
   * Rewrites a value that is destructured or iterated. The engine records no source position for a variable there, so
   * this puts an expression with a position before it.
   */
  protected withPosition(node: AnyNode): string {
    return node.type === 'Identifier'
      ? `(${this.hooks.watched}.length,${this.text(node)})`
      : this.withListHook(node)
  }

  protected property(node: AnyNode): string {
    const value = node['value']
    if (value === null || node['shorthand'] === true || node['method'] === true) return this.plain(node)
    const init = part(node, 'value')
    if (!mayMakeBoard(init)) return this.plain(node)
    const key = this.between([part(node, 'key')], node.start, init.start)
    return `${key}${this.withListHook(init)}${this.source.slice(init.end, node.end)}`
  }

  /** Rewrites a value that may be a new list, so that the recorder sees it. */
  protected withListHook(node: AnyNode): string {
    if (!this.watchesWrites || !mayMakeBoard(node)) return this.text(node)
    const [number, site] = this.site(node)
    const text = this.text(node)
    return this.guarded(number, `${this.hooks.seen}(${text},${site})`, text, node)
  }
}

function namesOfAsyncFunctions(tree: AnyNode): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: AnyNode) => {
    for (const child of children(node)) {
      if (isFunction(child) && child['async'] === true) {
        const named = [child['id'], node['id'], node['key'], node['left']].find(isNode)
        const name = named && (nameOf(named) ?? memberName(named))
        if (name !== undefined) names.add(name)
      }
      visit(child)
    }
  }
  visit(tree)
  return names
}
