export const brokenPageEn = {
  heading: 'The page has stopped',
  sentence:
    'An error has stopped the page. Reload it to go on from this moment. To be safe, keep what was on the board:',
  puzzle: 'Puzzle',
  board: 'Board',
  link: 'Link to this moment',
  reload: 'Reload',
  startOver: 'Start with an empty board',
  error: 'Error',
}
