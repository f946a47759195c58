export const boardViewEn = {
  candidates: 'Candidates in all blanks',
  numbering: {
    'from-1': 'Rows and columns: numbered from 1',
    'from-0': 'Rows and columns: numbered from 0, as listings count',
    none: 'Rows and columns: no numbers',
  },
}
