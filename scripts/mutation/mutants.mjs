/** Generates mutants of a source file: the file with one operator, number, boolean, condition or statement changed. */
import { parseSync } from 'rolldown/utils'

/**
 * @typedef {object} Mutant
 * @property {string} file
 * @property {number} start offset of the replaced text
 * @property {number} end
 * @property {string} piece the replaced text
 * @property {string} replacement
 *
 * @typedef {{ readonly type: string, readonly start: number, readonly end: number } & Readonly<Record<string, any>>} Node
 */

/** Type syntax that contains an expression; all other type nodes are erased at run time. */
const WITH_VALUES = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

/** Replacement for each operator. */
const OPERATORS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '^': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '|=': '&=',
  '&=': '|=',
  '++': '--',
  '--': '++',
}

/** @type {(operator: string) => string | undefined} */
const otherOperator = (operator) => Object.entries(OPERATORS).find(([known]) => known === operator)?.[1]

/**
 * @param {string} file
 * @param {string} source
 * @returns {readonly Mutant[]} in source order
 */
export function mutantsOf(file, source) {
  /** @type {Mutant[]} */
  const found = []
  /** @type {(node: { start: number, end: number }, replacement: string) => void} */
  const replace = ({ start, end }, replacement) =>
    void found.push({ file, start, end, piece: source.slice(start, end), replacement })
  /** @type {(node: Node) => string} */
  const text = ({ start, end }) => source.slice(start, end)

  /** @param {Node} node */
  function visit(node) {
    if (node.type.startsWith('Import') || (node.type.startsWith('TS') && !WITH_VALUES.has(node.type))) return
    mutate(node)
    for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') visit(child)
  }

  /** Replaces an operator, which has no node in the syntax tree. @type {(operator: string, from: number) => void} */
  function replaceOperator(operator, from) {
    const other = otherOperator(operator)
    const start = source.indexOf(operator, from)
    if (other !== undefined && start >= 0) replace({ start, end: start + operator.length }, other)
  }

  /** @param {Node} node */
  function mutate(node) {
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression':
        return replaceOperator(node['operator'], node['left'].end)
      case 'UpdateExpression':
        return replaceOperator(node['operator'], node['prefix'] ? node.start : node['argument'].end)
      case 'UnaryExpression':
        return '!-'.includes(node['operator']) ? replace(node, text(node['argument'])) : undefined
      case 'ConditionalExpression':
        return replace(
          node,
          `${text(node['test'])} ? ${text(node['alternate'])} : ${text(node['consequent'])}`,
        )
      case 'IfStatement':
        return replace(node['test'], `!(${text(node['test'])})`)
      case 'Literal':
        if (typeof node['value'] === 'number') replace(node, `${node['value'] + 1}`)
        if (typeof node['value'] === 'boolean') replace(node, `${!node['value']}`)
        return undefined
      case 'ExpressionStatement':
        return replace(node, ';')
      default:
        return undefined
    }
  }

  visit(parseSync(file, source).program)
  return found.toSorted((one, other) => one.start - other.start || one.end - other.end)
}

/** @param {Mutant} mutant @param {string} source */
export function applyMutant({ start, end, replacement }, source) {
  return source.slice(0, start) + replacement + source.slice(end)
}

/** Name of a mutant, e.g. `src/sudoku/grid.ts:12 [< → <=]`. @param {Mutant} mutant @param {string} source */
export function mutantName({ file, start, piece, replacement }, source) {
  const line = source.slice(0, start).split('\n').length
  return `${file}:${line} [${brief(piece)} → ${brief(replacement)}]`
}

/** @param {string} code */
function brief(code) {
  return code.replaceAll(/\s+/g, ' ').slice(0, 60)
}
