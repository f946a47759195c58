export const introductionEn = {
  name: 'How to begin',
  promise: 'See backtracking happen, and rewind it.',
  now: 'This Sudoku program is paused at its first backtrack. Press Play, or start with your own puzzle.',
  guide: 'Show me how, step by step',
  paste: 'Paste a judge’s input',
  pasteHint: 'BOJ 2580, LeetCode …',
  sample: 'Pick a sample',
  sampleHint: 'from easy to worst case',
  enter: 'Enter a puzzle',
  enterHint: 'click into an empty board',
}
