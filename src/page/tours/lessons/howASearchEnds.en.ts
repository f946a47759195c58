export const howASearchEndsEn = {
  steps: {
    exit: {
      title: 'Exit: everything stops',
      words:
        'Event 784 fills the last blank, row 9, column 8. Line 24 prints the board, and `process.exit()` in line 25 ends the program on the spot. 53 calls of `dfs` are open. None of them gets to line 32, so nothing is cleared.',
    },
    exitTooFar: {
      title: 'Where exit goes too far',
      words:
        'Python has `exit()`, C++ `exit(0)`, Java `System.exit(0)`. They suit a judge that runs the program once per puzzle. On LeetCode and Codewars others call your function and wait for it to return: there, `exit` ends them, too.',
    },
    truth: {
      title: 'Truth: each call passes it on',
      words:
        'This `dfs` returns `true` when the board is full. In every call, line 28 passes it on before line 29 clears the cell. So `dfs(0)` returns with the board full, and the last line prints it.',
    },
    flag: {
      title: 'A flag: each call looks',
      words:
        'Line 26 prints the board, line 27 sets a flag, and the call returns. Each caller first clears its cell in line 35. Then line 36 looks at the flag, and it returns, too.',
      question: {
        ask: 'What does the board look like when the program ends?',
        answers: [
          {
            text: 'Full, as printed',
            reply: 'The flag only keeps calls from trying more digits. Line 35 comes before it.',
          },
          {
            text: 'As it was at the start',
            reply: '52 more events clear the 52 cells that were filled.',
          },
          {
            text: 'Partly cleared',
            reply: 'Nothing stops it halfway: every call that is open comes to line 35.',
          },
        ],
      },
    },
    emptied: {
      title: 'Event 836: empty again',
      words:
        'Only the givens are left. The output is right, because the board was printed at event 784. Printed after `dfs(0)`, it would have been the puzzle.',
    },
    goOn: {
      title: 'All solutions: simply return',
      words:
        'No exit, no truth, no flag: line 25 returns, as after a dead end. The first solution is printed, event 785 takes the 7 back from row 9, column 8, and the search goes on.',
    },
    all: {
      title: 'Everything tried',
      words:
        '`dfs(0)` returns after 2,756 events. It printed 2 solutions, at events 784 and 1,078. The 1,678 events since only show that there are no more.',
      question: {
        ask: 'What does BOJ 2580 accept for this puzzle?',
        answers: [
          { text: 'The first solution alone', reply: 'It takes any one: the second would pass as well.' },
          {
            text: 'Either solution, but one only',
            reply: 'A special judge checks the printed board.',
          },
          { text: 'Both, one after the other', reply: 'It wants 9 lines, and gets 18.' },
        ],
      },
    },
    judges: {
      title: 'What the judge takes',
      words:
        'A special judge, as at BOJ 2580, takes any right board. BOJ 2239 wants the smallest one: the first that a search by rows with digits from 1 up finds. So end at the first solution, and mind the board. A program that did not waits for you.',
    },
  },
  exercise: 'Mend its end',
}
