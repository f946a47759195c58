export const brokenPageEn = {
  heading: 'The page has stopped',
  sentence:
    'An error stopped the page. Reload to continue from this moment. To be safe, save what was on the board:',
  puzzle: 'Puzzle',
  board: 'Board',
  link: 'Link to this moment',
  reload: 'Reload',
  startOver: 'Start with an empty board',
  error: 'Error',
}
