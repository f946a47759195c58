/** Places of a source file whose execution can be recorded: statements and expression bodies of arrow functions. */
import { parseSync } from 'rolldown/utils'

/**
 * @typedef {{ readonly type: string, readonly start: number, readonly end: number } & Readonly<Record<string, any>>} Node
 *
 * @typedef {object} Place
 * @property {number} start
 * @property {number} end
 * @property {'listed' | 'single' | 'expression'} kind `listed`: in a statement list; `single`: where a block could be
 */

/** Type syntax that contains an expression; all other type nodes are erased at run time. */
const WITH_VALUES = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])
/** Declarations that may run before, or without, the statements around them. */
const HOISTED = new Set(['FunctionDeclaration', 'ClassDeclaration', 'ExportDefaultDeclaration'])
const LISTS = new Set(['Program', 'BlockStatement', 'StaticBlock'])
const SINGLE = ['consequent', 'alternate', 'body']

/** True for nodes without an effect at run time. @param {Node} node */
export function saysNothing({ type }) {
  return type.startsWith('Import') || (type.startsWith('TS') && !WITH_VALUES.has(type))
}

/** Places among a node's direct children. @param {Node} node @returns {Place[]} */
export function placesIn(node) {
  if (LISTS.has(node.type)) return listed(node['body'])
  if (node.type === 'SwitchCase') return listed(node['consequent'])
  if (node.type === 'ArrowFunctionExpression' && node['body'].type !== 'BlockStatement')
    return [{ start: node['body'].start, end: node['body'].end, kind: 'expression' }]
  if (!/^(?:If|For|ForOf|ForIn|While|DoWhile)Statement$/.test(node.type)) return []
  return SINGLE.flatMap((part) => {
    const child = node[part]
    return child && child.type !== 'BlockStatement'
      ? [{ start: child.start, end: child.end, kind: 'single' }]
      : []
  })
}

/** @param {readonly Node[]} statements @returns {Place[]} */
function listed(statements) {
  return statements
    .filter((node) => !saysNothing(node) && !HOISTED.has((node['declaration'] ?? node).type))
    .map(({ start, end }) => ({ start, end, kind: 'listed' }))
}

/** All places in source order; the first is the whole file. @param {string} file @param {string} source */
export function placesOf(file, source) {
  /** @type {Place[]} */
  const places = []
  /** @param {Node} node */
  function visit(node) {
    if (saysNothing(node)) return
    places.push(...placesIn(node))
    for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') visit(child)
  }
  visit(parseSync(file, source).program)
  places.sort((one, other) => one.start - other.start || other.end - one.end)
  return [{ start: 0, end: source.length, kind: 'listed' }, ...places]
}

/**
 * Instruments a source to set a flag at each place that it reaches. For a file whose places begin at flag 7:
 *
 *     if (a) b()   →   ;globalThis.reached[7]=1;;globalThis.reached[8]=1;if (a) {globalThis.reached[9]=1;b()}
 *
 * @param {string} file
 * @param {string} source
 * @param {number} first flag number of the first place
 */
export function flagged(file, source, first) {
  const pieces = placesOf(file, source).map(({ start, end, kind }, index) => {
    const flag = `globalThis.reached[${first + index}]=1`
    if (kind === 'listed') return { start, end, before: `;${flag};`, after: '' }
    const [before = '', after = ''] = kind === 'single' ? [`{${flag};`, '}'] : [`(${flag},`, ')']
    return { start, end, before, after }
  })
  const opened = pieces.map(({ start, before }) => ({ at: start, text: before }))
  // Reversed, so that of two places with the same end the inner one, which begins later, closes first.
  const closed = pieces.map(({ end, after }) => ({ at: end, text: after })).toReversed()
  let written = 0
  let text = ''
  for (const piece of [...closed, ...opened].toSorted((one, other) => one.at - other.at)) {
    text += source.slice(written, piece.at) + piece.text
    written = piece.at
  }
  return text + source.slice(written)
}
