/** Access to a program's syntax tree in ESTree format. */

export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly loc: { readonly start: { readonly line: number } }
}

/** A node with the properties of its type, unchecked. */
export type AnyNode = SyntaxNode & Readonly<Record<string, unknown>>

export function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Returns a mandatory child node. @throws TypeError if missing */
export function part(node: AnyNode, name: string): AnyNode {
  const found = node[name]
  if (!isNode(found)) throw new TypeError(`${node.type} has no ${name}`)
  return found
}

/** Returns the nodes of a list property, without holes; empty if the property is no list. */
export function parts(node: AnyNode, name: string): readonly AnyNode[] {
  const found = node[name]
  return Array.isArray(found) ? found.filter(isNode) : []
}

/** Returns the direct children of a node in source order. */
export function children(node: AnyNode): readonly AnyNode[] {
  const found: AnyNode[] = []
  for (const value of Object.values(node)) {
    if (isNode(value)) found.push(value)
    else if (Array.isArray(value)) found.push(...value.filter(isNode))
  }
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/** Returns true if the node or any descendant matches. */
export function contains(node: AnyNode, isTarget: (node: AnyNode) => boolean): boolean {
  return isTarget(node) || children(node).some((child) => contains(child, isTarget))
}

export function isFunction({ type }: SyntaxNode): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
}

/** Name of an identifier; undefined for other nodes. */
export function nameOf(node: AnyNode | undefined): string | undefined {
  return node?.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined
}

/** Property name of a member expression with a dot; undefined for other nodes, and for private names. */
export function memberName(node: AnyNode): string | undefined {
  return node.type === 'MemberExpression' && node['computed'] === false
    ? nameOf(part(node, 'property'))
    : undefined
}
