import type { helpEn } from '../en/help.ts'

export const helpKo: typeof helpEn = {
  title: '단축키',
  groups: {
    watching: '탐색 보기',
    board: '보드에서',
    timeline: '타임라인',
    program: '프로그램 패널이 열려 있을 때',
    page: '어디서나',
  },
  actions: {
    play: '재생·일시정지',
    forward: '한 단계 앞으로',
    back: '한 단계 뒤로',
    start: '처음으로',
    end: '끝으로',
    move: '칸 사이 이동',
    edges: '행의 양 끝으로 (Ctrl과 함께: 보드의 양 끝으로)',
    boxes: '세 행 위·아래로',
    digit: '칸 채우기',
    erase: '칸 비우기',
    blank: '칸 비우기 (탐색을 열기 전)',
    zoomIn: '확대',
    zoomOut: '축소',
    breakpoint: '지금 실행한 줄에 중단점 켜고 끄기',
    now: '호출 때의 보드에서 지금으로 돌아가기',
    paste: '퍼즐이나 출력 붙여넣기',
    undo: '실행 취소',
    redo: '다시 실행',
    help: '단축키 보기',
  },
}
