/** Says of something that a program has thrown what it is, in C++'s words. */

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

/** Exceptions of the library that hold a text, by what they are derived from. */
const WITH_TEXT =
  /^std::(?:logic_error|invalid_argument|domain_error|length_error|out_of_range|runtime_error|range_error|overflow_error|underflow_error)$/

const TYPE_NAME_OFFSET = 4
const TEXT_OFFSET = 4

/** @param object where it lies in memory @param type where its `std::type_info` lies */
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

/** Of a name as compilers write it: `St12out_of_range` is `std::out_of_range`. */
function typeName(mangled: string): string {
  if (mangled in SIMPLE) return SIMPLE[mangled]
  const parts: string[] = mangled.includes('St') ? ['std'] : []
  let rest = mangled
  for (let found = /(\d+)(.*)/s.exec(rest); found !== null; found = /^\D*?(\d+)(.*)/s.exec(rest)) {
    const length = Number(found[1])
    const part = found[2].slice(0, length)
    rest = found[2].slice(length)
    // The library's versions are spaces of names of their own.
    if (!part.startsWith('__')) parts.push(part)
    if (rest.startsWith('I')) break
  }
  return parts.length === 0 ? mangled : parts.join('::')
}

const MOST_CHARACTERS = 500

function textAt(memory: ArrayBuffer, address: number): string {
  const bytes = new Uint8Array(memory).subarray(address, address + MOST_CHARACTERS)
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end))
}
