/** Which variables are to be had at each place of a program, of the call that is in progress there. */
import { type AnyNode, children, contains, isFunction, isNode, nameOf, part, parts } from './syntax.ts'

interface Declared {
  readonly name: string
  /** Where in the source it has a value, from when it is declared. */
  readonly from: number
}

const VARIABLES = 30

/** The names of the variables that are to be had. */
export interface Scopes {
  /** After each statement, and where a function begins. */
  readonly places: ReadonlyMap<AnyNode, readonly string[]>
  /** In the head of a loop. */
  readonly heads: ReadonlyMap<AnyNode, readonly string[]>
}

interface Known {
  readonly places: Map<AnyNode, readonly string[]>
  readonly heads: Map<AnyNode, readonly string[]>
}

export function scopesOf(tree: AnyNode): Scopes {
  const known: Known = { places: new Map(), heads: new Map() }
  visitBody(tree, [...hoisted(tree), ...declaredIn(parts(tree, 'body'))], known)
  return known
}

function visit(node: AnyNode, declared: readonly Declared[], known: Known): void {
  if (isFunction(node)) return visitFunction(node, known)
  if (/Statement$|Declaration$/.test(node.type)) known.places.set(node, namesAt(node, declared))
  if (node.type === 'BlockStatement')
    return visitBody(node, [...declared, ...declaredIn(parts(node, 'body'))], known)
  const inner = [...declared, ...ofHead(node)]
  if (node.type.endsWith('Statement')) known.heads.set(node, namesAt(node, inner))
  const cases = parts(node, 'cases').flatMap((one) => declaredIn(parts(one, 'consequent')))
  visitBody(node, [...inner, ...cases], known)
}

function visitBody(node: AnyNode, declared: readonly Declared[], known: Known): void {
  for (const child of children(node)) visit(child, declared, known)
}

function visitFunction(node: AnyNode, known: Known): void {
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

function namesAt({ start, end }: AnyNode, declared: readonly Declared[]): readonly string[] {
  return unique(declared.filter(({ from }) => from <= Math.max(start, end)))
}

function unique(declared: readonly Declared[]): readonly string[] {
  return [...new Set(declared.map(({ name }) => name))].slice(-VARIABLES)
}

/** `let`, `const` and classes of a block. */
function declaredIn(statements: readonly AnyNode[]): readonly Declared[] {
  return statements
    .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
    .filter((statement) => statement.type === 'VariableDeclaration' && statement['kind'] !== 'var')
    .flatMap(ofDeclaration)
}

function ofDeclaration(declaration: AnyNode): readonly Declared[] {
  return parts(declaration, 'declarations').flatMap((one) => namesIn(part(one, 'id'), one.end))
}

/** Of a loop, or of `catch`. */
function ofHead(node: AnyNode): readonly Declared[] {
  const head =
    node.type === 'CatchClause' ? node['param'] : node.type === 'ForStatement' ? node['init'] : node['left']
  if (!isNode(head)) return []
  if (node.type === 'CatchClause') return namesIn(head, node.start)
  if (!node.type.startsWith('For') || head.type !== 'VariableDeclaration') return []
  return ofDeclaration(head)
}

/** `var`, wherever it stands in a function. */
function hoisted(node: AnyNode): readonly Declared[] {
  return children(node).flatMap((child) => {
    if (isFunction(child)) return []
    const isVar = child.type === 'VariableDeclaration' && child['kind'] === 'var'
    return [...(isVar ? ofDeclaration(child) : []), ...hoisted(child)]
  })
}

/** The names that a pattern binds. */
function namesIn(pattern: AnyNode, from: number): readonly Declared[] {
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
