import { parse, type Options } from 'acorn'
import { transform } from 'sucrase'
import { type AnyNode, children, isFunction, isNode } from './syntax.ts'

export interface ParsedProgram {
  readonly kind: 'parsed'
  /** JavaScript with the original line numbers. */
  readonly source: string
  readonly tree: AnyNode
  /** True if the program parses only as a module: it imports, exports, or awaits at the top level. */
  readonly isModule: boolean
  /** True if the program awaits at the top level. */
  readonly isAsync: boolean
}

export interface SyntaxFault {
  readonly kind: 'fault'
  /** Line and column, 1-based; undefined if the parser gives none. */
  readonly line: number | undefined
  readonly column: number | undefined
  readonly message: string
}

const OPTIONS: Options = {
  ecmaVersion: 'latest',
  locations: true,
  allowHashBang: true,
  allowReturnOutsideFunction: true,
  allowSuperOutsideMethod: false,
}

/** Parses a program as JavaScript, or else as TypeScript after stripping its types. */
export function parsed(text: string): ParsedProgram | SyntaxFault {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const plain = parseScriptOrModule(source)
  if (plain.kind === 'parsed') return plain
  const stripped = stripTypes(source)
  if (stripped === source) return plain
  const typed = typeof stripped === 'string' ? parseScriptOrModule(stripped) : stripped
  // If types caused the first JavaScript error, the real error is the later one, in the stripped source.
  return typed.kind === 'parsed' || isBefore(plain, typed) ? typed : plain
}

function isBefore(one: SyntaxFault, other: SyntaxFault): boolean {
  return (one.line ?? 0) < (other.line ?? 0)
}

/** Strips types; enums and similar constructs become their run-time code. */
function stripTypes(source: string): string | SyntaxFault {
  try {
    const { code } = transform(source, {
      transforms: ['typescript'],
      disableESTransforms: true,
      keepUnusedImports: true,
      production: true,
    })
    return code
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return faultOf(error)
  }
}

function parseScriptOrModule(source: string): ParsedProgram | SyntaxFault {
  const script = parseAsType(source, 'script')
  if (script.kind === 'parsed') return script
  const module = parseAsType(source, 'module')
  return module.kind === 'parsed' ? module : furthest(script, module)
}

/** Returns the error further down in the source, because that parse got further. */
function furthest(script: SyntaxFault, module: SyntaxFault): SyntaxFault {
  const isModule =
    isBefore(script, module) || (script.line === module.line && (script.column ?? 0) < (module.column ?? 0))
  return isModule ? module : script
}

function parseAsType(source: string, sourceType: 'script' | 'module'): ParsedProgram | SyntaxFault {
  const isModule = sourceType === 'module'
  try {
    const tree: unknown = parse(source, { ...OPTIONS, sourceType, allowAwaitOutsideFunction: isModule })
    if (!isNode(tree)) throw new TypeError('The parser gave no tree')
    return { kind: 'parsed', source, tree, isModule, isAsync: isModule && awaits(tree) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return faultOf(error)
  }
}

/** Returns true if there is an `await` outside of functions. */
function awaits(node: AnyNode): boolean {
  if (isFunction(node)) return false
  if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node['await'] === true))
    return true
  return children(node).some(awaits)
}

function faultOf(error: Error): SyntaxFault {
  const loc: unknown = 'loc' in error ? error.loc : undefined
  const [line, column] =
    typeof loc === 'object' && loc !== null && 'line' in loc && 'column' in loc ? [loc.line, loc.column] : []
  return {
    kind: 'fault',
    line: typeof line === 'number' ? line : undefined,
    column: typeof column === 'number' ? column + 1 : undefined,
    message: error.message.replace(/^.*: (?=Unexpected)| \(\d+:\d+\)$/g, ''),
  }
}
