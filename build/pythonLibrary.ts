/**
 * Packs Python's standard library and the app's own Python modules, without the parts of the library that solutions for
 * judges never use. All modules are precompiled to bytecode, with which Python starts three times as fast.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { version } from 'pyodide'

const PACKAGES = fileURLToPath(new URL('../node_modules/', import.meta.url))

export const PYODIDE_FOLDER = join(PACKAGES, 'pyodide')

/** Folder of the app's own Python modules. */
const OWN_FOLDER = fileURLToPath(new URL('../src/runner/python/', import.meta.url))
/** Module of the app that is not packaged, because it runs as a program and is not imported. */
const REFERENCE = 'reference.py'

/** Prefixes of library paths to leave out. */
const LEFT_OUT = [
  '_pyrepl',
  'email',
  'xml',
  'unittest',
  'http',
  'multiprocessing',
  'pydoc',
  'doctest',
  'pdb',
  'tarfile',
  'sqlite3',
  'wsgiref',
  'html',
  'zoneinfo',
  'ensurepip',
  'idlelib',
  'turtle',
  'tkinter',
  'smtplib',
  'imaplib',
  'ftplib',
  'poplib',
  'mailbox',
  'profile',
  'cProfile',
  'pstats',
  '__phello__',
  'antigravity',
  'this',
  'webbrowser',
  'curses',
  'dbm',
  'venv',
  'zipapp',
  'tomllib',
  'plistlib',
  'optparse',
  'mimetypes',
  'netrc',
  'socketserver',
  'trace.py',
  'cmd.py',
  'bdb',
  'difflib',
  'configparser',
  'ipaddress',
  'pickletools',
  'tracemalloc',
  // Python in the page has no network. asyncio, which Python imports at its start, works without `ssl`.
  'ssl.py',
]

/**
 * Modules to replace, by path: a stub for the colours of terminals, which the page lacks. The original takes a tenth of
 * Python's start.
 */
const REPLACED = {
  '_colorize.py': `
class Colours:
    def __getattr__(self, name):
        return ''

    def items(self):
        return ()

class Theme:
    def __getattr__(self, section):
        return NO_COLOURS

    def no_colors(self):
        return self

NO_COLOURS = ANSIColors = NoColors = Colours()
default_theme = theme_no_color = Theme()

def get_colors(colorize=False, *, file=None):
    return NO_COLOURS

def get_theme(*, tty_file=None, force_color=False, force_no_color=False):
    return default_theme

def set_theme(theme):
    pass

def decolor(text):
    return text

def can_colorize(*, file=None):
    return False
`,
}

/** Modules of the package `encodings` to keep. */
const ENCODINGS = [
  '__init__',
  'aliases',
  'ascii',
  'cp437',
  'cp949',
  'euc_kr',
  'hex_codec',
  'idna',
  'iso8859_1',
  'latin_1',
  'mbcs',
  'raw_unicode_escape',
  'unicode_escape',
  'utf_16',
  'utf_32',
  'utf_8',
  'utf_8_sig',
]

/** Python program that builds the archive. Its inputs are globals that `compileLibrary` sets. */
const RECIPE = `
import importlib._bootstrap_external as bootstrap, io, sys, zipfile
library = zipfile.ZipFile(next(path for path in sys.path if path.endswith('.zip')))
made = io.BytesIO()

def compiled(name, source):
    code = compile(source, '/lib/python314.zip/' + name, 'exec', dont_inherit=True, optimize=2)
    return name + 'c', bytes(bootstrap._code_to_hash_pyc(code, bytes(8), False))

def put(archive, name, content):
    archive.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED, 9)

# Compressed, since few servers compress an archive.
with zipfile.ZipFile(made, 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for name in sorted(library.namelist()):
        if name.endswith('/') or name.startswith(tuple(LEFT_OUT)):
            continue
        if name.startswith('encodings/') and name.split('/')[1][:-3] not in ENCODINGS:
            continue
        content = REPLACED.get(name) or library.read(name)
        if name.endswith('.py'):
            try:
                name, content = compiled(name, content)
            except SyntaxError:
                continue
        put(archive, name, content)
    for name, source in OWN.items():
        put(archive, *compiled('backdoku/' + name, source))
made.getvalue()
`

/** Builds the library unless it is cached for this Pyodide version and inputs. @returns the archive's path */
export async function pythonLibrary(): Promise<string> {
  const own = ownSources()
  const recipe = createHash('sha256')
    .update(JSON.stringify([version, LEFT_OUT, ENCODINGS, REPLACED, RECIPE, own]))
    .digest('hex')
  const file = join(PACKAGES, '.cache', 'python', recipe.slice(0, 16), 'stdlib.zip')
  if (existsSync(file)) return file
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, await compileLibrary(own))
  renameSync(temporary, file)
  return file
}

/** Returns the modules of the app's Python package `backdoku` by file name. */
function ownSources(): Readonly<Record<string, string>> {
  const names = readdirSync(OWN_FOLDER).filter((name) => name.endsWith('.py') && name !== REFERENCE)
  const sources = names
    .toSorted()
    .map((name) => [name, readFileSync(join(OWN_FOLDER, name), 'utf8')] as const)
  return Object.fromEntries([['__init__.py', ''], ...sources])
}

/** The part of Pyodide's API that the build uses. */
interface Python {
  readonly globals: { set(name: string, value: unknown): void }
  toPy(value: unknown): unknown
  runPython(source: string): { toJs(): Uint8Array }
}

async function compileLibrary(own: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const { loadPyodide } = await import('pyodide')
  const started: unknown = await loadPyodide({ lockFileContents: await emptyLockFile() })
  const python = started as Python
  python.globals.set('LEFT_OUT', python.toPy(LEFT_OUT))
  python.globals.set('ENCODINGS', python.toPy(ENCODINGS))
  python.globals.set('REPLACED', python.toPy(REPLACED))
  python.globals.set('OWN', python.toPy(own))
  return python.runPython(RECIPE).toJs()
}

/** Returns the content of a Pyodide lock file without any packages. */
export async function emptyLockFile(): Promise<{ info: PyodideInfo; packages: Record<string, never> }> {
  const text = await readFile(join(PYODIDE_FOLDER, 'pyodide-lock.json'), 'utf8')
  const lock = JSON.parse(text) as { readonly info: PyodideInfo }
  return { info: lock.info, packages: {} }
}

interface PyodideInfo {
  readonly arch: 'wasm32'
  readonly platform: string
  readonly version: string
  readonly python: string
  readonly abi_version: string
}
