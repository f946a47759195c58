/** Runs listings with common tools of their languages. */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { transformWithOxc } from 'vite'
import type { Language } from './listings.ts'

/**
 * A program's output for each input.
 * @param source without tags (the `#@` and `//@` marks).
 * @throws if it does not compile, or fails
 */
export async function outputs(
  language: Language,
  source: string,
  inputs: readonly string[],
): Promise<readonly string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'backdoku-'))
  try {
    const command = await commandFor(language, source, directory)
    const printed: string[] = []
    for (const input of inputs) printed.push(await run(command, input))
    return printed
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** Compiles the listing if its language needs that. @returns the command that runs it, with its arguments */
async function commandFor(language: Language, source: string, directory: string): Promise<readonly string[]> {
  const file = join(directory, `listing.${language}`)
  writeFileSync(file, source)
  if (language === 'py') return ['python3', file]
  if (language === 'ts') {
    const script = join(directory, 'listing.mjs')
    writeFileSync(script, (await transformWithOxc(source, file)).code)
    return [process.execPath, script]
  }
  const program = join(directory, 'listing')
  await promisify(execFile)('g++', ['-std=c++17', '-O2', '-o', program, file])
  return [program]
}

function run([program, ...args]: readonly string[], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args)
    let printed = ''
    let complaint = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`${program} ended with ${code}: ${complaint}`)),
    )
    child.stdin.end(input)
  })
}
