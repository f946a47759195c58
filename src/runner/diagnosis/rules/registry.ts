import { backInRow } from './backInRow.ts'
import { crash } from './crash.ts'
import { endless } from './endless.ts'
import { format } from './format.ts'
import { givenChanged } from './givenChanged.ts'
import { givenNotRead } from './givenNotRead.ts'
import { givenUp } from './givenUp.ts'
import { goesOn } from './goesOn.ts'
import { leftBehind } from './leftBehind.ts'
import { overlooked } from './overlooked.ts'
import { noSolution } from './noSolution.ts'
import { partOfBoard } from './partOfBoard.ts'
import { callsForRefused, passesOver } from './passesOver.ts'
import { printsEarly } from './printsEarly.ts'
import { printsSeveral } from './printsSeveral.ts'
import { repeats } from './repeats.ts'
import type { Rule } from './rule.ts'
import { sameRows } from './sameRows.ts'
import { stuck } from './stuck.ts'

/**
 * All rules, each of which finds one kind of fault in a run. Their order matters: of two faults found at the same
 * event, the fault of the rule listed first takes precedence.
 */
export const RULES: readonly Rule[] = [
  noSolution,
  sameRows,
  givenChanged,
  givenNotRead,
  goesOn,
  leftBehind,
  overlooked,
  passesOver,
  callsForRefused,
  backInRow,
  partOfBoard,
  stuck,
  printsEarly,
  repeats,
  printsSeveral,
  givenUp,
  endless,
  format,
  crash,
]
