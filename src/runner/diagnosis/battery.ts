/** The battery: small boards on which faults of programs show within a few events. */
import { type Grid, gridOfLine } from '../../sudoku/grid.ts'

/** Ids of the boards; comments in `BATTERY` say what each one is for. */
export type BatteryId =
  | 'back3'
  | 'back3c'
  | 'back4'
  | 'last'
  | 'full'
  | 'box'
  | 'two'
  | 'guess'
  | 'guesses'
  | 'row'
  | 'columns'
  | 'cover1'
  | 'cover2'
  | 'cover3'
  | 'cover4'
  | 'empty'

export interface BatteryBoard {
  readonly id: BatteryId
  readonly grid: Grid
  /**
   * False if the program is only judged on this board, and not recorded: without givens, any table of zeros would pass
   * for the board, so events prove nothing.
   */
  readonly isRecorded: boolean
}

function board(id: BatteryId, line: string, isRecorded = true): BatteryBoard {
  return { id, grid: gridOfLine(line), isRecorded }
}

/** The boards, in the order in which they are preferred for showing a fault: few events first. */
export const BATTERY: readonly BatteryBoard[] = [
  // Dead ends with few blanks. `back3` is for programs that fill by rows, `back3c` for programs that fill by columns,
  // `back4` for programs that fill by rows, by columns or backwards.
  board('back3', '471583926586294713293010458349852167165347892827961345952478631638129574714035289'),
  board('back3c', '491573826573826491826491573945137268137208905268905137714359682359682714682714359'),
  board('back4', '671425983423896715895713642509248107104567208287931564948672351352189476716354829'),
  // Seven blanks, all in the middle rows of their boxes: programs that compute a cell's box wrongly show it within
  // seven events.
  board('box', '534678912600195348198342567859761423400853091713924856961537284280419035345286179'),
  // A blank in the last cell, and no blank at all: the ends of recursions.
  board('last', '534678912672195348198342567859761423426853791713924856961537284287419635345286170'),
  board('full', '534678912672195348198342567859761423426853791713924856961537284287419635345286179'),
  // Two solutions: programs that do not stop at the first print both.
  board('two', '534008912672195348198342567859001423426853791713924856961537284287419635345286179'),
  // Programs that fill the cell with the fewest candidates must guess on this board.
  board('guess', '983674521124500867567218394072306910001027630300801742738162459209700186010080273'),
  // Programs that fill the cell with the fewest candidates must guess repeatedly on this board.
  board('guesses', '438652179972148365165793842057006490009075680040300527583067014704500036090030758'),
  // All nine digits have to be placed.
  board('row', '000000000654321987321987654896745213745213896213896745579468132468132579132579468'),
  // Several solutions: for programs that check only a part of a row.
  board('columns', '000654321000321987000987654000745213000213896000896745000468132000132579000579468'),
  // For programs with different fill orders. Each cell of each unit is, on at least one of these boards, the only cell
  // that excludes a wrong digit.
  board('cover1', '080090460030007052020000100065108000490600000810024000900000807100539020000001300'),
  board('cover2', '095300200002078904478500060013006005080003620050802047000000786007001030060007000'),
  board('cover3', '600901023830602000007034000000250009020047030148306072480000350000005004900003100'),
  board('cover4', '000005702340020805605070040502001000003000600096003200109030000200800000058469000'),
  board('empty', '0'.repeat(81), false),
]
