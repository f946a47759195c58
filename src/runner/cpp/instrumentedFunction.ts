import { ByteReader } from './byteReader.ts'
import { ByteWriter } from './byteWriter.ts'
import { HookWriter, STACK_POINTER_GLOBAL } from './hookWriter.ts'
import type { CodeContext, LineStart } from './instrumentation.ts'
import { EXTENDED, OP, skipImmediates, STORED_BYTES, STORED_TYPES, TYPE } from './instructions.ts'
import { NULL_BYTES } from './layout.ts'
import type { LineRow } from './lineTable.ts'

export interface FunctionToInstrument {
  /** Index in the original module, imports included. */
  readonly index: number
  /** Empty if unknown. */
  readonly name: string
  /** Offset of the function in the code section's content. */
  readonly from: number
  /** Rows of the line table within the function. */
  readonly rows: readonly LineRow[]
  /** Types of parameters and results. */
  readonly takes: readonly number[]
  readonly gives: readonly number[]
}

/** Library functions that copy memory, hooked by name. */
const COPYING: ReadonlySet<string> = new Set(['memcpy', 'memmove'])
/**
 * Matches the names of the library functions that copy or move a `std::string` to another one, which hold short texts,
 * such as a row of a board, in themselves.
 */
const COPYING_STRING =
  /^(std::\w+::basic_string<char, .*>)::(?:basic_string|operator=)(?:\[abi:\w+\])?\(\1(?: const&|(&&))\)$/
/** Matches the names of the destructors of `std::string`, which empty it. */
const ENDING_STRING = /^std::\w+::basic_string<char, .*>::~basic_string(?:\[abi:\w+\])?\(\)$/
const STRING_BYTES = 12
/** Library functions that free memory, hooked by name. */
const FREEING: ReadonlySet<string> = new Set(['free', 'dlfree'])
/** Value of `#pushedLocals` if neither of the last two instructions pushed a local. */
const NO_LOCALS: readonly [below: number, above: number] = [-1, -1]

/**
 * Rewrites one WebAssembly function with hooks (calls that report lines, writes …): copies its instructions from
 * `#pending` on, and inserts hooks between them. The fuel hook counts loops and calls.
 * Layout of the rewritten function:
 *
 *     fuel hook                       if the function has line rows
 *     copied / freed hook             in `memcpy`, `free`, copies of strings, …
 *     push frame, block               if lines are reported
 *       … line hook before each line, stored hook after each store, fuel hook in each loop …
 *     end, pop frame
 */
export class InstrumentedFunction {
  readonly #context: CodeContext
  readonly #function: FunctionToInstrument
  readonly #reader: ByteReader
  #writer: HookWriter
  /** True if the user wrote the function. */
  readonly #isOwn: boolean
  /** True if the user wrote the function and its lines are reported. */
  readonly #isReported: boolean
  /** True if the user wrote the function and there are target lines. */
  readonly #isTarget: boolean
  readonly #isWatched: boolean
  /** Start of the bytes that were read but not copied yet. */
  #pending = 0
  /** Line of the latest line row; 0 at the start. */
  #currentLine = 0
  /** Where lines begin in the rewritten code. */
  readonly #lines: LineStart[] = []
  #nextRow = 0
  /** The line that was hooked last; 0 at the start and in a new loop, so that the next row is hooked in any case. */
  #reportedLine = 0
  /** True once the line rows have reached the function's body. */
  #isInBody = false
  /** The local that holds the frame base; -1 until the prologue has set it. */
  #frameLocal = -1
  /** True once the function has read the stack pointer, as its prologue does. */
  #isInPrologue = false
  /** True right after the prologue has subtracted the frame size from the stack pointer. */
  #hasSubtracted = false
  /** The locals pushed by the last two instructions; -1 for other instructions. */
  #pushedLocals = NO_LOCALS
  /** True if the last instruction pushed a constant. */
  #isConstant = false

  constructor(context: CodeContext, module: Uint8Array, instrumentedFunction: FunctionToInstrument) {
    this.#context = context
    this.#function = instrumentedFunction
    this.#reader = new ByteReader(module)
    this.#isOwn = context.isOwn(instrumentedFunction.index)
    this.#isReported = this.#isOwn && context.instrumentation.isReported
    this.#isTarget = this.#isOwn && context.instrumentation.target.length > 0
    this.#isWatched = context.instrumentation.watched !== 'none'
    this.#writer = new HookWriter(context, instrumentedFunction.takes.length)
  }

