/**
 * Inserts line hooks: calls that report which line runs. A program watched by lines calls a hook after each statement
 * that may write. A traced program calls a hook before each statement, with the current call's frame:
 *
 *     $t.on && ($f.l = 12, $f.s = 3, $f.r = i => i === 0 ? y : x, $line($f));
 *
 * `l` is the line, `s` the index of the scope, and `r` reads a variable of that scope. Statements that may call a
 * function set all three even while tracing is off, so that waiting calls can be described later. If there are target
 * lines, only these lines call a hook, `$t.on && $line(12)`, and all other lines keep their speed. At a line whose
 * values are read, the first statement evaluates the expressions: `$s.on && $shown([() => (n), () => (board[y])])`.
 */
import type { Hooks } from './hooks.ts'
import { isPure } from './purity.ts'
import type { ShownExpressions } from './shownExpressions.ts'
import { type Scopes, scopesOf } from './scopes.ts'
import {
  type AnyNode,
  children,
  contains,
  isFunction,
  isNode,
  memberName,
  nameOf,
  part,
  parts,
} from './syntax.ts'

/** Statements that do nothing themselves, and get no hook. */
const SILENT: ReadonlySet<string> = new Set([
  'BlockStatement',
  'EmptyStatement',
  'ExportNamedDeclaration',
  'FunctionDeclaration',
])

/** Name of the module's top-level code in the call stack. */
const PROGRAM_NAME = '(program)'

/**
 * Determines which statements call a hook. `lines`: after each statement that may write. `traced`: before each
 * statement. `target`: before each statement on a target line. `… by lines` adds the hooks of `lines`.
 */
export type LineWatching = 'lines' | 'traced' | 'traced by lines' | 'target' | 'target by lines'

/** Provides the line hooks of one program while it is rewritten. The methods get texts that are rewritten already. */
export class LineHooks {
  readonly #hooks: Hooks
  readonly #isTraced: boolean
  readonly #isByLines: boolean
  /** The lines to report if not all are reported. */
  readonly #targetLines: ReadonlySet<number>
  /** Names of the variables in scope at each statement and each loop's head; empty unless the program is traced. */
  readonly #visibleNames: Scopes
  readonly #ownFunctionNames: ReadonlySet<string>
  /** Names of the program's functions and classes, by node. */
  readonly #functionNames: ReadonlyMap<AnyNode, string>
  /** Index of each scope, by its variable names joined with commas. */
  readonly #scopeIndices = new Map<string, number>()
  /** The line whose values are read, and its expressions; undefined if none are read. */
  readonly #shown: ShownExpressions | undefined
  /** True once the line whose values are read has its hook. */
  #isShown = false
  /** Lines on which a statement, a loop's condition or a function begins; complete after the rewriting. */
  readonly linesWithCode = new Set<number>()

  constructor(
    hooks: Hooks,
    watching: LineWatching,
    targetLines: ReadonlySet<number>,
    shown: ShownExpressions | undefined,
    tree: AnyNode,
  ) {
    this.#shown = shown
    this.#hooks = hooks
    this.#isTraced = watching === 'traced' || watching === 'traced by lines'
    this.#isByLines = watching.endsWith('lines')
    this.#targetLines = targetLines
    this.#visibleNames = this.#isTraced ? scopesOf(tree) : { places: new Map(), heads: new Map() }
    this.#functionNames = functionNames(tree)
    this.#ownFunctionNames = new Set(this.#functionNames.values())
  }

  get scopes(): readonly (readonly string[])[] {
    return [...this.#scopeIndices.keys()].map((names) => (names === '' ? [] : names.split(',')))
  }

  /** Returns the code to insert before a statement; empty if it gets no hook. */
  before(node: AnyNode): string {
    if (SILENT.has(node.type)) return ''
    // At a loop's head, the hooks of `test` and `body` read the values in each round.
    const shown = repeatsHead(node) ? '' : this.#shownAt(node, ';')
    return shown + this.#before(node)
  }

  /** As `before`, without the code that reads values. */
  #before(node: AnyNode): string {
    return this.#isTraced
      ? `${this.#lineHook(node, this.#visibleNames.places.get(node))};`
      : this.#targetStatement(node)
  }

