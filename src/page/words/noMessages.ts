/** Bilingual text for a page whose texts failed to load. */
export const NO_MESSAGES = {
  sentence:
    'Backdoku could not be loaded. Check the connection. 앱을 불러오지 못했습니다. 연결을 확인하세요. ',
  again: 'Try again 다시 시도',
}
