/**
 * Builds the tree of placements of a trace in a simple way, to check the app's tree: compares the stacks (placements on
 * the board) before and after each event.
 */
import type { Board } from '../../../src/sudoku/grid.ts'
import { CHUNK_EVENTS } from '../../../src/search/trace/chunk.ts'
import { replay } from '../../../src/search/trace/replay.ts'
import type { Trace } from '../../../src/search/trace/trace.ts'
import { stackAfter } from './stacks.ts'

/** A placement, from its event until it is taken back. */
export interface NaiveNode {
  readonly depth: number
  /** Cell and digit, as a packed event. */
  readonly placement: number
  /** Number of events before the placement. */
  readonly from: number
  /** Last event with the placement on the board. */
  to: number
  /** True if the placement is on the board at the end of the trace. */
  isOpen: boolean
  /** Highest depth after any event while the placement is on the board. */
  highest: number
  readonly parent: NaiveNode | undefined
  readonly children: NaiveNode[]
}

export interface NaiveTree {
  readonly nodes: readonly NaiveNode[]
  readonly roots: readonly NaiveNode[]
  /** By event: the depth after it. */
  readonly depths: Uint8Array
  /** Returns the node at a depth after an event; undefined if the stack is not so deep then. */
  at(event: number, depth: number): NaiveNode | undefined
}

export function naiveTree(givens: Board, trace: Trace): NaiveTree {
  const end = trace.frontier.event
  const nodes: NaiveNode[] = []
  const roots: NaiveNode[] = []
  const depths = new Uint8Array(end + 1)
  const path: NaiveNode[] = []
  let stack: readonly number[] = []
  for (let number = 0; number * CHUNK_EVENTS < end; number++) {
    const chunk = trace.chunk(number)
    stack = replay(givens, chunk, number * CHUNK_EVENTS).stack
    chunk.events.forEach((packed, index) => {
      const event = number * CHUNK_EVENTS + index + 1
      const before = stack
      stack = stackAfter(givens, before, packed)
      depths[event] = stack.length
      let common = 0
      while (common < stack.length && stack[common] === before[common]) common++
      for (const node of path.splice(common)) {
        node.to = event - 1
        node.isOpen = false
      }
      for (let depth = common + 1; depth <= stack.length; depth++) {
        const parent = path.at(-1)
        const node: NaiveNode = {
          depth,
          placement: stack[depth - 1],
          from: event - 1,
          to: end,
          isOpen: true,
          highest: 0,
          parent,
          children: [],
        }
        nodes.push(node)
        path.push(node)
        ;(parent?.children ?? roots).push(node)
      }
    })
  }
  for (const node of nodes)
    node.highest = depths
      .subarray(node.from + 1, node.to + 1)
      .reduce((most, depth) => Math.max(most, depth), 0)
  const byDepth: NaiveNode[][] = []
  for (const node of nodes) (byDepth[node.depth] ??= []).push(node)
  return {
    nodes,
    roots,
    depths,
    at: (event, depth) => coveringNode(byDepth[depth] ?? [], event),
  }
}

/** Returns the node on the board after an event; undefined if there is none. @param nodes of one depth, in order */
function coveringNode(nodes: readonly NaiveNode[], event: number): NaiveNode | undefined {
  let [low, high] = [0, nodes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (nodes[middle].to < event) low = middle + 1
    else high = middle
  }
  const node = nodes[low]
  return node !== undefined && node.from < event ? node : undefined
}
