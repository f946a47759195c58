/** Parses the expressions whose values are read at a line. */
import { parseExpressionAt } from 'acorn'
import { MOST_COLUMNS, type ValuesAnswer } from '../run/lineValues.ts'
import { type AnyNode, children, contains, isNode, parts } from './syntax.ts'

/** Expressions to evaluate each time that a line runs. */
export interface ShownExpressions {
  /** From 1. */
  readonly line: number
  readonly columns: readonly string[]
}

type Fault = Extract<ValuesAnswer, { readonly kind: 'fault' | 'changes' }>

/**
 * Splits a list of expressions at its commas.
 * @returns the sources of the first `MOST_COLUMNS`; a fault if the text is malformed, or an expression may not be shown
 */
export function columnSources(text: string): readonly string[] | Fault {
  const list = `[${text}]`
  const tree = parsedList(list)
  if (!isNode(tree)) return tree
  const changing = firstOf(tree, isChanging)
  if (changing !== undefined)
    return { kind: 'changes', column: changing.start, what: list.slice(changing.start, changing.end) }
  const elements = parts(tree, 'elements')
  const columns: string[] = []
  let from = 1
  for (const [index, element] of elements.entries()) {
    // Parentheses around an element are not in the tree.
    const end = elements.at(index + 1) === undefined ? list.length - 1 : list.indexOf(',', element.end)
    columns.push(list.slice(from, end).trim())
    from = end + 1
  }
  return columns.slice(0, MOST_COLUMNS)
}

/** Parses an array literal. @returns its tree; a fault if it is malformed, empty, or has comments, holes or spreads */
function parsedList(list: string): AnyNode | Fault {
  let comment: number | undefined
  try {
    const tree: unknown = parseExpressionAt(list, 0, {
      ecmaVersion: 'latest',
      onComment: (_, __, start) => {
        comment ??= start
      },
    })
    if (!isNode(tree)) throw new TypeError('The parser gave no tree')
    if (comment !== undefined) return unexpected(list, comment)
    if (tree.type !== 'ArrayExpression' || tree.end < list.length)
      return unexpected(list, tree.type === 'ArrayExpression' ? tree.end : list.indexOf(']'))
    const elements = Array.isArray(tree['elements']) ? tree['elements'] : []
    if (elements.length === 0 || !elements.every(isValue)) return unexpected(list, list.length - 1)
    return tree
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    if (comment !== undefined) return unexpected(list, comment)
    const pos = 'pos' in error && typeof error.pos === 'number' ? error.pos : undefined
    const message = error.message.replace(/ \(\d+:\d+\)$/, '')
    return pos === undefined ? { kind: 'fault', column: undefined, message } : faultAt(list, pos, message)
  }
}

/** False for holes and spread elements. */
function isValue(element: unknown): boolean {
  return isNode(element) && element.type !== 'SpreadElement'
}

function unexpected(list: string, at: number): Fault {
  return faultAt(list, at, at >= list.length - 1 ? 'Unexpected end' : `Unexpected token ${list[at]}`)
}

/** @param at offset in the list. Its opening bracket precedes the user's text, so this is the text's 1-based column */
function faultAt(list: string, at: number, message: string): Fault {
  return { kind: 'fault', column: Math.max(1, Math.min(at, list.length - 1)), message }
}

/** True for nodes that a shown expression must not have: assignments, updates, `delete`, `await` and `yield`. */
function isChanging(node: AnyNode): boolean {
  return (
    /^(?:Assignment|Update|Await|Yield)Expression$/.test(node.type) ||
    (node.type === 'UnaryExpression' && node['operator'] === 'delete')
  )
}

/** Returns the first wanted node in source order; undefined if there is none. */
function firstOf(node: AnyNode, isWanted: (node: AnyNode) => boolean): AnyNode | undefined {
  if (isWanted(node)) return node
  const child = children(node).find((one) => contains(one, isWanted))
  return child && firstOf(child, isWanted)
}