  /**
   * Rewrites the body between two offsets of the module; replaces that of `abort` by a hook. Returned line offsets are
   * relative to the body.
   */
  rewrittenBody(
    from: number,
    end: number,
  ): { readonly body: Uint8Array; readonly lines: readonly LineStart[] } {
    const reader = this.#reader
    reader.at = from
    const groups = reader.unsigned()
    const groupsFrom = reader.at
    let locals = this.#function.takes.length
    for (let left = groups; left > 0; left--) {
      locals += reader.unsigned()
      reader.u8()
    }
    this.#writer = new HookWriter(this.#context, locals)
    const declared = reader.bytes.subarray(groupsFrom, reader.at)
    this.#pending = reader.at
    this.#writeBeginning()
    if (this.#function.name === 'abort') {
      this.#writer.call('aborted')
      this.#writer.put(OP.unreachable, OP.end)
    } else {
      while (reader.at < end) this.#writeInstruction(end)
      this.#copyUpTo(end)
    }
    const body = new ByteWriter()
    const { scratchTypes } = this.#writer
    body.unsigned(groups + scratchTypes.length)
    body.copy(declared)
    for (const type of scratchTypes) body.put(1, type)
    const lines = this.#lines.map(({ offset, line }) => ({ offset: body.length + offset, line }))
    body.copy(this.#writer.bytes)
    return { body: body.bytes, lines }
  }

  #writeBeginning(): void {
    const { name, from, rows, takes, gives } = this.#function
    if (rows.length > 0) this.#writer.burn(rows[0].line)
    if (this.#isWatched && COPYING.has(name)) {
      this.#writer.get(0, 1, 2)
      this.#writer.call('copied')
    }
    if (this.#isWatched) this.#writeStringHooks(name)
    if (this.#isWatched && FREEING.has(name)) {
      this.#writer.get(0)
      this.#writer.call('freed')
    }
    // Calling a function counts as running its first line.
    const head = rows.find(({ line }) => line > 0)
    if (this.#isTarget && head !== undefined) this.#emitTargetHook(head.line)
    if (!this.#isReported) return
    this.#writer.pushFrame(from, takes)
    // Branches out of the function now target the end of this block, before the frame is popped.
    this.#writer.put(OP.block, ...(gives.length === 0 ? [TYPE.none] : gives))
  }

  /** Hooks what copies, moves or ends the string in parameter 0. */
  #writeStringHooks(name: string): void {
    const [copies, , moves] = COPYING_STRING.exec(name) ?? []
    if (copies !== undefined) {
      this.#writer.get(0, 1)
      this.#writer.constant(STRING_BYTES)
      this.#writer.call('copied')
    }
    if (moves === undefined && !ENDING_STRING.test(name)) return
    this.#writer.get(moves === undefined ? 0 : 1)
    this.#writer.constant(STRING_BYTES)
    this.#writer.call('emptied')
  }

  #writeInstruction(end: number): void {
    const reader = this.#reader
    const at = reader.at
    this.#enterRow(at)
    const op = reader.u8()
    if (op >= OP.firstStore && op <= OP.lastStore) return this.#writeStore(at, op)
    if (op >= OP.firstLoad && op <= OP.lastLoad) return this.#writeLoad(at)
    const from = reader.at
    skipImmediates(reader, op)
    const operand = new ByteReader(reader.bytes, from)
    switch (op) {
      case OP.localGet:
        this.#pushedLocals = [this.#pushedLocals[1], operand.unsigned()]
        this.#isConstant = this.#hasSubtracted = false
        return
      case OP.globalGet:
        this.#isInPrologue ||= operand.unsigned() === STACK_POINTER_GLOBAL && this.#frameLocal < 0
        break
      case OP.i32Sub:
        this.#hasSubtracted = this.#isInPrologue
        this.#pushedLocals = NO_LOCALS
        this.#isConstant = false
        return
      case OP.localSet:
        if (this.#hasSubtracted && this.#frameLocal < 0) this.#frameLocal = operand.unsigned()
        break
      case OP.globalSet:
        if (this.#isWatched && this.#isOwn && operand.unsigned() === STACK_POINTER_GLOBAL) {
          this.#copyUpTo(reader.at)
          this.#writer.checkStack()
        }
        break
      case OP.call:
        this.#copyUpTo(at)
        this.#writeCall(operand.unsigned())
        this.#pending = reader.at
        break
      case OP.callIndirect:
        this.#copyUpTo(at)
        this.#noteLine()
        break
      case OP.refFunc:
        this.#copyUpTo(at)
        this.#writer.put(OP.refFunc)
        this.#writer.unsigned(this.#context.shifted(operand.unsigned()))
        this.#pending = reader.at
        break
      case OP.loop:
        this.#copyUpTo(reader.at)
        if (this.#function.rows.length > 0) this.#writer.burn(this.#currentLine)
        this.#reportedLine = 0
        break
      case OP.memoryGrow:
        this.#copyUpTo(at)
        this.#writer.call('grown')
        this.#pending = reader.at
        break
      case OP.extended:
        if (this.#isWatched) this.#writeBulk(at, operand.unsigned())
        break
      case OP.return:
        this.#copyUpTo(at)
        if (this.#isReported) this.#writer.popFrame(this.#function.gives)
        break
      case OP.end:
        if (reader.at < end || !this.#isReported) break
        this.#copyUpTo(at)
        this.#writer.end()
        if (this.#isReported) this.#writer.popFrame(this.#function.gives)
        break
      default:
    }
    this.#pushedLocals = NO_LOCALS
    this.#isConstant = op === OP.i32Const
    this.#hasSubtracted = false
  }

  /** Copies the pending bytes before an offset. */
  #copyUpTo(at: number): void {
    this.#writer.copy(this.#reader.bytes.subarray(this.#pending, at))
    this.#pending = at
  }

  // -- lines -------------------------------------------------------------------------------------------------------

  /** Handles the line rows up to an offset: notes the current line, and hooks its beginning. */
  #enterRow(at: number): void {
    const { rows } = this.#function
    const offset = at - this.#context.base
    let isStatement = false
    while (this.#nextRow < rows.length && rows[this.#nextRow].offset <= offset) {
      const row = rows[this.#nextRow++]
      this.#isInBody ||= row.endsPrologue
      isStatement ||= row.isStatement && row.offset === offset
      if (row.line === this.#currentLine) continue
      this.#currentLine = row.line
      this.#lines.push({ offset: this.#writer.length + at - this.#pending, line: row.line })
    }
    if ((!this.#isReported && !this.#isTarget) || !this.#isInBody || this.#currentLine === 0) return
    if (isStatement ? this.#currentLine === this.#reportedLine : this.#reportedLine !== 0) return
    this.#copyUpTo(at)
    this.#reportedLine = this.#currentLine
    if (this.#isReported) this.#writer.emitLineHook(offset, this.#frameLocal)
    else this.#emitTargetHook(this.#currentLine)
  }

  #emitTargetHook(line: number): void {
    if (this.#context.instrumentation.target.includes(line)) this.#writer.emitTargetHook(line)
  }

  // -- hooks -------------------------------------------------------------------------------------------------------

  /**
   * Hooks a store. Addresses in a local are reused; others are saved first. A store to a variable on the stack frame is
   * not likely to go to a board, and is hooked only if all stores are watched.
   *
   *     local.get 3                ─▶   local.get 3
   *     local.get 4                     local.get 4
   *     i32.store offset=8              i32.store offset=8
   *                                     check the 4 bytes at local 3 + 8
   */
  #writeStore(at: number, op: number): void {
    const reader = this.#reader
    reader.unsigned()
    const offset = reader.unsigned()
    const [address] = this.#pushedLocals
    this.#pushedLocals = NO_LOCALS
    const isLikely = address < 0 || address !== this.#frameLocal
    if (!this.#isWatched || (!isLikely && this.#context.instrumentation.watched === 'likely')) return
    const bytes = STORED_BYTES[op - OP.firstStore]
    if (address >= 0) {
      this.#copyUpTo(reader.at)
      this.#writer.checkStore(address, offset, bytes, this.#ownLine)
      return
    }
    this.#copyUpTo(at)
    const into = this.#writer.saveAddress(STORED_TYPES[op - OP.firstStore])
    this.#copyUpTo(reader.at)
    this.#writer.checkStore(into, offset, bytes, this.#ownLine)
  }

  /**
   * Hooks a load if memory is watched, unless its address cannot be null: in the stack frame, constant, or offset
   * beyond the null page.
   */
  #writeLoad(at: number): void {
    const reader = this.#reader
    reader.unsigned()
    const offset = reader.unsigned()
    const [, address] = this.#pushedLocals
    const isConstant = this.#isConstant
    this.#pushedLocals = NO_LOCALS
    this.#isConstant = false
    if (
      !this.#isWatched ||
      isConstant ||
      offset >= NULL_BYTES ||
      (address >= 0 && address === this.#frameLocal)
    )
      return
    this.#copyUpTo(at)
    this.#writer.checkLoad(address, offset)
  }

  /** Hooks instructions that copy or fill a range. */
  #writeBulk(at: number, op: number): void {
    if (op !== EXTENDED.memoryCopy && op !== EXTENDED.memoryFill) return
    this.#copyUpTo(at)
    const [to, from, bytes] = this.#writer.saveRange()
    this.#copyUpTo(this.#reader.at)
    if (op === EXTENDED.memoryCopy) {
      this.#writer.get(to, from, bytes)
      this.#writer.call('copied')
    }
    this.#writer.get(to, bytes)
    this.#writer.putLine(this.#ownLine)
    this.#writer.call('stored')
  }

  #writeCall(index: number): void {
    if (!this.#context.isOwn(index)) this.#noteLine()
    this.#writer.put(OP.call)
    this.#writer.unsigned(this.#context.shifted(index))
  }

  /** Saves the current line for stores in the called library code. */
  #noteLine(): void {
    if (!this.#isOwn || this.#currentLine === 0) return
    this.#writer.constant(this.#currentLine)
    this.#writer.setGlobal('line')
  }

  /** Current line in code of the user; 0 in library code. */
  get #ownLine(): number {
    return this.#isOwn ? this.#currentLine : 0
  }
}
