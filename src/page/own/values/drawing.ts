/** Groups the numbers in a column by the horizontal positions of a chart, which spans the events of a run. */
import { type LineValues, valueAt } from '../../../runner/run/lineValues.ts'

/** Statistics of the numbers at one horizontal position of a chart. */
interface ChartPlace {
  /** Position along the events, 0 to 1. */
  readonly at: number
  readonly least: number
  readonly mean: number
  readonly most: number
  /** Share of zeros, 0 to 1. */
  readonly zeros: number
}

/** Statistics of all numbers of a column, and of those at each position. */
export interface Chart {
  readonly least: number
  readonly mean: number
  readonly most: number
  /** Share of zeros, 0 to 1. */
  readonly zeros: number
  readonly places: readonly ChartPlace[]
  /** Bounds of the range that was read, as shares of all events, 0 to 1. */
  readonly from: number
  readonly to: number
}

/**
 * Returns the chart of a column's numbers.
 * @param events of the whole run
 * @param first event from which the values were read
 * @param width number of horizontal positions
 * @returns undefined if the column holds no number
 */
export function chartOf(
  values: LineValues,
  column: number,
  events: number,
  first: number,
  width: number,
): Chart | undefined {
  const length = Math.max(1, events)
  const groups = new Map<number, number[]>()
  const all: number[] = []
  for (const [row, event] of values.events.entries()) {
    const value = valueAt(values, row, column)
    if (typeof value !== 'number') continue
    const place = Math.min(width - 1, Math.floor((event / length) * width))
    const group = groups.get(place)
    if (group === undefined) groups.set(place, [value])
    else group.push(value)
    all.push(value)
  }
  if (all.length === 0) return undefined
  const places = [...groups].map(
    ([place, numbers]): ChartPlace => ({ at: (place + 0.5) / width, ...statisticsOf(numbers) }),
  )
  const to = values.end === 'all' ? events : Math.min(values.upTo, events)
  return { ...statisticsOf(all), places, from: first / length, to: Math.max(first, to) / length }
}

function statisticsOf(numbers: readonly number[]): Omit<ChartPlace, 'at'> {
  let [least, most, sum, zeros] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  for (const value of numbers) {
    least = Math.min(least, value)
    most = Math.max(most, value)
    sum += value
    if (value === 0) zeros++
  }
  return { least, most, mean: sum / numbers.length, zeros: zeros / numbers.length }
}
