import { expect } from 'vitest'
import type { Inspection, OwnProgram, TargetLines } from '../../../src/runner/questions.ts'

interface FindingWorker {
  find(program: OwnProgram, target: TargetLines): Promise<number | undefined>
  inspect(
    program: OwnProgram,
    event: number,
    lines: number,
  ): Promise<Pick<Inspection, 'from' | 'to' | 'lines'>>
}

/**
 * Returns helpers that search for where lines of a program run.
 * @param search the program
 * @param source the program's text
 * @param events number of events of the program's run
 */
export function lineSearch(worker: FindingWorker, search: OwnProgram, source: string, events: number) {
  /**
   * Searches the whole run forwards for a line, except as `part` says.
   * @returns the event after which the line runs; undefined if it does not run
   */
  function findLine(line: number, part: Partial<TargetLines> = {}): Promise<number | undefined> {
    const whole: TargetLines = { lines: [[line, 0, 81]], from: 0, to: events, direction: 'forward' }
    return worker.find(search, { ...whole, ...part })
  }

  /**
   * Inspects the lines that run around `event`. Returns the inspected range, and the events in it (`gaps`) after which
   * the given line starts and writes nothing. A return from a call to the line is no start.
   */
  async function gapsAround(line: number, event: number) {
    const { from, to, lines } = await worker.inspect(search, event, 2000)
    const started = lines.filter((known, index) => {
      const isBackFromCall = (lines[index - 1]?.stack.length ?? 0) > known.stack.length
      return known.line === line && known.before === known.after && !isBackFromCall
    })
    return { from, to, gaps: started.map(({ before }) => before).filter((gap) => gap >= from && gap <= to) }
  }

  return {
    findLine,
    /** Returns the 1-based number of the first line that begins with a text. */
    lineOf: (text: string) => 1 + source.split('\n').findIndex((line) => line.trim().startsWith(text)),

    /** Expects searches in both directions to find the line where an inspection around `event` reports it. */
    async expectFoundWhereReported(line: number, event: number): Promise<void> {
      const { from, to, gaps } = await gapsAround(line, event)
      expect(await findLine(line, { from, to })).toBe(gaps[0])
      expect(await findLine(line, { from, to, direction: 'back' })).toBe(gaps.at(-1))
      const later = gaps.find((gap) => gap >= event)
      if (later !== undefined) expect(await findLine(line, { from: event })).toBe(later)
      const earlier = gaps.findLast((gap) => gap <= event)
      if (earlier !== undefined) expect(await findLine(line, { to: event, direction: 'back' })).toBe(earlier)
    },
  }
}
