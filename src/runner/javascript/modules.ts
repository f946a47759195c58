/**
 * Converts to CommonJS the imports, and a default export other than a named function or class. Other exports become
 * plain declarations, or are removed.
 */
import { type AnyNode, isNode, nameOf, part, parts } from './syntax.ts'

/**
 * Converts an import or export, preserving the number of lines.
 * @param require name of the function that loads a module
 * @param textOf rewrites a child node
 */
export function moduleText(
  node: AnyNode,
  source: string,
  require: string,
  textOf: (node: AnyNode) => string,
): string {
  const text = convertedText(node, source, require, textOf)
  const lines = source.slice(node.start, node.end).split('\n').length
  return text + '\n'.repeat(Math.max(0, lines - text.split('\n').length))
}

function convertedText(
  node: AnyNode,
  source: string,
  require: string,
  textOf: (node: AnyNode) => string,
): string {
  switch (node.type) {
    case 'ImportDeclaration':
      return importText(node, require)
    case 'ExportNamedDeclaration': {
      const { declaration } = node
      if (!isNode(declaration)) return ''
      // Keeps the declaration on its line, even if `export` is on an earlier one.
      const between = '\n'.repeat(source.slice(node.start, declaration.start).split('\n').length - 1)
      return between + textOf(declaration)
    }
    case 'ExportDefaultDeclaration':
      return defaultExportText(node, textOf)
    default:
      return ''
  }
}

function defaultExportText(node: AnyNode, textOf: (node: AnyNode) => string): string {
  const declaration = part(node, 'declaration')
  const isNamed = declaration.type.endsWith('Declaration') && isNode(declaration['id'])
  return isNamed ? textOf(declaration) : `module.exports=${textOf(declaration)};`
}

function importText(node: AnyNode, require: string): string {
  const from = JSON.stringify(part(node, 'source')['value'])
  const specifiers = parts(node, 'specifiers')
  if (specifiers.length === 0) return `${require}(${from});`
  const named = specifiers.filter(({ type }) => type === 'ImportSpecifier')
  const whole = specifiers
    .filter(({ type }) => type !== 'ImportSpecifier')
    .map((one) => nameOf(part(one, 'local')))
  const statements = whole.map((name) => `const ${name}=${require}(${from});`)
  if (named.length > 0) statements.push(`const {${named.map(bindingText).join()}}=${require}(${from});`)
  return statements.join('')
}

function bindingText(specifier: AnyNode): string {
  const known = part(specifier, 'imported')
  return `${nameOf(known) ?? JSON.stringify(known['value'])}:${nameOf(part(specifier, 'local'))}`
}
