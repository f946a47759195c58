/** The imports of a program's module: calls with wild addresses, or of unknown names, harm only the program itself. */
import { describe, expect, test } from 'vitest'
import { ProgramFiles } from '../../../src/runner/cpp/programFiles.ts'
import { wasiCalls } from '../../../src/runner/cpp/wasi.ts'
import { OutputBuffer } from '../../../src/runner/worker/printed.ts'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { CppWorker } from '../../support/cpp.ts'
import { program } from '../../support/ownTestWorker.ts'

const worker = new CppWorker()

/** Source of a program that calls a system function. @param declared its declaration in C */
const sourceCalling = (module: string, name: string, declared: string, call: string) => `
#include <cstdio>
extern "C" __attribute__((import_module("${module}"), import_name("${name}"))) ${declared};
int main() {
  ${call}
  std::puts("gone on");
}`

const WASI = 'wasi_snapshot_preview1'

describe('A program that passes wild addresses', () => {
  test.each([
    ['of buffers', WASI, 'fd_write', 'int f(int, int, int, int)', 'f(1, -16, 4, -1);'],
    ['of what it reads', WASI, 'fd_read', 'int f(int, int, int, int)', 'f(0, 0x7ffffff0, 9, 0);'],
    ['of a clock', WASI, 'clock_time_get', 'int f(int, long long, int)', 'f(0, 0, -8);'],
    ['of chance', WASI, 'random_get', 'int f(int, int)', 'f(1024, -1);'],
    ['of an answer', 'backdoku', 'answer', 'void f(int)', 'f(0x7fffffff);'],
  ])('%s has made an error of its own', async (_, module, name, declared, call) => {
    const { outcome } = await worker.run(
      program(sourceCalling(module, name, declared, call), PUZZLES.codewars1),
    )
    expect(outcome).toMatchObject({ kind: 'runtime-error', error: 'bad-access' })
    expect(worker.invalid()).toEqual([])
  })

  test('that passes endless buffers is refused', async () => {
    const source = sourceCalling(
      WASI,
      'fd_write',
      'int f(int, int, int, int)',
      'int told = f(1, 0, 0x7fffffff, 0) + f(1, 0, -1, 0); std::printf("%d\\n", told);',
    )
    const { output } = await worker.run(program(source, PUZZLES.codewars1))
    expect(output).toBe('56\ngone on\n')
  })

  test('is followed by others that are judged as usual', async () => {
    const source = '#include <cstdio>\nint main() { std::puts("1"); }'
    const { output, outcome } = await worker.run(program(source, PUZZLES.codewars1))
    expect([output, outcome.kind]).toEqual(['1\n', 'finished'])
  })
})

test('properties inherited from Object are not system calls', () => {
  const output = new OutputBuffer(100)
  const files = new ProgramFiles(new Uint8Array(), output, output, false)
  const streams = { files, onBuffer: () => undefined, onSleep: () => undefined }
  const calls = wasiCalls(streams, () => new ArrayBuffer(8))
  for (const name of [
    'constructor',
    'toString',
    'valueOf',
    'hasOwnProperty',
    '__defineGetter__',
    '__proto__',
  ])
    expect(calls[name]()).toBe(52)
})
