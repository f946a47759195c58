import type { whatACheckCostsEn } from './whatACheckCosts.en.ts'

export const whatACheckCostsKo: typeof whatACheckCostsEn = {
  steps: {
    oneCell: {
      title: '함수는 칸을 읽음',
      words:
        '1행 2열에 1을 놓을 수 있을까요? `check_row`는 1행을 왼쪽부터 읽다가 첫 칸에서 1을 만나 바로 반환합니다. 읽은 칸은 1개입니다.',
    },
    allCells: {
      title: '놓을 수 있는 숫자가 가장 비쌈',
      words:
        '4는 놓을 수 있습니다. 그걸 알아내려고 `check_row`, `check_column`, `check_box`가 행, 열, 박스를 끝까지 읽었습니다. 숫자 하나에 27칸입니다.',
    },
    tables: {
      title: '체크 배열은 바로 대답함',
      words:
        '행, 열, 박스마다 쓴 숫자를 배열에 적어 둡니다. 여기서는 `row_used[y][4]`, `col_used[x][4]`, `box_used[b][4]`만 읽습니다. 27칸 대신 3번입니다. 대신 배치하고 백트랙할 때마다 배열도 고쳐야 합니다.',
      question: {
        ask: '검사 함수를 쓸 때와 이벤트가 어떻게 다를까요?',
        answers: [
          { text: '더 적다', reply: '배열이 보드보다 더 아는 것은 없습니다. 더 빨리 대답할 뿐입니다.' },
          { text: '똑같다', reply: '허용하는 숫자가 같으니 놓는 숫자도 같습니다.' },
          {
            text: '배열에도 써야 하니 더 많다',
            reply: '배열에 쓰는 것도 일이지만, 보드가 더 자주 바뀌지는 않습니다.',
          },
        ],
      },
    },
    sameEvents: {
      title: '똑같은 이벤트',
      words:
        '이벤트 2는 아까처럼 1행 2열의 4입니다. 끝까지 이렇습니다. 여기서 보는 세 프로그램 모두 이벤트 1,584,356개 만에 해답을 찾습니다.',
    },
    bits: {
      title: '비트는 한꺼번에 대답함',
      words:
        '여기서는 쓴 숫자를 정수 하나의 비트로 저장합니다. `row_used[y] | col_used[x] | box_used[b]`로 정수 3개를 한 번 읽으면 후보 4, 5, 7, 9를 모두 알 수 있습니다.',
    },
    work: {
      title: '완성, 그동안 한 일',
      words:
        '똑같은 이벤트 1,584,356개 동안 함수는 65,539,576칸, 체크 배열은 10,758,296개 항목, 비트는 정수 2,376,624개를 읽었습니다.',
      question: {
        ask: '백준 2580의 Python 제한은 5초입니다. 이 퍼즐이라면 셋 중 무엇이 통과할까요?',
        answers: [
          { text: '셋 다', reply: '검사 함수는 5초를 훌쩍 넘깁니다.' },
          { text: '체크 배열과 비트', reply: '둘 다 1초쯤 걸립니다.' },
          { text: '비트만', reply: '체크 배열도 1초쯤이면 끝납니다.' },
        ],
      },
    },
    seconds: {
      title: '몇 초나 걸릴까',
      words:
        '컴퓨터 한 대에서 CPython으로 재 보면 함수는 약 7초, 체크 배열과 비트는 약 1초입니다. 비트는 배열보다 덜 읽지만, Python은 줄을 실행하는 데 시간을 더 씁니다. C++는 셋 다 제한인 1초 안에 끝납니다.',
    },
    promise: {
      title: '채점 데이터의 약속',
      words:
        '백준 2580에는 호출 100,000번 안에 풀리는 퍼즐만 나오므로 함수로 검사해도 Python으로 통과합니다. 백준 2239에는 그런 약속이 없고 Python 제한은 8초입니다. 함수 프로그램을 거기서 채점하고, 검사를 바꿔 보세요.',
    },
  },
  exercise: '백준 2239로 채점하기',
}
