/**
 * Rewrites a program so that every possible write to the board calls a recorder. Preserves behaviour and line numbers.
 *
 *     a[i][j] = v;       {a[i][j] = v; W[k] && N(a, i, j, k)}, if `a`, `i` and `j` can be evaluated twice
 *     a[f()] = v         (W[k] ? S(a, f(), v, k) : a[f()] = v)
 *     [a[i], b] = …      [R(a, i, k).v, b] = …
 *     a.fill(v)          (W[k] ? M(a, 'fill', k, v) : a.fill(v))
 *     b = f(a)           b = A(f(a), k), because the result may be a board
 *
 * A site is a position in the source that may write to the board or make one; `k` is its number. `W[k]` is true while
 * the site is watched; the other capitals are functions of the recorder.
 */
import { calledName } from './calledName.ts'
import { calledFunctions } from './calledFunctions.ts'
import { moduleText } from './modules.ts'
import type { ParsedProgram } from './parsing.ts'
import { PROGRAM_PATH, FOLDER } from './realm/paths.ts'
import type { Watching } from './rewriter.ts'
import type { ShownExpressions } from './shownExpressions.ts'
import { type AnyNode, children, contains, isNode, nameOf, part, parts } from './syntax.ts'
import { WriteRewriter } from './writeRewriter.ts'

export interface RewrittenProgram {
  /**
   * Source of a function that takes the hooks and returns the program. The program is a function with the parameters
   * that Node passes to a module.
   */
  readonly text: string
  /** Line of each site, 1-based. */
  readonly lines: readonly number[]
  /** Variable names of each scope; empty unless lines, calls and variables can be inspected (`Watching`). */
  readonly scopes: readonly (readonly string[])[]
  /** Lines on which something runs; empty unless lines are watched. */
  readonly linesWithCode: ReadonlySet<number>
}

/**
 * Rewrites a program so that it calls the hooks.
 * @param targetLines lines to report if not all are reported
 * @param shown expressions whose values are read, if any
 * @param called name of the function to call in the end; undefined for a program that reads its input
 * @param isByPlaces true if the board may be in any structure
 */
export function rewriteProgram(
  program: ParsedProgram,
  watching: Watching,
  targetLines: ReadonlySet<number>,
  shown: ShownExpressions | undefined,
  called: string | undefined,
  isByPlaces: boolean,
): RewrittenProgram {
  return new Rewriting(program, watching, targetLines, shown, called, isByPlaces).program()
}

/** Parameters that Node passes to a module. */
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'] as const

class Rewriting extends WriteRewriter {
  readonly #program: ParsedProgram
  readonly #called: string | undefined
  /** The functions named `#called`. The program's own calls of them, as a demo, are skipped. */
  readonly #calledFunctions: ReadonlySet<AnyNode>
  /** Statements right after a label, which must stay there. */
  readonly #labelled = new Set<AnyNode>()
  /** True inside a function that is neither a generator nor async: its calls evaluate to the returned value. */
  #isPlainCall = false
  /** Names of the module's parameters, changed where the module itself declares such a name. */
  readonly #parameters: readonly string[]

  constructor(
    program: ParsedProgram,
    watching: Watching,
    targetLines: ReadonlySet<number>,
    shown: ShownExpressions | undefined,
    called: string | undefined,
    isByPlaces: boolean,
  ) {
    super(program, watching, targetLines, shown, isByPlaces)
    this.#program = program
    this.#called = called
    this.#calledFunctions = called === undefined ? new Set() : calledFunctions(program.tree, called)
    const own = program.isModule ? declaredNames(program.tree) : new Set<string>()
    this.#parameters = PARAMETERS.map((name) => (own.has(name) ? this.hooks.hidden + name : name))
  }

  program(): RewrittenProgram {
    const called = this.#called
    const { tree, isAsync } = this.#program
    const hooks = this.hooks
    const body = parts(tree, 'body')
    const directives = directivesOf(body)
    this.isStrict ||= isStrictBy(directives)
    const strict = this.isStrict ? '"use strict";' : ''
    const owner = called === undefined ? undefined : calledName(called).owner
    const answer =
      owner === undefined ? '' : `${hooks.answer}(()=>typeof ${owner}==='undefined'?undefined:${owner});`
    const hashBang = /^#!.*/.exec(this.source)?.[0].length ?? 0
    const text = this.#statementList(body, hashBang, this.source.length, '')
    const inner = this.lineHooks?.program(tree, answer + text) ?? answer + text
    const start = `(function(${hooks.parameters}){return ${isAsync ? 'async ' : ''}function(${this.#parameters.join()}){`
    return {
      text: `${start}${strict}${inner}\n}})`,
      lines: this.lines,
      scopes: this.lineHooks?.scopes ?? [],
      linesWithCode: this.lineHooks?.linesWithCode ?? new Set(),
    }
  }

