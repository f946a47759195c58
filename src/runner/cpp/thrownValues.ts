/** Describes a value that a C++ program has thrown: its type as in source code, and its number or message if known. */

/** Simple types as in source code, by mangled name. */
const SIMPLE: Readonly<Record<string, string>> = {
  i: 'int',
  j: 'unsigned int',
  l: 'long',
  x: 'long long',
  b: 'bool',
  c: 'char',
  d: 'double',
  f: 'float',
  PKc: 'const char*',
  Pc: 'char*',
}

/** Matches the library exceptions that hold a message. */
const WITH_TEXT =
  /^std::(?:logic_error|invalid_argument|domain_error|length_error|out_of_range|runtime_error|range_error|overflow_error|underflow_error)$/

/** Bytes from the start of a `std::type_info` to the address of the mangled name. */
const TYPE_NAME_OFFSET = 4
/** Bytes from the start of an exception to the address of its message. */
const TEXT_OFFSET = 4

/** @param object address of the value @param type address of its `std::type_info` */
export function thrownValue(memory: ArrayBuffer, object: number, type: number): string {
  const view = new DataView(memory)
  const name = typeName(textAt(memory, view.getUint32(type + TYPE_NAME_OFFSET, true)))
  if (name === 'int') return `int: ${view.getInt32(object, true)}`
  if (name === 'const char*') return `const char*: ${textAt(memory, view.getUint32(object, true))}`
  if (WITH_TEXT.test(name)) {
    return `${name}: ${textAt(memory, view.getUint32(object + TEXT_OFFSET, true))}`
  }
  return name
}

/**
 * Demangles a type name, without template arguments: `St12out_of_range` is `std::out_of_range`,
 * `NSt3__112basic_stringI…` is `std::basic_string`.
 */
function typeName(mangled: string): string {
  if (mangled in SIMPLE) return SIMPLE[mangled]
  const parts: string[] = mangled.includes('St') ? ['std'] : []
  let rest = mangled
  for (let found = /(\d+)(.*)/s.exec(rest); found !== null; found = /^\D*?(\d+)(.*)/s.exec(rest)) {
    const length = Number(found[1])
    const part = found[2].slice(0, length)
    rest = found[2].slice(length)
    // Skips the library's inline namespace for versions, such as `__1`.
    if (!part.startsWith('__')) parts.push(part)
    if (rest.startsWith('I')) break
  }
  return parts.length === 0 ? mangled : parts.join('::')
}

/** Maximum bytes read of a type name or message. */
const MAX_CHARACTERS = 500

function textAt(memory: ArrayBuffer, address: number): string {
  const bytes = new Uint8Array(memory).subarray(address, address + MAX_CHARACTERS)
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end))
}
