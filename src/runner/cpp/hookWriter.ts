import { CodeWriter } from './codeWriter.ts'
import { OP, TYPE } from './instructions.ts'
import {
  FRAME_BASE,
  FRAME_BYTES,
  FRAME_PARAMETERS,
  GRANULE_SHIFT,
  MOST_PARAMETERS,
  NULL_BYTES,
  SHADOW,
} from './layout.ts'

/** Index of the stack pointer among the globals: the linker emits it first. */
export const STACK_POINTER_GLOBAL = 0
const PARAMETER_BYTES = 4

/**
 * Writes code that calls the hooks (see `hooks.ts`) between the instructions of a function. The comments of the methods
 * say what the written code does.
 */
export class HookWriter extends CodeWriter {
  /**
   * Decrements the fuel, the number of loop iterations and calls until `ticked`. Calls `ticked` first if none is left.
   */
  burn(line: number): void {
    this.getGlobal('fuel')
    this.put(OP.i32Eqz)
    this.if()
    this.constant(line)
    this.call('ticked')
    this.end()
    this.add('fuel', -1)
  }

  /** Pushes the line of a store. @param line 0 for the line of the user's latest call into the library */
  putLine(line: number): void {
    if (line > 0) this.constant(line)
    else this.getGlobal('line')
  }

  /**
   * Calls `stored` if the granule (block of memory, see `layout.ts`) that contains the address is watched.
   *
   *     if (shadow[(local + offset) >> GRANULE_SHIFT]) stored(local + offset, bytes, line)
   *
   * @param local holds the base address
   */
  checkStore(local: number, offset: number, bytes: number, line: number): void {
    const address = () => {
      this.get(local)
      if (offset === 0) return
      this.constant(offset)
      this.put(OP.i32Add)
    }
    address()
    this.constant(GRANULE_SHIFT)
    this.put(OP.i32ShrU, OP.i32Load8, 0)
    this.unsigned(SHADOW)
    this.if()
    address()
    this.constant(bytes)
    this.putLine(line)
    this.call('stored')
    this.end()
  }

  /** Copies the address below the top value of the stack to a local. @param type of the value @returns the local */
  saveAddress(type: number): number {
    const value = this.scratch(`value ${type}`, type)
    const address = this.scratch('address')
    this.set(value)
    this.#tee(address)
    this.get(value)
    return address
  }

  /** Copies the top three numbers of the stack to locals. @returns the locals, the top number in the last */
  saveRange(): readonly number[] {
    const locals = ['address', 'from', 'bytes'].map((use) => this.scratch(use))
    this.set(...locals.toReversed())
    this.get(...locals)
    return locals
  }

  #tee(local: number): void {
    this.put(OP.localTee)
    this.unsigned(local)
  }

  /** Calls `nothingRead` on a load from the null page. @param local holds the base address; -1 if it is on the stack */
  checkLoad(local: number, offset: number): void {
    if (local < 0) this.#tee(this.scratch('address'))
    this.get(local < 0 ? this.scratch('address') : local)
    this.constant(NULL_BYTES - offset)
    this.put(OP.i32LtU)
    this.if()
    this.call('nothingRead')
    this.end()
  }

  /** Calls `unwound` if the stack shrank past `stackLimit`, so that boards of returned calls are dropped. */
  checkStack(): void {
    this.put(OP.globalGet, STACK_POINTER_GLOBAL)
    this.getGlobal('stackLimit')
    this.put(OP.i32GtU)
    this.if()
    this.call('unwound')
    this.end()
  }

  /**
   * Pushes a frame (the record of a call, see `layout.ts`) with the first parameters, as far as they are i32, and
   * reports the call.
   * @param place code offset of the function
   * @param takes its parameter types
   */
  pushFrame(place: number, takes: readonly number[]): void {
    this.add('frame', FRAME_BYTES)
    this.#storePlace(place)
    this.getGlobal('frame')
    this.constant(0)
    this.put(OP.i32Store, 2, FRAME_BASE)
    for (const [index, type] of takes.slice(0, MOST_PARAMETERS).entries()) {
      if (type !== TYPE.i32) continue
      this.getGlobal('frame')
      this.get(index)
      this.put(OP.i32Store, 2, FRAME_PARAMETERS + index * PARAMETER_BYTES)
    }
    this.#callIfReporting('entered')
  }

  /**
   * Reports the return, with the result if there is exactly one, and pops the frame.
   * @param gives types of the results, which are on the stack
   */
  popFrame(gives: readonly number[]): void {
    const [type] = gives
    if (gives.length === 1) this.#tellResult(type)
    this.#callIfReporting('left')
    this.add('frame', -FRAME_BYTES)
  }

  /** Reports the result of the call, which stays on the stack. */
  #tellResult(type: number): void {
    const value = this.scratch(`value ${type}`, type)
    this.#tee(value)
    this.getGlobal('isTelling')
    this.if()
    this.get(value)
    if (type === TYPE.i32) this.put(OP.f64FromI32)
    else if (type === TYPE.i64) this.put(OP.f64FromI64)
    else if (type === TYPE.f32) this.put(OP.f64FromF32)
    this.call('gave')
    this.end()
  }

  /**
   * Reports that a line begins.
   * @param place its code offset
   * @param base local with the address of the function's variables; -1 if it has none in memory
   */
  emitLineHook(place: number, base: number): void {
    this.#storePlace(place)
    if (base >= 0) {
      this.getGlobal('frame')
      this.get(base)
      this.put(OP.i32Store, 2, FRAME_BASE)
    }
    this.#callIfReporting('lined')
  }

  emitTargetHook(line: number): void {
    this.getGlobal('isTelling')
    this.if()
    this.constant(line)
    this.call('target')
    this.end()
  }

  /** Stores a code offset in the top frame. */
  #storePlace(place: number): void {
    this.getGlobal('frame')
    this.constant(place)
    this.put(OP.i32Store, 2, 0)
  }

  #callIfReporting(hook: 'lined' | 'entered' | 'left'): void {
    this.getGlobal('isTelling')
    this.if()
    this.call(hook)
    this.end()
  }
}
