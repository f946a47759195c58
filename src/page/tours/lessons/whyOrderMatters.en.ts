export const whyOrderMattersEn = {
  steps: {
    upperRows: {
      title: 'Hardly anything to go by',
      words:
        'The program fills the blanks row by row, from the top. Rows 1 to 4 of this puzzle hold only 5 digits, so up there hardly anything contradicts a guess.',
    },
    firstGuess: {
      title: 'The first guess',
      words:
        'It begins with 1 in row 1, column 1. The solution has 8 there. Before the program tries 8, it must search everything behind 1, 2, 3 and 7.',
      question: {
        ask: 'How many events will it take to the solution?',
        answers: [
          {
            text: 'About 1,000',
            reply: 'That would be an easy puzzle by rows. This one takes more than 200,000,000.',
          },
          { text: 'About 1,000,000', reply: 'More than 200 times as many: 218,958,956.' },
          { text: 'More than 200,000,000', reply: '218,958,956 events.' },
        ],
      },
    },
    farFromIt: {
      title: 'The mistake is far above',
      words:
        'After 200 events, rows 1 to 4 are full of guesses, and row 5, column 2 is emptied once more. It does not help to try again down here: the mistake is in row 1, column 1.',
    },
    turned: {
      title: 'The same puzzle, turned',
      words:
        'Turned by 180°, the puzzle is neither easier nor harder for a human. But now rows 1 to 4 hold 15 digits, and a wrong guess is soon contradicted.',
    },
    turnedSolved: {
      title: '262 events',
      words:
        'Solved after 262 events instead of 218,958,956, by the same program. Only the order of the blanks has changed.',
    },
    fewest: {
      title: 'Let the program choose',
      words:
        'Turning a puzzle is luck. This program counts the candidates of all blanks, and fills the one with the fewest; of equals, the first. The puzzle is upright again, and the candidates are shown.',
    },
    certain: {
      title: 'Nothing to guess',
      words:
        'Row 8, column 9 has a single candidate, 6, so this is no guess. Placing it takes candidates from other blanks, and the next single one appears.',
    },
    fewestSolved: {
      title: '106 events',
      words:
        'Solved after 106 events, 24 of them backtracks. Each choice costs more, since all blanks are looked at. It is worth it. Now try this order on a puzzle made to defeat a search by rows.',
    },
  },
  exercise: 'Open that puzzle',
}
