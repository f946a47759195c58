/** Determines by its syntax whether an expression can be evaluated twice, change something, or make a board. */
import { CELLS } from '../../sudoku/units.ts'
import { type AnyNode, children, isFunction, memberName, nameOf, part, parts } from './syntax.ts'

const ARITHMETIC: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%', '|', '&', '^', '>>', '>>>', '<<'])
const CONVERSIONS: ReadonlySet<string> = new Set(['Number', 'String', 'parseInt', 'parseFloat', 'Boolean'])
/** Methods that return a number, a boolean, a short string or nothing, so no board or row. */
const SCALARS: ReadonlySet<string> = new Set([
  'charAt',
  'charCodeAt',
  'every',
  'has',
  'includes',
  'indexOf',
  'join',
  'log',
  'push',
  'some',
  'startsWith',
  'test',
  'toString',
  'trim',
  'unshift',
  'write',
])
/** Methods that build strings. */
const STRING_BUILDING: ReadonlySet<string> = new Set([
  'slice',
  'substr',
  'substring',
  'replace',
  'concat',
  'join',
  'repeat',
])
/** Types of nodes that may have side effects. */
const ACTIONS: ReadonlySet<string> = new Set([
  'AssignmentExpression',
  'AwaitExpression',
  'CallExpression',
  'ImportExpression',
  'NewExpression',
  'TaggedTemplateExpression',
  'UpdateExpression',
  'YieldExpression',
])

/** Returns true if neither the order nor the number of evaluations matters. */
export function isRepeatable(node: AnyNode): boolean {
  switch (node.type) {
    case 'Identifier':
    case 'ThisExpression':
      return true
    case 'Literal':
      return node['regex'] === undefined
    case 'UnaryExpression':
      return node['operator'] !== 'delete' && isRepeatable(part(node, 'argument'))
    case 'BinaryExpression':
      return (
        ARITHMETIC.has(String(node['operator'])) &&
        isRepeatable(part(node, 'left')) &&
        isRepeatable(part(node, 'right'))
      )
    case 'MemberExpression':
      return (
        node['optional'] !== true &&
        isRepeatable(part(node, 'object')) &&
        (node['computed'] === false
          ? part(node, 'property').type === 'Identifier'
          : isRepeatable(part(node, 'property')))
      )
    case 'CallExpression':
      return isCalculation(node) && parts(node, 'arguments').every(isRepeatable)
    default:
      return false
  }
}

/** Returns true if evaluation has no apparent side effects. */
export function isPure(node: AnyNode): boolean {
  if (isFunction(node)) return true
  if (ACTIONS.has(node.type) && !isCalculation(node)) return false
  return children(node).every(isPure)
}

/** Returns true for calls like `Math.floor(…)` and `Number(…)`. */
function isCalculation(node: AnyNode): boolean {
  if (node.type !== 'CallExpression' || node['optional'] === true) return false
  const callee = part(node, 'callee')
  if (memberName(callee) !== undefined) return nameOf(part(callee, 'object')) === 'Math'
  return CONVERSIONS.has(nameOf(callee) ?? '')
}

/** Returns true if the value of a node may be a newly created board or row; a row may be a string. */
export function mayMakeBoard(node: AnyNode): boolean {
  switch (node.type) {
    case 'CallExpression':
      return !isCalculation(node) && !SCALARS.has(memberName(part(node, 'callee')) ?? '')
    case 'NewExpression':
    case 'AwaitExpression':
      return true
    case 'ArrayExpression':
      return parts(node, 'elements').length > 0 && !isFullBoard(node)
    case 'ConditionalExpression':
      return mayMakeBoard(part(node, 'consequent')) || mayMakeBoard(part(node, 'alternate'))
    case 'LogicalExpression':
      return mayMakeBoard(part(node, 'left')) || mayMakeBoard(part(node, 'right'))
    case 'BinaryExpression':
      return node['operator'] === '+' && isStringBuilding(node)
    case 'TemplateLiteral':
      return parts(node, 'expressions').length > 1
    default:
      return false
  }
}

/** Returns true for a literal board without blanks, such as the expected solution: it is no step of a search. */
function isFullBoard(node: AnyNode): boolean {
  const cells = (of: AnyNode): readonly AnyNode[] =>
    of.type === 'ArrayExpression' ? parts(of, 'elements').flatMap(cells) : [of]
  const all = cells(node)
  return (
    all.length === CELLS &&
    all.every(({ type, value }) => type === 'Literal' && /^[1-9]$/.test(String(value)))
  )
}

/** Returns true if a node may be a string of several characters, built by a method, a template or `+`. */
function isStringBuilding(node: AnyNode): boolean {
  if (node.type === 'CallExpression') return STRING_BUILDING.has(memberName(part(node, 'callee')) ?? '')
  if (node.type === 'BinaryExpression')
    return isStringBuilding(part(node, 'left')) || isStringBuilding(part(node, 'right'))
  return node.type === 'TemplateLiteral'
}
