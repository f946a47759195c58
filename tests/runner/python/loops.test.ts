/**
 * Python coroutines (asyncio) can wait for each other and for a time, which passes at once. Waiting for an event that
 * never occurs is an error.
 */
import { expect, test } from 'vitest'
import { PUZZLES } from '../../sudoku/puzzles.ts'
import { program, PythonWorker } from '../../support/python.ts'

const worker = new PythonWorker()

test('coroutines wait for each other and for a time that passes at once', async () => {
  const source = `
import asyncio, time
async def late(name, seconds):
    await asyncio.sleep(seconds)
    print(name)
    return seconds
async def main():
    print(await asyncio.gather(late('b', 3000), late('a', 1000)))
    queue = asyncio.Queue()
    task = asyncio.create_task(queue.get())
    await queue.put(5)
    print(await task)
asyncio.run(main())
loop = asyncio.new_event_loop()
print(loop.run_until_complete(late('c', 1)), time.time() > 3000)
`
  const { output, errors } = await worker.run(program(source, PUZZLES.codewars1))
  expect({ output, errors }).toEqual({ output: 'a\nb\n[3000, 1000]\n5\nc\n1 True\n', errors: '' })
})

test('a coroutine that waits for nothing ends with an error, and the next program has a loop again', async () => {
  const waiting = 'import asyncio\nasync def main():\n    await asyncio.Event().wait()\nasyncio.run(main())'
  const { outcome } = await worker.run(program(waiting, PUZZLES.codewars1))
  expect(outcome).toMatchObject({ kind: 'runtime-error', error: 'RuntimeError', line: 4 })
  const next = 'import asyncio\nasync def main():\n    return 1\nprint(asyncio.run(main()))'
  expect((await worker.run(program(next, PUZZLES.codewars1))).output).toBe('1\n')
})