  /** Rewrites statements, and copies the source around them. @param prologue code to insert after their directives */
  #statementList(statements: readonly AnyNode[], start: number, end: number, prologue: string): string {
    const directives = directivesOf(statements)
    const rest = statements.slice(directives.length)
    const from = directives.at(-1)?.end ?? start
    let text = `${this.source.slice(start, from)}${directives.length > 0 ? ';' : ''}${prologue}`
    let at = from
    for (const statement of rest) {
      text += this.source.slice(at, statement.start) + this.#statement(statement)
      at = statement.end
    }
    return text + this.source.slice(at, end)
  }

  #statement(node: AnyNode): string {
    const hooks = this.lineHooks
    return hooks === undefined ? this.text(node) : hooks.before(node) + this.text(node) + hooks.after(node)
  }

  /** Rewrites a body that need not be a block; adds braces if it gets line hooks. */
  #singleStatement(node: AnyNode): string {
    if (node.type === 'BlockStatement' || this.lineHooks === undefined) return this.text(node)
    return `{${this.#statement(node)}}`
  }

  protected override text(node: AnyNode): string {
    switch (node.type) {
      case 'ExpressionStatement':
        return this.expressionStatement(node)
      case 'BlockStatement':
      case 'StaticBlock':
        return this.#block(node)
      case 'AssignmentExpression':
        return this.assignment(node)
      case 'UpdateExpression':
        return this.update(node)
      case 'CallExpression':
        return this.call(node)
      case 'VariableDeclarator':
        return this.declarator(node)
      case 'Property':
      case 'PropertyDefinition':
        return this.property(node)
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return this.#function(node)
      case 'ClassDeclaration':
      case 'ClassExpression':
        return this.strictly(true, () => this.plain(node))
      case 'ThrowStatement':
        return this.#throwStatement(node)
      case 'ReturnStatement':
        return this.#returnStatement(node)
      case 'IfStatement':
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
      case 'LabeledStatement':
        return this.#controlStatement(node)
      case 'SwitchCase':
        return this.#switchCase(node)
      case 'YieldExpression':
      case 'AwaitExpression':
        return this.lineHooks?.wrapWaiting(node, this.plain(node), this.#argumentOf(node)) ?? this.plain(node)
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportDefaultDeclaration':
      case 'ExportAllDeclaration':
        return moduleText(node, this.source, this.#parameters[1], (inner) => this.text(inner))
      case 'MetaProperty':
        return nameOf(part(node, 'meta')) === 'import' ? this.#importMeta() : this.plain(node)
      default:
        return this.plain(node)
    }
  }

  #block(node: AnyNode): string {
    const body = parts(node, 'body')
    const first = this.source.indexOf('{', node.start) + 1
    return `${this.source.slice(node.start, first)}${this.#statementList(body, first, node.end, '')}`
  }

  #switchCase(node: AnyNode): string {
    const statements = parts(node, 'consequent')
    const [first] = statements
    if (first === undefined) return this.plain(node)
    const test = node['test'] === null ? [] : [part(node, 'test')]
    return `${this.between(test, node.start, first.start)}${this.#statementList(statements, first.start, node.end, '')}`
  }

  /** Rewrites loops and conditions, whose bodies may be statements without braces. */
  #controlStatement(node: AnyNode): string {
    const hooks = this.lineHooks
    const bodies = new Set(['consequent', 'alternate', 'body'].map((name) => node[name]))
    const left = node.type === 'ForInStatement' || node.type === 'ForOfStatement' ? node['left'] : undefined
    let text = ''
    let at = node.start
    for (const child of children(node)) {
      text += this.source.slice(at, child.start)
      at = child.end
      if (child === node['right'] && node.type === 'ForOfStatement') text += this.withPosition(child)
      else if (node.type === 'LabeledStatement') {
        this.#labelled.add(child)
        text += this.text(child)
      } else if (bodies.has(child)) text += this.#body(node, child)
      else if (child === node['test'] && node.type !== 'IfStatement')
        text += hooks?.test(node, this.text(child)) ?? this.text(child)
      else if (child === node['update']) text += hooks?.update(node, this.text(child)) ?? this.text(child)
      else if (child === left) text += this.target(child)
      else text += this.text(child)
    }
    text += this.source.slice(at, node.end)
    // Adds a member access before the loop. The engine reports an interrupt of the loop's jump back at that position.
    const isEndless = this.lineHooks === undefined && node.type === 'ForStatement' && !isNode(node['test'])
    return (isEndless || this.#lacksPosition(node)) && !this.#labelled.has(node)
      ? `{${this.hooks.watched}.length;${text}}`
      : text
  }

  /** Returns true for a loop at which the engine records no position when interrupted. */
  #lacksPosition(node: AnyNode): boolean {
    return (
      this.lineHooks === undefined &&
      /^(?:For|While|DoWhile)Statement$/.test(node.type) &&
      !contains(node, hasPosition)
    )
  }

  /** @param node the loop or condition */
  #body(node: AnyNode, body: AnyNode): string {
    const text = this.#singleStatement(body)
    if (this.lineHooks !== undefined) return this.lineHooks.body(node, text)
    // Adds a member access, which has a position.
    return this.#lacksPosition(node) ? `{${this.hooks.watched}.length;${text}}` : text
  }

  #function(node: AnyNode): string {
    const isOuterPlain = this.#isPlainCall
    this.#isPlainCall = node['generator'] !== true && node['async'] !== true
    try {
      return this.#functionText(node)
    } finally {
      this.#isPlainCall = isOuterPlain
    }
  }

  #functionText(node: AnyNode): string {
    const body = part(node, 'body')
    const parameters = parts(node, 'params')
    const names = parameters.map(nameOf).filter((name) => name !== undefined)
    const isBlock = body.type === 'BlockStatement'
    const directives = isBlock ? directivesOf(parts(body, 'body')) : []
    return this.strictly(isStrictBy(directives), () => {
      const head = this.#headOf(node, parameters, body)
      const seen = names.length === 0 ? '' : this.#calledWith(node, names)
      const skipped = this.#calledFunctions.has(node) ? this.#skippedValue(parameters) : undefined
      if (!isBlock) {
        const text = this.text(body)
        const tail = this.source.slice(body.end, node.end)
        const value = seen === '' ? text : `(${seen},${text})`
        return skipped === undefined
          ? head + value + tail
          : `${head}(${this.hooks.demo}.on?${skipped}:${value})${tail}`
      }
      const statements = parts(body, 'body')
      const guard = skipped === undefined ? '' : `if(${this.hooks.demo}.on)return ${skipped};`
      const prologue = seen === '' ? guard : `${guard}${seen};`
      const first = body.start + 1
      const inner = this.#statementList(statements, first, body.end - 1, prologue)
      return `${head}{${this.lineHooks?.function(node, inner, isStrictBy(directives)) ?? inner}}`
    })
  }

  /** The function's source before its body, rewritten. */
  #headOf(node: AnyNode, parameters: readonly AnyNode[], body: AnyNode): string {
    // Copies up to the body's start, because the tree does not contain the parentheses around an arrow's body.
    return this.between(parameters, node.start, body.start)
  }

  /** Returns the code that passes the arguments of a call to the recorder; empty if writes are not watched. */
  #calledWith(node: AnyNode, names: readonly string[]): string {
    if (!this.watchesWrites) return ''
    const { watched, called } = this.hooks
    const [number, site] = this.site(node)
    return `${watched}[${number}]&&${called}(${site},[${names.join()}])`
  }

  /** Returns the code of the value that a skipped call returns. */
  #skippedValue(parameters: readonly AnyNode[]): string {
    const names = parameters
      .map((one) => nameOf(one.type === 'AssignmentPattern' ? part(one, 'left') : one))
      .filter((name) => name !== undefined)
    return `${this.hooks.demo}.skip([${names.join()}])`
  }

  #importMeta(): string {
    const main = this.#called === undefined
    return JSON.stringify({
      url: `file://${PROGRAM_PATH}`,
      filename: PROGRAM_PATH,
      dirname: FOLDER,
      main,
    }).replace(/.*/, '($&)')
  }

  /** Rewrites the argument of an `await` or a `yield`. */
  #argumentOf(node: AnyNode): string {
    return isNode(node['argument']) ? this.argument(node['argument']) : 'undefined'
  }

  #returnStatement(node: AnyNode): string {
    const argument = node['argument']
    if (this.lineHooks === undefined || !this.#isPlainCall || !isNode(argument)) return this.plain(node)
    const text = this.lineHooks.wrapReturned(this.argument(argument))
    return this.source.slice(node.start, argument.start) + text + this.source.slice(argument.end, node.end)
  }

  #throwStatement(node: AnyNode): string {
    const argument = part(node, 'argument')
    const { thrown } = this.hooks
    const text = this.text(argument)
    const head = this.source.slice(node.start, argument.start)
    const tail = this.source.slice(argument.end, node.end)
    return argument.type === 'NewExpression'
      ? head + text + tail
      : `${head}${thrown}(${text},${argument.loc.start.line})${tail}`
  }
}

/** Returns true for expressions at which the engine records its position. */
function hasPosition({ type }: AnyNode): boolean {
  return /^(?:Call|New|Member|Await|Yield)Expression$/.test(type)
}

/** Names that a module declares at its top level, except those in patterns, imports and exported declarations. */
function declaredNames(tree: AnyNode): ReadonlySet<string> {
  const names = new Set<string>()
  for (const statement of parts(tree, 'body'))
    for (const one of [statement, ...parts(statement, 'declarations')]) {
      const name = isNode(one['id']) ? nameOf(one['id']) : undefined
      if (name !== undefined) names.add(name)
    }
  return names
}

/** Returns the directives, such as `'use strict'`, at the beginning of a list of statements. */
function directivesOf(statements: readonly AnyNode[]): readonly AnyNode[] {
  const end = statements.findIndex((statement) => typeof statement['directive'] !== 'string')
  return end === -1 ? statements : statements.slice(0, end)
}

function isStrictBy(directives: readonly AnyNode[]): boolean {
  return directives.some((directive) => directive['directive'] === 'use strict')
}
