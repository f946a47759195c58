/** Determines the variables of the current call that are in scope at each statement and function of a program. */
import { type AnyNode, children, contains, isFunction, isNode, nameOf, part, parts } from './syntax.ts'

interface DeclaredVariable {
  readonly name: string
  /** Source offset from which it is initialised. */
  readonly from: number
}

/** Maximum names per statement or function; if there are more, the outermost are left out. */
const MAX_NAMES = 30

/** Names of the variables in scope. */
export interface Scopes {
  /**
   * By statement: names in scope that are initialised once it has run. By function: its parameters, and `this` if its
   * body uses it and it is not an arrow function.
   */
  readonly places: ReadonlyMap<AnyNode, readonly string[]>
  /** By statement other than a block: names in scope within it, also those that a loop declares in its head. */
  readonly heads: ReadonlyMap<AnyNode, readonly string[]>
}

/** `Scopes` while the visits fill them in. */
interface MutableScopes {
  readonly places: Map<AnyNode, readonly string[]>
  readonly heads: Map<AnyNode, readonly string[]>
}

export function scopesOf(tree: AnyNode): Scopes {
  const known: MutableScopes = { places: new Map(), heads: new Map() }
  visitBody(tree, [...hoisted(tree), ...declaredIn(parts(tree, 'body'))], known)
  return known
}

/** Notes the names in scope at a node and at its descendants. @param declared variables in scope around the node */
function visit(node: AnyNode, declared: readonly DeclaredVariable[], known: MutableScopes): void {
  if (isFunction(node)) return visitFunction(node, known)
  if (/Statement$|Declaration$/.test(node.type)) known.places.set(node, namesAt(node, declared))
  if (node.type === 'BlockStatement')
    return visitBody(node, [...declared, ...declaredIn(parts(node, 'body'))], known)
  const inner = [...declared, ...declaredInHead(node)]
  if (node.type.endsWith('Statement')) known.heads.set(node, namesAt(node, inner))
  const cases = parts(node, 'cases').flatMap((one) => declaredIn(parts(one, 'consequent')))
  visitBody(node, [...inner, ...cases], known)
}

function visitBody(node: AnyNode, declared: readonly DeclaredVariable[], known: MutableScopes): void {
  for (const child of children(node)) visit(child, declared, known)
}

function visitFunction(node: AnyNode, known: MutableScopes): void {
  const body = part(node, 'body')
  const given = parts(node, 'params').flatMap((parameter) => namesIn(parameter, node.start))
  const own =
    node.type !== 'ArrowFunctionExpression' && contains(body, isThis)
      ? [{ name: 'this', from: node.start }]
      : []
  const declared = [...own, ...given, ...hoisted(body)]
  known.places.set(node, unique([...own, ...given]))
  for (const parameter of parts(node, 'params')) visit(parameter, given, known)
  visit(body, declared, known)
}

function isThis({ type }: AnyNode): boolean {
  return type === 'ThisExpression'
}

/** Returns the names of the variables that are initialised by the end of a node. */
function namesAt({ start, end }: AnyNode, declared: readonly DeclaredVariable[]): readonly string[] {
  return unique(declared.filter(({ from }) => from <= Math.max(start, end)))
}

/** Returns each name once; the last `MAX_NAMES`. */
function unique(declared: readonly DeclaredVariable[]): readonly string[] {
  return [...new Set(declared.map(({ name }) => name))].slice(-MAX_NAMES)
}

/** Variables that the statements of a block declare by `let` or `const`. */
function declaredIn(statements: readonly AnyNode[]): readonly DeclaredVariable[] {
  return statements
    .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
    .filter((statement) => statement.type === 'VariableDeclaration' && statement['kind'] !== 'var')
    .flatMap(declaredBy)
}

function declaredBy(declaration: AnyNode): readonly DeclaredVariable[] {
  return parts(declaration, 'declarations').flatMap((one) => namesIn(part(one, 'id'), one.end))
}

/** Variables declared in the head of a loop or of `catch`. */
function declaredInHead(node: AnyNode): readonly DeclaredVariable[] {
  const head =
    node.type === 'CatchClause' ? node['param'] : node.type === 'ForStatement' ? node['init'] : node['left']
  if (!isNode(head)) return []
  if (node.type === 'CatchClause') return namesIn(head, node.start)
  if (!node.type.startsWith('For') || head.type !== 'VariableDeclaration') return []
  return declaredBy(head)
}

/** Variables declared by `var` anywhere in a program or function, excluding nested functions. */
function hoisted(node: AnyNode): readonly DeclaredVariable[] {
  return children(node).flatMap((child) => {
    if (isFunction(child)) return []
    const isVar = child.type === 'VariableDeclaration' && child['kind'] === 'var'
    return [...(isVar ? declaredBy(child) : []), ...hoisted(child)]
  })
}

/** Names that a pattern binds. */
function namesIn(pattern: AnyNode, from: number): readonly DeclaredVariable[] {
  const name = nameOf(pattern)
  if (name !== undefined) return [{ name, from }]
  switch (pattern.type) {
    case 'AssignmentPattern':
      return namesIn(part(pattern, 'left'), from)
    case 'RestElement':
      return namesIn(part(pattern, 'argument'), from)
    case 'ArrayPattern':
      return parts(pattern, 'elements').flatMap((element) => namesIn(element, from))
    case 'ObjectPattern':
      return parts(pattern, 'properties').flatMap((property) =>
        namesIn(property.type === 'Property' ? part(property, 'value') : property, from),
      )
    default:
      return []
  }
}
