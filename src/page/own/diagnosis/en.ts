const number = new Intl.NumberFormat('en').format

export const diagnosisEn = {
  looking: 'Running the program on small boards to find the cause…',
  onSmallBoard: 'On a small board:',
  show: 'Show me',
  showSmall: 'Show me on a small board',
  showHere: 'Show me in this run',
  showLine: (line: number) => `Line ${number(line)}`,
  also: (count: number) => `Also (${number(count)})`,
  /** Tag beside the line at fault. */
  event: (event: number) => `event ${number(event)}`,
  faultLine: (event: number) => `Wrong at event ${number(event)}`,
  lineAround: (event: number) => `Line that ran around event ${number(event)}`,
}

export type DiagnosisWords = typeof diagnosisEn
