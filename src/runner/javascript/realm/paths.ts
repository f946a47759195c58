/** Implements the common functions of Node's `path` module. Defines the path of the user's program. */

/** Folder of the user's program, in which it also runs. */
export const FOLDER = '/home/program'
export const PROGRAM_PATH = `${FOLDER}/program.js`

function normalized(path: string): string {
  const isAbsolute = path.startsWith('/')
  const kept: string[] = []
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') kept.push(part)
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop()
    else if (!isAbsolute) kept.push(part)
  }
  const text = kept.join('/')
  return isAbsolute ? `/${text}` : text === '' ? '.' : text
}

function joined(...parts: readonly unknown[]): string {
  return normalized(parts.map(String).join('/'))
}

/** Returns an absolute path, as `path.resolve` does; the working folder is `FOLDER`. */
export function resolved(...parts: readonly unknown[]): string {
  const texts = parts.map(String)
  const from = texts.findLastIndex((part) => part.startsWith('/'))
  return joined(...(from < 0 ? [FOLDER, ...texts] : texts.slice(from)))
}

/** @param end suffix to cut off, unless it is the whole name */
function baseName(path: unknown, end: unknown = ''): string {
  const name = String(path).replace(/\/+$/, '').split('/').at(-1) ?? ''
  const cut = String(end)
  return cut !== '' && name !== cut && name.endsWith(cut) ? name.slice(0, -cut.length) : name
}

function folderOf(path: unknown): string {
  const text = String(path).replace(/\/+$/, '')
  const at = text.lastIndexOf('/')
  return at < 0 ? '.' : at === 0 ? '/' : text.slice(0, at)
}

function extension(path: unknown): string {
  return /(?<=[^/])\.[^./]*$/.exec(baseName(path))?.[0] ?? ''
}

export function paths(): object {
  const path = {
    join: joined,
    resolve: resolved,
    normalize: (one: unknown) => normalized(String(one)),
    isAbsolute: (one: unknown) => String(one).startsWith('/'),
    relative: (from: unknown, to: unknown) => {
      const base = `${resolved(from)}/`
      const target = resolved(to)
      return target.startsWith(base) ? target.slice(base.length) : target
    },
    parse: (one: unknown) => {
      const [base, ext] = [baseName(one), extension(one)]
      return { root: '', dir: folderOf(one), base, ext, name: baseName(base, ext) }
    },
    sep: '/',
    delimiter: ':',
    basename: baseName,
    dirname: folderOf,
    extname: extension,
  }
  return Object.assign(path, { posix: path })
}
