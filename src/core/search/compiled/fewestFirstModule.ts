import { fewestBranch } from './fewestBranch.ts'
import { type FewestFirstMemory, fewestFirstMemory, FRAME, STATE } from './fewestFirstMemory.ts'
import {
  add,
  DEPTH,
  enter,
  field,
  FRAME_AT,
  HIGHEST,
  IS_ENTERING,
  LEFT,
  LOWEST,
  OUT,
  placeNext,
  PLACEMENTS,
  RIVALS,
  SUM,
  takeBack,
  WORK,
} from './fewestFirstSteps.ts'
import type { FewestFirstWork } from './fewestFirstWork.ts'
import { load, store, ZERO } from './fixedAddresses.ts'
import {
  beginBlock,
  beginIf,
  beginLoop,
  branch,
  branchIf,
  code,
  end,
  get,
  i32,
  moduleOf,
  otherwise,
  set,
  tee,
  type WasmFunction,
} from './wasmBinary.ts'

/**
 * A WebAssembly module that searches any puzzle as every program does that goes on where the fewest options are. Each depth
 * has the options of all branches in a frame of its own, so that taking back is to return to the frame above.
 */
export function fewestFirstModule(work: FewestFirstWork): Uint8Array<ArrayBuffer> {
  const memory = fewestFirstMemory(work.branches)
  return moduleOf(Math.ceil(memory.bytes / 65536), [
    running(memory, work),
    fewestBranch(memory),
    optionsOf(memory),
  ])
}

/** From the address of a frame, a branch's word and its bit to the options that it has left, bit 1–9. */
function optionsOf({ setBytes }: FewestFirstMemory): WasmFunction {
  const [frame, word, bit] = [0, 1, 2]
  const isLeft = (option: number) =>
    code(
      code(get(frame), i32.load(option * setBytes), get(bit), i32.shiftRight),
      code(i32.constant(1), i32.and, i32.constant(option), i32.shiftLeft),
    )
  return {
    parameters: 3,
    results: 1,
    locals: 0,
    body: code(
      code(get(frame), get(word), i32.constant(2), i32.shiftLeft, i32.add, set(frame)),
      isLeft(1),
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((option) => code(isLeft(option), i32.or)),
    ),
  }
}

function running(memory: FewestFirstMemory, work: FewestFirstWork): WasmFunction {
  const { frames, frameBytes } = memory
  return {
    parameters: 0,
    results: 1,
    locals: RIVALS,
    vectors: 1,
    body: code(
      code(load(STATE.depth), tee(DEPTH), i32.constant(frameBytes), i32.multiply),
      code(i32.constant(frames), i32.add, set(FRAME_AT)),
      code(load(STATE.isEntering), set(IS_ENTERING)),
      code(i32.constant(STATE.events), set(OUT)),
      code(load(STATE.blanks), set(LOWEST)),
      code(store(STATE.solutions, ZERO), store(STATE.ended, ZERO)),
      code(beginBlock, beginLoop),
      code(get(OUT), load(STATE.limit), i32.isAtLeast, branchIf(1)),
      code(get(IS_ENTERING), beginIf, enter(memory, work), end),
      code(field(memory, FRAME.left), tee(LEFT), beginIf),
      placeNext(memory, work),
      code(get(DEPTH), load(STATE.blanks), i32.equals, beginIf),
      store(STATE.solutions, code(load(STATE.solutions), i32.constant(1), i32.add)),
      code(load(STATE.stopsAtFirst), beginIf, store(STATE.ended, i32.constant(1)), branch(4), end),
      end,
      otherwise,
      work.perRuledOut === 0 ? [] : add(WORK, field(memory, FRAME.size)),
      code(get(DEPTH), i32.isZero, beginIf, store(STATE.ended, i32.constant(1)), branch(3), end),
      takeBack(memory, work),
      end,
      code(branch(0), end, end),
      store(STATE.depth, get(DEPTH)),
      store(STATE.isEntering, get(IS_ENTERING)),
      store(STATE.work, get(WORK)),
      store(STATE.placements, get(PLACEMENTS)),
      store(STATE.lowest, get(LOWEST)),
      store(STATE.highest, get(HIGHEST)),
      store(STATE.sum, get(SUM)),
      get(OUT),
    ),
  }
}
