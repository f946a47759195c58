/** Texts of the page in English, except those of rooms that are loaded later; defines the type for other languages. */
import { backgroundEn } from '../background/background.en.ts'
import { byHandEn } from '../byHand/byHand.en.ts'
import { filesEn } from '../reading/files.en.ts'
import { drawerEn } from '../drawer/drawer.en.ts'
import { readingEn } from '../reading/reading.en.ts'
import { puzzlePanelEn } from '../puzzle/puzzlePanel.en.ts'
import { runningEn } from '../own/running.en.ts'
import { boardViewEn } from '../board/boardView.en.ts'
import { searchingEn } from '../player/searching.en.ts'
import { sentenceEn } from '../why/sentence.en.ts'
import type { RunEnd } from '../../runner/run/outcome.ts'
import type { Conflict } from '../../sudoku/conflicts.ts'
import type { UnitKind } from '../../sudoku/units.ts'
import { introductionEn } from '../introduction/introduction.en.ts'
import { judgeEn } from '../judge/judge.en.ts'
import { steppingEn } from '../listing/stepping.en.ts'
import { plural } from '../../i18n/plural.ts'

const UNIT: Record<UnitKind, string> = { row: 'row', column: 'column', box: 'box' }
const TIMES = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const figures = new Intl.NumberFormat('en')

const compact = new Intl.NumberFormat('en', { notation: 'compact' })

const number = (value: number) => figures.format(value)

function conflict({ unit, digit, cells }: Conflict): string {
  return `${UNIT[unit.kind]} ${unit.index + 1} has ${TIMES[cells.length]} ${digit}s`
}

function list(sentences: readonly string[], most: number): string {
  const rest = sentences.length - most
  return `${sentences.slice(0, most).join(', ')}${rest > 0 ? `, and ${rest} more` : ''}`
}

