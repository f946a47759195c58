import type { ProgramModel } from '../../core/debugging/programModel.ts'
import type { Moment } from '../../core/trace/moment.ts'
import type { Frame } from './frame.ts'

/** The board as a call in progress found it; undefined where that is not known. @param depth 0 is the first call */
export function frameOfCall(model: ProgramModel, moment: Moment, depth: number): Frame | undefined {
  const entered = model.entered(moment, depth)
  return entered && { moment: entered, focus: model.focus(entered), heat: undefined }
}
