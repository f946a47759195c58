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

/** The first global of all is the linker's. */
export const STACK_POINTER_GLOBAL = 0
const PARAMETER_BYTES = 4

/** Writes what is put between the instructions of a function. */
export class HookWriter extends CodeWriter {
  /** Uses up some fuel. */
  burn(line: number): void {
    this.getGlobal('fuel')
    this.put(OP.i32Eqz)
    this.if()
    this.constant(line)
    this.call('ticked')
    this.end()
    this.add('fuel', -1)
  }

  /** The line of what stores: `line` where that is known, 0 for that of the program's latest call. */
  putLine(line: number): void {
    if (line > 0) this.constant(line)
    else this.getGlobal('line')
  }

  /** Tells of a store to a granule that is watched. @param local with the address that the offset is added to */
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

  /** Keeps the address below a value on the stack. @param type of the value @returns the local with the address */
  syncAddress(type: number): number {
    const value = this.scratch(`value ${type}`, type)
    const address = this.scratch('address')
    this.set(value)
    this.#tee(address)
    this.get(value)
    return address
  }

  /** Keeps three numbers on the stack. @returns the locals with them */
  keepRange(): readonly number[] {
    const locals = ['address', 'from', 'bytes'].map((use) => this.scratch(use))
    this.set(...locals.toReversed())
    this.get(...locals)
    return locals
  }

  #tee(local: number): void {
    this.put(OP.localTee)
    this.unsigned(local)
  }

  /** Tells of a load through a pointer to nothing. @param local with the address that the offset is added to; -1 for none */
  checkLoad(local: number, offset: number): void {
    if (local < 0) this.#tee(this.scratch('address'))
    this.get(local < 0 ? this.scratch('address') : local)
    this.constant(NULL_BYTES - offset)
    this.put(OP.i32LtU)
    this.if()
    this.call('nothingRead')
    this.end()
  }

  /** Tells of boards on the stack that are gone with their calls. */
  checkStack(): void {
    this.put(OP.globalGet, STACK_POINTER_GLOBAL)
    this.getGlobal('stackLimit')
    this.put(OP.i32GtU)
    this.if()
    this.call('unwound')
    this.end()
  }

  /** @param place where the function begins in the code @param takes the types of its parameters */
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
    this.#callIfTelling('entered')
  }

  popFrame(): void {
    this.#callIfTelling('left')
    this.add('frame', -FRAME_BYTES)
  }

  /** @param place where the line begins in the code @param base the local with the address of the call's variables; -1 if it has none */
  emitLineHook(place: number, base: number): void {
    this.#storePlace(place)
    if (base >= 0) {
      this.getGlobal('frame')
      this.get(base)
      this.put(OP.i32Store, 2, FRAME_BASE)
    }
    this.#callIfTelling('lined')
  }

  /** Tells of a line that is sought. */
  emitTargetHook(line: number): void {
    this.getGlobal('isTelling')
    this.if()
    this.constant(line)
    this.call('target')
    this.end()
  }

  #storePlace(place: number): void {
    this.getGlobal('frame')
    this.constant(place)
    this.put(OP.i32Store, 2, 0)
  }

  #callIfTelling(hook: 'lined' | 'entered' | 'left'): void {
    this.getGlobal('isTelling')
    this.if()
    this.call(hook)
    this.end()
  }
}
