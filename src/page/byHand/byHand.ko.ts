import type { byHandEn } from './byHand.en.ts'

export const byHandKo: typeof byHandEn = {
  copyTitle: '직접 복사하기',
  copyHint:
    '브라우저가 복사를 막았습니다. 텍스트를 선택해 두었습니다. Ctrl+C(⌘C)를 누르거나, 길게 눌러 ‘복사’를 고르세요.',
  fileTitle: (name) => `직접 저장하기: ${name}`,
  textHint: '파일 내용을 선택해 두었습니다. 복사해서 저장할 곳에 붙여넣으세요.',
  pictureHint: '그림을 길게 누르거나 마우스 오른쪽 버튼으로 클릭한 뒤 저장하거나 복사하세요.',
  unshownHint:
    '여기에 표시할 수 없는 파일입니다. Chrome이나 Safari 같은 브라우저에서 이 페이지를 열어 저장하세요.',
  text: '복사할 텍스트',
  picture: '그림',
  send: '파일 보내기…',
  saved: (name) => `다운로드 폴더로 보냈습니다: ${name}`,
  missing: '보이지 않으면',
  show: '여기에 표시',
}
