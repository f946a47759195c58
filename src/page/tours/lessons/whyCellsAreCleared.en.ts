export const whyCellsAreClearedEn = {
  steps: {
    deadEnd: {
      title: 'A dead end',
      words:
        'A short JavaScript program on a small puzzle. It has placed 4, 6, 7 and 9. Now row 2, column 8 has no digit left: `dfs(4)` ends without placing one.',
    },
    cleared: {
      title: 'Event 5: the cell is cleared',
      words:
        '`dfs(3)` gets control back, and line 32 takes its 9 out of row 2, column 1. The board is as it was before that cell was filled.',
    },
    freed: {
      title: 'Event 8: the 7 is free again',
      words:
        'Events 6 and 7 cleared two more cells, the 7 in row 1, column 8 among them. So `fits` allows 7 in row 1, column 7, and the program places it there.',
    },
    solved: {
      title: 'Solved',
      words:
        'Solved after 27 events. The 7 of row 1 stands in column 4 now. It could go there only because it had been taken out of the cells where it was wrong.',
    },
    without: {
      title: 'The same program without line 32',
      words:
        'Nothing else is changed. The first 4 events are the same, and so is the dead end in row 2, column 8. `dfs(3)` gets control back.',
      question: {
        ask: 'What is event 5 now?',
        answers: [
          {
            text: 'Row 2, column 1 is cleared',
            reply: 'The line that did it is gone. The 9 stays on the board, although its call goes on.',
          },
          {
            text: 'Row 2, column 1 gets another digit',
            reply: 'Its loop has no digit after 9 to try.',
          },
          {
            text: 'There is no event 5',
            reply: 'All calls that are still open find their other digits refused, and return.',
          },
        ],
      },
    },
    blocked: {
      title: 'An old digit blocks a new one',
      words:
        '`dfs(1)` tries 7 in row 1, column 7, as before. But the old 7 still stands in row 1, column 8, and `fits` refuses it. The call that placed that 7 has long returned; the board does not know.',
    },
    silent: {
      title: 'No error, no output',
      words:
        '`dfs(0)` returns as well, and the program ends after 4 events. The board was never full, so nothing is printed. A judge calls this a wrong answer, and does not say which line is missing.',
    },
    rule: {
      title: 'The rule',
      words:
        'What a call changes before the inner call, it takes back after it: the cell, and every table kept beside the board. A Python program that forgets one of them waits for you.',
    },
  },
  exercise: 'Mend the program',
}
