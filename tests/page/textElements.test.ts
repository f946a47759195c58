/**
 * Texts with siblings have an element of their own, for browsers that translate the page. A translation replaces texts
 * by its own elements. React then no longer updates a text that has siblings, and throws when a sibling is added or
 * removed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

function nodesIn(value: unknown): readonly SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(nodesIn)]
}

/** Lists the values that a function returns, without those of nested functions. */
function returnedValues(body: SyntaxNode): readonly SyntaxNode[] {
  if (body.type !== 'BlockStatement') return [body]
  const values: SyntaxNode[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isNode(value) || value.type.includes('Function')) return
    if (value.type === 'ReturnStatement' && isNode(value.argument)) values.push(value.argument)
    for (const each of Object.values(value)) visit(each)
  }
  visit(body.body)
  return values
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

/** Lists the texts of a source that have no element of their own, as `line: text`. */
function bareTexts(source: string): readonly string[] {
  const nodes = nodesIn(parseAst(source, { lang: 'tsx' }))
  const constants = new Map<string, SyntaxNode>()
  const functions = new Map<string, SyntaxNode>()
  const elementProps = new Set<string>()
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator' && isNode(node.init)) {
      const isFunction = node.init.type === 'ArrowFunctionExpression'
      ;(isFunction ? functions : constants).set(nameOf(node.id), node.init)
    }
    if (node.type === 'FunctionDeclaration') functions.set(nameOf(node.id), node)
    if (node.type === 'Identifier' && /\bReactElement\b/.test(sourceText(node.typeAnnotation)))
      elementProps.add(nameOf(node))
    if (node.type === 'TSPropertySignature' && /\bReactElement\b/.test(sourceText(node.typeAnnotation)))
      elementProps.add(nameOf(node.key))
  }

  function sourceText(node: unknown): string {
    return isNode(node) ? source.slice(node.start, node.end) : ''
  }

  /** True if an expression renders elements or nothing, and no text. */
  function isElements(node: unknown): boolean {
    if (!isNode(node)) return false
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return true
      case 'ParenthesizedExpression':
        return isElements(node.expression)
      case 'Literal':
        return node.value === null || typeof node.value === 'boolean'
      case 'ConditionalExpression':
        return isElements(node.consequent) && isElements(node.alternate)
      case 'LogicalExpression':
        return isElements(node.right) && (node.operator === '&&' || isElements(node.left))
      case 'Identifier': {
        const name = nameOf(node)
        // The `children` of a component are checked in the element that passes them.
        return (
          name === 'undefined' ||
          name === 'children' ||
          elementProps.has(name) ||
          isElements(constants.get(name))
        )
      }
      case 'CallExpression':
        return isElementsOfCall(node)
      default:
        return false
    }
  }

  function isElementsOfCall({ callee, arguments: given }: SyntaxNode): boolean {
    if (!isNode(callee)) return false
    if (nameOf(callee) === 'assertNever') return true
    if (nameOf(callee) === 'createPortal') return Array.isArray(given) && isElements(given[0])
    const made = callee.type === 'Identifier' ? functions.get(nameOf(callee)) : mapCallback(callee, given)
    return made !== undefined && isNode(made.body) && returnedValues(made.body).every(isElements)
  }

  function mapCallback(callee: SyntaxNode, given: unknown): SyntaxNode | undefined {
    const isMap = callee.type === 'MemberExpression' && nameOf(callee.property) === 'map'
    const [by]: readonly unknown[] = isMap && Array.isArray(given) ? given : []
    return isNode(by) ? by : undefined
  }

  /** The children of an element that React renders: no line breaks between tags, no empty `{}`. */
  function childrenOf({ children }: SyntaxNode): readonly SyntaxNode[] {
    return (children as readonly SyntaxNode[]).filter((child) => {
      if (child.type === 'JSXText') return !/^\s*\n\s*$/.test(sourceText(child))
      return !isNode(child.expression) || child.expression.type !== 'JSXEmptyExpression'
    })
  }

  const isText = (child: SyntaxNode): boolean =>
    child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && !isElements(child.expression))

  const beside = nodes
    .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
    .flatMap((node) => {
      const { openingElement } = node
      const isOfPage = isNode(openingElement) && /^[a-z]/.test(nameOf(openingElement.name))
      const children = childrenOf(node)
      // React replaces the whole content of an element whose only child is a text. A component may add siblings.
      return isOfPage && children.length === 1 ? [] : children.filter(isText)
    })
  const drawn = [...functions]
    .filter(([name]) => /^[A-Z][a-z]/.test(name))
    .flatMap(([, { body }]) => (isNode(body) ? returnedValues(body) : []))
    .filter((value) => value.type !== 'ArrowFunctionExpression' && !isElements(value))
  return [...beside, ...drawn].map(
    (text) => `${source.slice(0, text.start).split('\n').length}: ${sourceText(text).trim()}`,
  )
}

test.each([
  ['<p>{count} events</p>', ['1: {count}', '1: events']],
  ['<p>{isOn && words.on}<b>on</b></p>', ['1: {isOn && words.on}']],
  ['<p>{isOn ? words.on : <b>on</b>}{isOn && <i>!</i>}</p>', ['1: {isOn ? words.on : <b>on</b>}']],
  ["<p><b>one</b>{' '}<b>two</b></p>", ["1: {' '}"]],
  ['<>{words.on}</>', ['1: {words.on}']],
  ['<Part>{words.on}</Part>', ['1: {words.on}']],
  ['<p>{texts.map((text) => text)}<b /></p>', ['1: {texts.map((text) => text)}']],
])('a text without an element of its own is found in %s', (element, found) => {
  expect(bareTexts(`const drawn = ${element}`)).toEqual(found)
})

test('a component that is only a text is found', () => {
  expect(bareTexts('function Summary() {\n  return words.summary\n}')).toEqual(['2: words.summary'])
})

test.each([
  '<p>{words.on}</p>',
  '<p>{`${count} events`}</p>',
  '<p><span>{count}</span>{isOn && <b>on</b>}{texts.map((text) => <i>{text}</i>)}{undefined}</p>',
])('nothing is found in %s', (element) => {
  expect(bareTexts(`const drawn = ${element}`)).toEqual([])
})

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join('src', file))

test.each(SOURCES)('every text in %s has an element of its own', (file) => {
  expect(bareTexts(readFileSync(file, 'utf8'))).toEqual([])
})
