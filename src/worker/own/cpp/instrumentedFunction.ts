import { ByteReader } from './byteReader.ts'
import { ByteWriter } from './byteWriter.ts'
import { HookWriter, STACK_POINTER_GLOBAL } from './hookWriter.ts'
import type { CodeContext, LineStart } from './instrumentation.ts'
import { EXTENDED, OP, skipImmediates, STORED_BYTES, STORED_TYPES, TYPE } from './instructions.ts'
import { NULL_BYTES } from './layout.ts'
import type { LineRow } from './lineTable.ts'

export interface FunctionToInstrument {
  /** Among all functions of the module as it was. */
  readonly index: number
  readonly name: string
  /** Where it begins in the code section. */
  readonly from: number
  readonly rows: readonly LineRow[]
  /** The types of what it takes, and of what it gives. */
  readonly takes: readonly number[]
  readonly gives: readonly number[]
}

/** Functions of the library that copy, whatever their code. */
const COPYING: ReadonlySet<string> = new Set(['memcpy', 'memmove'])
const FREEING: ReadonlySet<string> = new Set(['free', 'dlfree'])
const NONE_CACHED: readonly [below: number, above: number] = [-1, -1]

/** A function of a module as it is, and as it becomes. */
export class InstrumentedFunction {
  readonly #context: CodeContext
  readonly #function: FunctionToInstrument
  readonly #reader: ByteReader
  #writer: HookWriter
  readonly #isOwn: boolean
  /** Written by the user, and its lines are told. */
  readonly #isReported: boolean
  /** Written by the user, and some lines are sought. */
  readonly #isTarget: boolean
  readonly #isWatched: boolean
  /** Bytes read from here on are still to be copied. */
  #pending = 0
  #line = 0
  readonly #lines: LineStart[] = []
  #row = 0
  #reportedLine = 0
  #isInBody = false
  /** The local with the address of its variables; -1 until it is known. */
  #frame = -1
  #isSettingUp = false
  #hasSubtracted = false
  /** The locals that the last two instructions have put on the stack; -1 for another instruction. */
  #cached = NONE_CACHED
  /** The last instruction has put a constant on the stack. */
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

  /** Its body between two offsets of the module, as it becomes; offsets of lines count from its beginning. */
  written(from: number, end: number): { readonly body: Uint8Array; readonly lines: readonly LineStart[] } {
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
    if (this.#isWatched && FREEING.has(name)) {
      this.#writer.get(0)
      this.#writer.call('freed')
    }
    // A call comes to the line of its function.
    const head = rows.find(({ line }) => line > 0)
    if (this.#isTarget && head !== undefined) this.#emitTargetHook(head.line)
    if (!this.#isReported) return
    this.#writer.pushFrame(from, takes)
    // Whatever branches out of the function branches to the end of this block.
    this.#writer.put(OP.block, ...(gives.length === 0 ? [TYPE.none] : gives))
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
        this.#cached = [this.#cached[1], operand.unsigned()]
        this.#isConstant = this.#hasSubtracted = false
        return
      case OP.globalGet:
        this.#isSettingUp ||= operand.unsigned() === STACK_POINTER_GLOBAL && this.#frame < 0
        break
      case OP.i32Sub:
        this.#hasSubtracted = this.#isSettingUp
        this.#cached = NONE_CACHED
        this.#isConstant = false
        return
      case OP.localSet:
        if (this.#hasSubtracted && this.#frame < 0) this.#frame = operand.unsigned()
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
        if (this.#function.rows.length > 0) this.#writer.burn(this.#line)
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
        if (this.#isReported) this.#writer.popFrame()
        break
      case OP.end:
        if (reader.at < end || !this.#isReported) break
        this.#copyUpTo(at)
        this.#writer.end()
        if (this.#isReported) this.#writer.popFrame()
        break
      default:
    }
    this.#cached = NONE_CACHED
    this.#isConstant = op === OP.i32Const
    this.#hasSubtracted = false
  }

  /** Copies what has not been copied yet. */
  #copyUpTo(at: number): void {
    this.#writer.copy(this.#reader.bytes.subarray(this.#pending, at))
    this.#pending = at
  }

  // -- lines -------------------------------------------------------------------------------------------------------

  /** Takes note of the line that begins at an offset, if one does. */
  #enterRow(at: number): void {
    const { rows } = this.#function
    const offset = at - this.#context.base
    let isStatement = false
    while (this.#row < rows.length && rows[this.#row].offset <= offset) {
      const row = rows[this.#row++]
      this.#isInBody ||= row.isBody
      isStatement ||= row.isStatement && row.offset === offset
      if (row.line === this.#line) continue
      this.#line = row.line
      this.#lines.push({ offset: this.#writer.length + at - this.#pending, line: row.line })
    }
    if ((!this.#isReported && !this.#isTarget) || !this.#isInBody || this.#line === 0) return
    if (isStatement ? this.#line === this.#reportedLine : this.#reportedLine !== 0) return
    this.#copyUpTo(at)
    this.#reportedLine = this.#line
    if (this.#isReported) this.#writer.emitLineHook(offset, this.#frame)
    else this.#emitTargetHook(this.#line)
  }

  #emitTargetHook(line: number): void {
    if (this.#context.instrumentation.target.includes(line)) this.#writer.emitTargetHook(line)
  }

  // -- hooks -------------------------------------------------------------------------------------------------------

  #writeStore(at: number, op: number): void {
    const reader = this.#reader
    reader.unsigned()
    const offset = reader.unsigned()
    const [address] = this.#cached
    this.#cached = NONE_CACHED
    const isLikely = address < 0 || address !== this.#frame
    if (!this.#isWatched || (!isLikely && this.#context.instrumentation.watched === 'likely')) return
    const bytes = STORED_BYTES[op - OP.firstStore]
    if (address >= 0) {
      this.#copyUpTo(reader.at)
      this.#writer.checkStore(address, offset, bytes, this.#ownLine)
      return
    }
    this.#copyUpTo(at)
    const into = this.#writer.syncAddress(STORED_TYPES[op - OP.firstStore])
    this.#copyUpTo(reader.at)
    this.#writer.checkStore(into, offset, bytes, this.#ownLine)
  }

  /** A variable of the call's own is never nothing, and no array that begins beyond. */
  #writeLoad(at: number): void {
    const reader = this.#reader
    reader.unsigned()
    const offset = reader.unsigned()
    const [, address] = this.#cached
    const isConstant = this.#isConstant
    this.#cached = NONE_CACHED
    this.#isConstant = false
    if (!this.#isWatched || isConstant || offset >= NULL_BYTES || (address >= 0 && address === this.#frame))
      return
    this.#copyUpTo(at)
    this.#writer.checkLoad(address, offset)
  }

  /** Instructions that copy or fill a range. */
  #writeBulk(at: number, op: number): void {
    if (op !== EXTENDED.memoryCopy && op !== EXTENDED.memoryFill) return
    this.#copyUpTo(at)
    const [to, from, bytes] = this.#writer.keepRange()
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

  /** For stores in what is called. */
  #noteLine(): void {
    if (!this.#isOwn || this.#line === 0) return
    this.#writer.constant(this.#line)
    this.#writer.setGlobal('line')
  }

  /** The line of its own that it is at; 0 in code of others. */
  get #ownLine(): number {
    return this.#isOwn ? this.#line : 0
  }
}