  /**
   * Returns the code to insert after a statement. Empty unless the program is watched by lines and the statement may
   * have written to the board.
   */
  after(node: AnyNode): string {
    if (!this.#isByLines || !/^(?:Expression|Variable)/.test(node.type) || isPure(node)) return ''
    return `;${this.#hooks.lineHasRun}(${node.loc.start.line});`
  }

  /** Returns a loop's condition with its hook, if it gets one. */
  test(node: AnyNode, text: string): string {
    const test = part(node, 'test')
    const shown = this.#shownAt(test, ',')
    if (shown !== '') return `(${shown}${this.#test(node, test, text)})`
    return this.#test(node, test, text)
  }

  /** As `test`, without the code that reads values. */
  #test(node: AnyNode, test: AnyNode, text: string): string {
    if (!this.#isTraced) return this.#isTarget(test) ? `(${this.#targetHook(test)},${text})` : text
    return `(${this.#lineHook(test, this.#visibleNames.heads.get(node))},${text})`
  }

  /** Returns the update of a `for` loop (such as `i++`) with its hook, if the program is traced. */
  update(node: AnyNode, text: string): string {
    return this.#isTraced
      ? `(${this.#lineHook(part(node, 'update'), this.#visibleNames.heads.get(node))},${text})`
      : text
  }

  /** Adds the hook, if there is one, to the body of a `for…of` or `for…in` loop; leaves other bodies unchanged. */
  body(node: AnyNode, text: string): string {
    if (!/^For(?:Of|In)Statement$/.test(node.type)) return text
    const left = part(node, 'left')
    const shown = this.#shownAt(left, ';')
    return shown === '' ? this.#loopBody(node, left, text) : `{${shown}${this.#loopBody(node, left, text)}}`
  }

  /** As `body`, without the code that reads values. */
  #loopBody(node: AnyNode, left: AnyNode, text: string): string {
    if (this.#isTraced) return `{${this.#lineHook(left, this.#visibleNames.heads.get(node))};${text}}`
    return this.#isTarget(left) ? `{${this.#targetHook(left)};${text}}` : text
  }

  /** Returns the body of a function with its hooks. @param inner its rewritten statements */
  function(node: AnyNode, inner: string, isStrict: boolean): string {
    if (!this.#isTraced) {
      const reported = this.#shownAtEntry(node, inner) + this.#targetStatement(node)
      return reported !== '' && isStrict ? `"use strict";${reported}${inner}` : reported + inner
    }
    const { enter, leave, frame, tracing } = this.#hooks
    const name = JSON.stringify(this.#functionNames.get(node) ?? '(anonymous)')
    const names = this.#visibleNames.places.get(node) ?? []
    const { line } = node.loc.start
    const shown = this.#shownAtEntry(node, inner)
    const entered = `${enter}(${name},${line},${this.#scopeIndex(names)},${tracing}.on&&(${this.#reader(names)}))`
    const start = `${isStrict ? '"use strict";' : ''}const ${frame}=${entered};`
    return `${start}try{${shown}${inner}}finally{${leave}(${frame})}`
  }

  /** Returns the text of a whole program, with its call frame if it is traced. @param inner its rewritten statements */
  program(tree: AnyNode, inner: string): string {
    if (!this.#isTraced) return inner
    const { enter, frame } = this.#hooks
    return `const ${frame}=${enter}(${JSON.stringify(PROGRAM_NAME)},${tree.loc.start.line},${this.#scopeIndex([])},${this.#reader([])});${inner}`
  }

  /** Wraps the value that a function returns, so that a traced program reports it. */
  wrapReturned(argument: string): string {
    return this.#isTraced ? `${this.#hooks.returns}(${this.#hooks.frame},${argument})` : argument
  }

  /** Wraps `yield` and `await` in a traced program, because other calls may run meanwhile. */
  wrapWaiting(node: AnyNode, plain: string, argument: string): string {
    if (!this.#isTraced) return plain
    const { resume, suspend, frame } = this.#hooks
    const word = node.type === 'AwaitExpression' ? 'await' : node['delegate'] === true ? 'yield*' : 'yield'
    return `${resume}(${frame},${word} ${suspend}(${frame},${argument}))`
  }

  /**
   * Returns the code that reads the values at the queried line; empty on other lines, and once the line has its hook.
   * Adds the line to `linesWithCode`.
   * @param end separator behind the code
   */
  #shownAt(node: AnyNode, end: ';' | ','): string {
    const { line } = node.loc.start
    this.linesWithCode.add(line)
    if (line !== this.#shown?.line || this.#isShown) return ''
    this.#isShown = true
    return this.#shownHook(this.#shown) + end
  }

  /**
   * As `#shownAt`, for a function, which may begin in the middle of a statement. Each function that begins on the
   * queried line gets the code, unless its body contains it.
   * @param inner its rewritten body
   */
  #shownAtEntry(node: AnyNode, inner: string): string {
    const { line } = node.loc.start
    this.linesWithCode.add(line)
    if (line !== this.#shown?.line) return ''
    const hook = this.#shownHook(this.#shown)
    this.#isShown = true
    return inner.includes(hook) ? '' : `${hook};`
  }

  #shownHook({ columns }: ShownExpressions): string {
    const { showing, shown } = this.#hooks
    return `${showing}.on&&${shown}([${columns.map((column) => `()=>(${column})`).join()}])`
  }

  #isTarget(node: AnyNode): boolean {
    return this.#targetLines.has(node.loc.start.line)
  }

  #targetHook(node: AnyNode): string {
    const { tracing, line } = this.#hooks
    return `${tracing}.on&&${line}(${node.loc.start.line})`
  }

  #targetStatement(node: AnyNode): string {
    return this.#isTarget(node) ? `${this.#targetHook(node)};` : ''
  }

