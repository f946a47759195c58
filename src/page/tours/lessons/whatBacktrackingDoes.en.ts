export const whatBacktrackingDoesEn = {
  steps: {
    place: {
      title: 'A digit is placed',
      words:
        'The first blank is row 1, column 4. The lowest digit that fits there is 4, so the program puts it on the board.',
    },
    recurse: {
      title: 'The function calls itself',
      words:
        '`dfs(depth + 1)`: the same function now solves the rest of the board. If that call returns, the 4 was wrong.',
    },
    nextBlank: {
      title: 'The next blank',
      words:
        'The new call takes the next blank, row 1, column 7, and tries its digits from 1 up. See the variables.',
    },
    deadEnd: {
      title: 'A dead end',
      words:
        '3 digits later, row 2, column 8 has no digit left. The loop ends without placing a digit, and the call returns.',
    },
    takeBack: {
      title: 'Backtracking',
      words:
        'Back in the caller, `board[y][x] = 0` removes the latest digit. The reason is shown below the board.',
    },
    nextCandidate: {
      title: 'The next candidate',
      words:
        '2 more digits were removed until a cell had another candidate: row 1, column 7 gets 7 instead of 6.',
    },
    solved: {
      title: 'Solved',
      words:
        'No blank is left after 27 events: 21 placements and 6 backtracks. Longer searches do the same, millions of times.',
    },
  },
  exercise: 'Mend a program that gives up',
}
