import type { FlameNode } from '../../search/trace/flameNodes.ts'
import { type Cell, COLUMN_OF, ROW_OF } from '../../sudoku/units.ts'
import type { flameEn } from './en.ts'

const figures = new Intl.NumberFormat('ko')
const percent = new Intl.NumberFormat('ko', { style: 'percent', maximumSignificantDigits: 2 })
const number = (value: number) => figures.format(value)

const cell = (place: Cell) => `${ROW_OF[place] + 1}행 ${COLUMN_OF[place] + 1}열`

function fate({ end, solutions, highest, depth }: FlameNode): string {
  if (end === 'stays') return solutions > 0 ? '그대로 남음: 해답의 일부' : '끝까지 보드에 남음'
  const ended = end === 'replaced' ? '다른 숫자로 바뀜' : '백트랙'
  if (solutions > 0) return `해답 ${number(solutions)}개를 찾은 뒤 ${ended}`
  return highest === depth ? `막다른 칸이라 ${ended}` : `해답 없이 ${ended}`
}

const size = ({ from, to }: FlameNode, events: number) =>
  `이벤트 ${number(to - from)}개, 전체의 ${percent.format((to - from) / events)}`

const above = ({ highest, depth }: FlameNode) =>
  highest === depth ? '위에 배치한 숫자 없음' : `위로 숫자 최대 ${number(highest - depth)}개`

export const flameKo: typeof flameEn = {
  name: '플레임 차트',
  keys: '방향키로 배치 사이를 이동합니다. 위는 바로 위의 첫 배치, 아래는 바로 아래의 배치, 왼쪽과 오른쪽은 옆의 배치입니다. Page Up을 누르면 위쪽의 첫 번째 막다른 칸으로 가고, Enter를 누르면 현재 배치의 구간만 표시하며, Esc를 누르면 차트에서 나갑니다.',
  height: '플레임 차트 높이',
  heightPx: (height) => `${number(height)}픽셀`,
  empty: '탐색을 시작하면 숫자마다 배치부터 백트랙까지를 막대로 표시합니다.',
  hint: '막대 하나는 숫자 하나의 배치부터 백트랙까지를 나타냅니다. 방향키로 이동합니다.',
  legend: {
    now: '지금 보드에 있음',
    past: '백트랙함',
    next: '아직 오지 않음',
    solution: '해답으로 이어짐',
    path: '해답까지의 경로(선)',
    share: '이 깊이에 머문 비율',
  },
  depthAxis: '깊이 ↑ 보드에 배치한 숫자',
  cell,
  rows: { depth: '깊이', events: '이벤트', size: '크기', above: '위에 배치한 숫자', fate: '결과' },
  depth: (node) => `${number(node.depth)}, ${above(node)}`,
  events: ({ from, to }) => `${number(from + 1)}~${number(to)}`,
  size,
  above: ({ placementsAbove }) => `${number(placementsAbove)}개`,
  fate,
  click: '클릭: 그 이벤트로 이동',
  doubleClick: '두 번 클릭: 확대',
  walked: (node, events) =>
    `깊이 ${number(node.depth)}: ${cell(node.cell)}에 ${node.digit}. ${size(node, events)}, ${above(node)}, ${fate(node)}.`,
  noFurther: '그 방향에는 배치가 없습니다.',
}
