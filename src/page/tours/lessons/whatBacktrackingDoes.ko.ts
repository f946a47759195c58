import type { whatBacktrackingDoesEn } from './whatBacktrackingDoes.en.ts'

export const whatBacktrackingDoesKo: typeof whatBacktrackingDoesEn = {
  steps: {
    place: {
      title: '숫자 배치',
      words: '첫 빈칸은 1행 4열입니다. 들어갈 수 있는 가장 작은 숫자 4를 보드에 배치합니다.',
    },
    recurse: {
      title: '재귀 호출',
      words:
        '`dfs(depth + 1)`: 같은 함수가 나머지 보드를 풉니다. 이 호출이 해답 없이 반환되면 4가 틀린 것입니다.',
    },
    nextBlank: {
      title: '다음 빈칸',
      words: '새 호출은 다음 빈칸인 1행 7열에 숫자를 1부터 차례로 시도합니다. 변수를 확인해 보세요.',
    },
    deadEnd: {
      title: '막다른 칸',
      words:
        '숫자를 3개 더 배치하고 나니 2행 8열에 들어갈 숫자가 없습니다. 반복문이 숫자를 배치하지 못하고 끝나 함수가 반환됩니다.',
    },
    takeBack: {
      title: '백트래킹',
      words:
        '호출한 쪽으로 돌아온 뒤, `board[y][x] = 0`으로 마지막에 배치한 숫자를 지웁니다. 이유는 보드 아래에 나옵니다.',
    },
    nextCandidate: {
      title: '다음 후보',
      words: '다른 후보가 남은 칸이 나올 때까지 숫자 2개를 더 지웠습니다. 1행 7열에 6 대신 7을 배치합니다.',
    },
    solved: {
      title: '완성',
      words:
        '빈칸이 없습니다. 이벤트 27개: 배치 21번, 백트랙 6번. 긴 탐색도 이 과정을 수백만 번 반복할 뿐입니다.',
    },
  },
  exercise: '중간에 포기하는 프로그램 고치기',
}
