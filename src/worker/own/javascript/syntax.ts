/** The syntax tree of a program, as far as it is asked for; see ESTree. */

export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly loc: { readonly start: { readonly line: number } }
}

/** A node with whatever its type has. */
export type AnyNode = SyntaxNode & Readonly<Record<string, unknown>>

export function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** A part of a node that has to be there by its type. @throws TypeError if it is not */
export function part(node: AnyNode, name: string): AnyNode {
  const found = node[name]
  if (!isNode(found)) throw new TypeError(`${node.type} has no ${name}`)
  return found
}

/** The nodes of a list; holes are left out. */
export function parts(node: AnyNode, name: string): readonly AnyNode[] {
  const found = node[name]
  return Array.isArray(found) ? found.filter(isNode) : []
}

/** All nodes right below one, in the order of the source. */
export function children(node: AnyNode): readonly AnyNode[] {
  const found: AnyNode[] = []
  for (const value of Object.values(node)) {
    if (isNode(value)) found.push(value)
    else if (Array.isArray(value)) found.push(...value.filter(isNode))
  }
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/** Whether it, or anything below it, is one that is looked for. */
export function contains(node: AnyNode, isTarget: (node: AnyNode) => boolean): boolean {
  return isTarget(node) || children(node).some((child) => contains(child, isTarget))
}

export function isFunction({ type }: SyntaxNode): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
}

/** The name of an identifier. */
export function nameOf(node: AnyNode | undefined): string | undefined {
  return node?.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined
}

/** A name for a member that is written with a dot. */
export function memberName(node: AnyNode): string | undefined {
  return node.type === 'MemberExpression' && node['computed'] === false
    ? nameOf(part(node, 'property'))
    : undefined
}
