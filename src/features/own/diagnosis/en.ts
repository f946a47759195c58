const number = new Intl.NumberFormat('en').format

export const diagnosisEn = {
  looking: 'Looking for the reason on small boards…',
  onSmallBoard: 'On a small board:',
  show: 'Show me',
  showSmall: 'Show me on a small board',
  showHere: 'Show me in this run',
  showLine: (line: number) => `Line ${number(line)}`,
  also: (count: number) => `Also (${number(count)})`,
  /** Tag beside the line at fault. */
  event: (event: number) => `event ${number(event)}`,
  faultLine: (event: number) => `Wrong at event ${number(event)}`,
  lineAround: (event: number) => `Ran around event ${number(event)}`,
}

export type DiagnosisWords = typeof diagnosisEn
