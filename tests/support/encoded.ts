/** Texts as bytes in the encodings that files are saved in. */

type Legacy = 'euc-kr' | 'gb18030' | 'shift_jis'

const TABLES = new Map<Legacy, ReadonlyMap<string, readonly number[]>>()

/** Returns the bytes of each character of two bytes, as the browser decodes them. */
function tableOf(encoding: Legacy): ReadonlyMap<string, readonly number[]> {
  const known = TABLES.get(encoding)
  if (known !== undefined) return known
  const decoder = new TextDecoder(encoding)
  const table = new Map<string, readonly number[]>()
  for (let first = 0x81; first <= 0xfe; first++)
    for (let second = 0x40; second <= 0xfe; second++) {
      const text = decoder.decode(Uint8Array.of(first, second))
      if (text.length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, [first, second])
    }
  TABLES.set(encoding, table)
  return table
}

/** Returns the bytes of a text; undefined if the encoding lacks one of its characters. */
function legacy(encoding: Legacy, text: string): readonly number[] | undefined {
  const bytes: number[] = []
  for (const character of text) {
    const written = character <= '~' ? [character.charCodeAt(0)] : tableOf(encoding).get(character)
    if (written === undefined) return undefined
    bytes.push(...written)
  }
  return bytes
}

function wide(text: string, isLittle: boolean): readonly number[] {
  return Array.from({ length: text.length }, (_, index) => {
    const unit = text.charCodeAt(index)
    return isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255]
  }).flat()
}

/** Returns a text in every encoding that has its characters, by the name of the encoding. */
export function encodings(text: string): readonly (readonly [string, Uint8Array<ArrayBuffer>])[] {
  const utf8 = [...new TextEncoder().encode(text)]
  const all: readonly (readonly [string, readonly number[] | undefined])[] = [
    ['UTF-8', utf8],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...utf8]],
    ['UTF-16LE', wide(text, true)],
    ['UTF-16BE', wide(text, false)],
    ['UTF-16LE with a mark', [0xff, 0xfe, ...wide(text, true)]],
    ['UTF-16BE with a mark', [0xfe, 0xff, ...wide(text, false)]],
    ['CP949', legacy('euc-kr', text)],
    ['GB18030', legacy('gb18030', text)],
    ['Shift-JIS', legacy('shift_jis', text)],
  ]
  return all.flatMap(([name, bytes]) =>
    bytes === undefined ? [] : [[name, Uint8Array.from(bytes)] as const],
  )
}