  /** Returns the code that reports a line. @param node what runs next @param names variables in scope there */
  #lineHook(node: AnyNode, names: readonly string[] = []): string {
    const { tracing, frame, line } = this.#hooks
    const number = node.loc.start.line
    const set = `${frame}.l=${number},${frame}.s=${this.#scopeIndex(names)},${frame}.r=${this.#reader(names)}`
    return this.#mayCallOwnFunction(node)
      ? `${set},${tracing}.on&&${line}(${frame})`
      : `${tracing}.on&&(${set},${line}(${frame}))`
  }

  /**
   * Returns the source of a function that reads a variable, given its index in `names`; `0` if there are no names. The
   * function throws if the variable is not initialised yet (TDZ).
   */
  #reader(names: readonly string[]): string {
    const { index } = this.#hooks
    const cases = names.map((name, number) =>
      number === names.length - 1 ? name : `${index}===${number}?${name}:`,
    )
    return names.length === 0 ? '0' : `${index}=>(${cases.join('')})`
  }

  #scopeIndex(names: readonly string[]): number {
    const key = names.join()
    const number = this.#scopeIndices.get(key) ?? this.#scopeIndices.size
    this.#scopeIndices.set(key, number)
    return number
  }

  /** True if a function of the program may be called before the next statement runs. */
  #mayCallOwnFunction(node: AnyNode): boolean {
    if (isFunction(node) || node.type === 'BlockStatement') return false
    if (this.#isOwnCall(node)) return true
    const inner = children(node).filter(({ type }) => !/Statement$|^SwitchCase$|^CatchClause$/.test(type))
    return inner.some((child) => this.#mayCallOwnFunction(child))
  }

  /** True if a node is a call, `yield` or `await` that may run a function of the program. */
  #isOwnCall(node: AnyNode): boolean {
    if (/^(?:Yield|Await|TaggedTemplate)Expression$/.test(node.type)) return true
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false
    const callee = part(node, 'callee')
    const name = memberName(callee) ?? nameOf(callee)
    if (name === undefined || this.#ownFunctionNames.has(name)) return true
    const isGiven = (one: AnyNode) => isFunction(one) || this.#ownFunctionNames.has(nameOf(one) ?? '')
    if (parts(node, 'arguments').some((argument) => contains(argument, isGiven))) return true
    return callee.type === 'Identifier' && !isPure(node) && !/^[A-Z]|^require$/.test(name)
  }
}

/** Returns true for a loop whose head, on its first line, runs in each round. */
function repeatsHead(node: AnyNode): boolean {
  if (!/^(?:For|While|ForOf|ForIn)Statement$/.test(node.type)) return false
  const head = /^For(?:Of|In)Statement$/.test(node.type) ? node['left'] : node['test']
  return isNode(head) && head.loc.start.line === node.loc.start.line
}

/** Maps functions and classes to their own name or that of the variable or property they are assigned to. */
function functionNames(tree: AnyNode): ReadonlyMap<AnyNode, string> {
  const names = new Map<AnyNode, string>()
  const visit = (node: AnyNode) => {
    for (const child of children(node)) {
      if (isFunction(child) || child.type === 'ClassDeclaration') {
        const name = [child['id'], node['id'], node['key'], node['left']]
          .filter(isNode)
          .map((one) => nameOf(one) ?? memberName(one))
          .find((one) => one !== undefined)
        if (name !== undefined) names.set(child, name)
      }
      visit(child)
    }
  }
  visit(tree)
  return names
}