export const en = {
  number,
  introduction: introductionEn,
  judge: judgeEn,
  stepping: steppingEn,
  background: backgroundEn,
  byHand: byHandEn,
  files: filesEn,
  drawer: drawerEn,
  readings: readingEn,
  puzzlePanel: puzzlePanelEn,
  running: runningEn,
  boardView: boardViewEn,
  searching: searchingEn,
  sentence: sentenceEn,
  header: {
    skip: 'Skip links',
    skipToCode: 'Skip to the code',
    skipToPlayback: 'Skip to the playback',
    paste: 'Paste',
    views: 'Views',
    puzzle: 'Puzzle',
    ownPuzzle: 'Your puzzle',
    program: 'Program',
    extent: 'Solutions',
    own: 'Your code',
    mine: 'My programs',
    builtIn: 'Backdoku’s programs',
    first: 'First solution',
    all: 'All solutions',
    otherLanguage: '한국어',
    theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
    share: 'Share',
    help: 'Help',
    more: 'More',
  },
  board: {
    name: 'Sudoku board',
    cell: (row: number, column: number) => `Row ${row}, column ${column}`,
    given: 'given',
    placed: 'placed',
    blank: 'blank',
    marks: {
      working: 'being worked on',
      backtracked: 'just taken back',
      conflict: 'in conflict',
      failing: 'nothing fits here',
      blocking: 'blocks it',
    },
    rings: {
      stale: 'left over, should be empty',
      fault: 'part of the fault',
      blank: 'has no digit',
      opened: 'its story is open',
      chosen: 'your answer',
      asked: 'asked about',
      right: 'right',
      missing: 'missing from your answer',
      superfluous: 'not part of the answer',
      redundant: 'may go',
    },
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Clear',
    reset: 'Reset',
    resetHint: 'Stop the search and go back to the puzzle',
    advance: 'Advance after typing',
  },
  status: {
    ready: 'Enter or paste a puzzle, then press Play.',
    readyToPlay: (givens: number) => `${givens} ${plural(givens, 'given')}. Press Play to watch the search.`,
    making: 'Making a puzzle…',
    playing: 'Playing.',
    paused: 'Paused.',
    seekingEnd: 'Searching for the end…',
    seeking: (event: number) => `Searching for event ${number(event)}…`,
    stopped: 'Search stopped.',
    failed: 'The search failed.',
    solvedSeveral: (solutions: number) => `Solved: ${number(solutions)} solutions`,
    unsolvable: 'No solution exists (searched everything)',
    unsolved: 'The program ended without a solution',
    endedAfter: (solutions: number) =>
      `The program ended after ${number(solutions)} ${plural(solutions, 'solution')}`,
    /** What ended a run of the user's own program, if not the program itself with all its writes recorded. */
    runEnd: {
      hidden: 'The program ended; it has no steps to show',
      'cut-off': 'The recording ends here; the program went on',
      'time-limit': 'Stopped by the time limit',
      'memory-limit': 'Stopped by the memory limit',
      'output-limit': 'Stopped by the output limit',
      error: 'An error ended the program',
      stopped: 'You stopped the program',
      lost: 'The run broke off',
      'not-run': 'The program did not run',
    } satisfies Readonly<Record<Exclude<RunEnd, 'ended'>, string>>,
    exhausted: (solutions: number) =>
      `Searched everything: ${number(solutions)} ${plural(solutions, 'solution')}`,
    submitted: {
      answer: 'Puzzle loaded. Check output judges the answer that came with it.',
      finished: 'This board is complete, so Check output judges it. The puzzle is unchanged.',
      printed: 'Check output judges what the program printed for the puzzle on the board.',
    },
    copied: 'Answer copied.',
    runOver: 'The search is closed. Undo reopens it.',
    watched: 'Press F2 or click a blank to edit.',
    /** @param depth of the call that started with this board */
    past: (depth: number) => `Board when the call at depth ${depth} started. Press Esc to return.`,
  },
  alert: {
    conflicts: (found: readonly Conflict[]) => `Conflict: ${list(found.map(conflict), 2)}`,
    unreadable: (error: string) => `Cannot read this text: ${error}`,
    refused: (found: readonly Conflict[]) => `Cannot search: ${list(found.map(conflict), 2)}`,
    failed: (reason: string) => `The search failed: ${reason}. Press Play to start it again.`,
    /** Reasons why a worker was lost. */
    lost: {
      'not-made': 'the browser could not create a worker',
      sandboxed: 'this frame blocks workers; its iframe needs sandbox="allow-scripts allow-same-origin"',
      'not-loaded': 'the worker did not load',
      silent: 'the worker does not respond',
    },
    notLoaded: 'Part of the app could not be loaded. Check your connection and try again.',
    broken: 'This part of the page has failed.',
    outdated:
      'A new version is available, and the files of this version are gone. Reload to continue from here.',
    reload: 'Reload',
    noEvent: (typed: string) => `“${typed}” is not an event number. Type a whole number from 0.`,
    badEvent: (written: string) => `“${written}” in this link is not an event number. It was ignored.`,
    again: 'Try again',
    close: 'Close',
    notCopied: 'The browser blocked copying.',
    notPasted: 'Not pasted, because you typed in the meantime. Paste again to replace your input.',
    nothingPasted: 'The clipboard is empty or has no text. Copy the puzzle first.',
  },
  transport: {
    name: 'Playback',
    play: 'Play',
    pause: 'Pause',
    predict: 'Predict',
    predictHint: 'Pauses before some events and asks what happens next',
    stepForward: 'Step forward',
    stepBack: 'Step back',
    goToStart: 'Go to start',
    goToEnd: 'Go to end',
    speed: 'Speed',
    more: 'More playback controls',
    rate: (rate: number) => `${compact.format(rate)} /s`,
    goToEvent: 'Go to event',
    rateSpoken: (rate: number, counted = 'events') =>
      `${number(rate)} ${plural(rate, counted.slice(0, -1))} per second`,
  },
  counters: {
    event: 'Event',
    events: 'of',
    /** Label for screen readers of the number of events known so far. */
    allEvents: 'events known',
    placements: 'placed',
    backtracks: 'taken back',
    depth: 'depth',
    solutions: 'solutions',
  },
  timeline: {
    name: 'Timeline',
    position: (event: number, events: number) => `event ${number(event)} of ${number(events)}`,
    detail: 'Timeline detail',
    tools: 'Timeline tools',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole search',
    loop: 'Repeat what is shown',
    empty: 'The depth of the search appears here once it runs.',
    ownEmpty: 'The depth is drawn here once it writes.',
  },
  panels: {
    name: 'Panels',
    open: 'Open panels',
    close: 'Close panels',
    taller: 'Taller panels',
  },
}

export type Messages = typeof en
