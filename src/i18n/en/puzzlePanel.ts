/** Sentences of the Puzzle panel. */
export const puzzlePanelEn = {
  text: 'Puzzle text',
  hint: 'Paste the input of a judge, an 81-character line or a nested list. Ctrl+V anywhere on the page works too.',
  load: 'Load puzzle',
  samples: 'Samples',
  answer: 'Answer',
  answerPending: 'The finished board appears here, in the format of the text it came from.',
  copy: 'Copy answer',
}
