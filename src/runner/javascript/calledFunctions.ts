/** Finds in a program's syntax tree the functions that have the name of the one to call. */
import { calledName } from './calledName.ts'
import { type AnyNode, isFunction, isNode, memberName, nameOf, part, parts } from './syntax.ts'

/** @param name of the function to call, as in `ProgramInput`: `solve`, `Solution.solveSudoku` or `module.exports` */
export function calledFunctions(tree: AnyNode, name: string): ReadonlySet<AnyNode> {
  const found = new Set<AnyNode>()
  const { owner, method } = calledName(name)
  const isWhole = name === 'module.exports'

  const takeFunction = (node: unknown) => {
    if (isNode(node) && isFunction(node)) found.add(node)
  }
  /**
   * Adds `value`, whose name is `known`, if it is a function with the name to call. If it is the class of the method to
   * call, adds the method.
   */
  const take = (known: string | undefined, value: unknown) => {
    if (!isNode(value)) return
    if (method === undefined || isWhole) {
      if (known === name) takeFunction(value)
    } else if (known === owner && value.type.startsWith('Class'))
      takeMembers(part(value, 'body'), 'body', method)
  }
  const takeMembers = (node: AnyNode, list: 'body' | 'properties', key: string) => {
    for (const member of parts(node, list))
      if (isNode(member['key']) && nameOf(member['key']) === key) takeFunction(member['value'])
  }
  const takeExported = (value: AnyNode) => {
    if (isWhole) takeFunction(value)
    else if (value.type === 'ObjectExpression') takeMembers(value, 'properties', name)
  }
  const takeAssignment = (node: AnyNode) => {
    const [left, right] = [part(node, 'left'), part(node, 'right')]
    // `module.exports = exports = …`
    if (right.type === 'AssignmentExpression') takeAssignment(right)
    if (isExports(left)) takeExported(right)
    take(nameOf(left) ?? (left.type === 'MemberExpression' ? memberName(left) : undefined), right)
  }

  for (const statement of parts(tree, 'body')) {
    const isExported = /^Export(?:Named|Default)Declaration$/.test(statement.type)
    const node = isExported && isNode(statement['declaration']) ? statement['declaration'] : statement
    if (statement.type === 'ExportDefaultDeclaration') takeExported(node)
    if (isNode(node['id'])) take(nameOf(node['id']), node)
    for (const one of parts(node, 'declarations')) take(nameOf(part(one, 'id')), one['init'])
    const expression = node.type === 'ExpressionStatement' ? part(node, 'expression') : undefined
    if (expression?.type === 'AssignmentExpression') takeAssignment(expression)
  }
  return found
}

function isExports(node: AnyNode): boolean {
  return memberName(node) === 'exports' && nameOf(part(node, 'object')) === 'module'
}
