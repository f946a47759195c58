/** Places of a source file: statements, and arrow functions' expressions, of which one can see whether a test gets there. */
import { parseSync } from 'rolldown/utils'

/**
 * @typedef {{ readonly type: string, readonly start: number, readonly end: number } & Readonly<Record<string, any>>} Node
 *
 * @typedef {object} Place
 * @property {number} start
 * @property {number} end
 * @property {'listed' | 'single' | 'expression'} kind a single statement stands where a block could
 */

/** Types say nothing at run time, apart from the expressions that stand in them. */
const WITH_VALUES = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])
/** May be called before, or without, the statements around them. */
const HOISTED = new Set(['FunctionDeclaration', 'ClassDeclaration', 'ExportDefaultDeclaration'])
const LISTS = new Set(['Program', 'BlockStatement', 'StaticBlock'])
const SINGLE = ['consequent', 'alternate', 'body']

/** @param {Node} node */
export function saysNothing({ type }) {
  return type.startsWith('Import') || (type.startsWith('TS') && !WITH_VALUES.has(type))
}

/** The places that begin in the parts of a node. @param {Node} node @returns {Place[]} */
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

/** In the order of the text. The first is the file as a whole. @param {string} file @param {string} source */
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
 * The source that sets a flag at each place it gets to.
 * @param {string} file
 * @param {string} source
 * @param {number} first the number of the flag of the first place
 */
export function flagged(file, source, first) {
  const pieces = placesOf(file, source).map(({ start, end, kind }, index) => {
    const flag = `globalThis.reached[${first + index}]=1`
    if (kind === 'listed') return { start, end, before: `;${flag};`, after: '' }
    const [before = '', after = ''] = kind === 'single' ? [`{${flag};`, '}'] : [`(${flag},`, ')']
    return { start, end, before, after }
  })
  const opened = pieces.map(({ start, before }) => ({ at: start, text: before }))
  // Of two places with one end, the inner one, which begins later, is closed first.
  const closed = pieces.map(({ end, after }) => ({ at: end, text: after })).toReversed()
  let written = 0
  let text = ''
  for (const piece of [...closed, ...opened].toSorted((one, other) => one.at - other.at)) {
    text += source.slice(written, piece.at) + piece.text
    written = piece.at
  }
  return text + source.slice(written)
}
