export const whatACheckCostsEn = {
  steps: {
    oneCell: {
      title: 'A function reads cells',
      words:
        'Does 1 fit in row 1, column 2? `check_row` reads row 1 from the left, meets a 1 in the first cell, and returns. That took 1 cell.',
    },
    allCells: {
      title: 'A digit that fits costs most',
      words:
        '4 fits. To find that out, `check_row`, `check_column` and `check_box` have read the whole row, column and box: 27 cells for one digit.',
    },
    tables: {
      title: 'A table answers at once',
      words:
        'Tables note which digits each unit has. Here `row_used[y][4]`, `col_used[x][4]` and `box_used[b][4]` are read: 3 entries instead of 27 cells. In return, each placement and backtrack must be noted.',
      question: {
        ask: 'How will the events differ from those with functions?',
        answers: [
          {
            text: 'There will be fewer',
            reply: 'A table knows no more than the board does. It only answers faster.',
          },
          {
            text: 'They will be the same',
            reply: 'Both allow the same digits, so both place the same digits.',
          },
          {
            text: 'There will be more, because tables are written, too',
            reply: 'Writing to a table is work, but the board changes no more often.',
          },
        ],
      },
    },
    sameEvents: {
      title: 'The same events',
      words:
        'Event 2 is 4 in row 1, column 2, as before. So it goes on: 1,584,356 events until the solution, with each of the three programs of this lesson.',
    },
    bits: {
      title: 'Bits answer for all digits',
      words:
        'Here a unit’s digits are the bits of one number. `row_used[y] | col_used[x] | box_used[b]` reads 3 numbers once, and all candidates are known: 4, 5, 7 and 9.',
    },
    work: {
      title: 'Solved, and what it took',
      words:
        'After the same 1,584,356 events, functions have read 65,539,576 cells, tables 10,758,296 entries, and bits 2,376,624 numbers.',
      question: {
        ask: 'BOJ 2580 gives Python 5 seconds. Which of the three would stay below on this puzzle?',
        answers: [
          { text: 'All three', reply: 'The functions would not: they are far over 5 seconds.' },
          { text: 'Tables and bits', reply: 'Both need about 1 second.' },
          { text: 'Bits alone', reply: 'The tables would, too: they need about 1 second.' },
        ],
      },
    },
    seconds: {
      title: 'The seconds',
      words:
        'Timed in CPython on one computer: about 7 seconds with functions, about 1 second with tables or bits. Bits read less than tables, but Python spends most of its time on running lines. C++ stays below its 1 second with all three.',
    },
    promise: {
      title: 'What a judge promises',
      words:
        'BOJ 2580 promises puzzles of at most 100,000 calls. There, Python passes with functions, too. BOJ 2239 promises nothing like it and gives Python 8 seconds. Grade the program with functions on its cases, then exchange the check.',
    },
  },
  exercise: 'Grade it on BOJ 2239',
}
