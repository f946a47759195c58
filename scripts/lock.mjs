/**
 * Adds optional packages of other platforms to package-lock.json. With a registry mirror that lacks them, npm omits
 * them, and `npm ci` then rejects the lock file on every machine. Run after `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const LOCK = new URL('../package-lock.json', import.meta.url)
const OS = /\b(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/
const CPU = /\b(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|wasm32|x64)\b/

/** @param {string} name e.g. `@oxlint/binding-linux-x64-musl` */
const platform = (name) => {
  const os = OS.exec(name)?.[1]
  const cpu = CPU.exec(name)?.[1]
  if (os === undefined || cpu === undefined) throw new Error(`${name}: its platform is not in its name`)
  const libc = os !== 'linux' ? [] : /musl/.test(name) ? ['musl'] : /gnu/.test(name) ? ['glibc'] : []
  return { cpu: [cpu], ...(libc.length > 0 && { libc }), os: [os] }
}

const lock = JSON.parse(readFileSync(LOCK, 'utf8'))
/** @type {string[]} */
const added = []
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (`${path}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages) continue
    const { cpu, libc, os } = platform(name)
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu,
      ...(entry.dev === true && { dev: true }),
      ...(libc && { libc }),
      optional: true,
      os,
    }
    added.push(`${name}@${version}`)
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
)
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(added.length > 0 ? `added ${added.join('\n      ')}\n` : 'complete\n')
