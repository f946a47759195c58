/** The commands of a tab, as a table: what each does, and which parts of the state it decides. */
import type { FilmOptions, SharingCommand } from '../../src/page/share/sharing.ts'
import { eventsOf } from '../../src/page/session/selectors.ts'
import { frontOf } from '../../src/page/session/sessions.ts'
import { addressOf } from '../../src/page/store/address.ts'
import { gridOfLine } from '../../src/sudoku/grid.ts'
import type { LockstepSetup } from '../../src/page/compare/lockstep/lockstep.ts'
import { PROGRAM_PANEL } from '../../src/page/timeline/view.ts'
import { PUZZLE_PANEL } from '../../src/page/puzzle/puzzle.ts'
import { positionAt } from '../../src/search/trace/position.ts'
import { transformOf } from '../../src/page/facts/commands.ts'
import { generateOf } from '../../src/page/generator/commands.ts'
import { valuesOf } from '../../src/page/own/values/commands.ts'
import { PUZZLES } from '../sudoku/puzzles.ts'
import { type CommandedPage, type Part, PRINTS_ONE } from './commandedPage.ts'

/** Without its first two rows. */
const EASY = `${'0'.repeat(18)}${PUZZLES.solved.slice(18)}`
const OWN_LANES: LockstepSetup = {
  programs: [
    { kind: 'own', language: 'javascript' },
    { kind: 'built-in', strategy: 'tables', extent: 'first' },
  ],
  measure: 'events',
  at: 0,
}
const FILM: FilmOptions = { format: 'gif', widthPx: 180, seconds: 3 }

export interface PageCommand {
  readonly name: string
  readonly do: (page: CommandedPage) => void
  /** Parts that it decides, whatever came before. */
  readonly decides?: readonly Part[]
  /** Parts that it changes, depending on what came before. */
  readonly changes?: readonly Part[]
  /** Parts that it continues or begins anew, after something interrupted them. */
  readonly resumes?: readonly Part[]
  /** Parts that depend on how far something else has got when the command comes. */
  readonly interrupts?: readonly Part[]
  /** True if the next command that changes what it decides may find it undone, and ends it. */
  readonly takesTime?: true
  /** True if it decides something only after it has waited, so that a command after it may be done before it. */
  readonly waits?: true
  /** True if it depends on all commands before, even on those whose work was replaced. */
  readonly leadsBack?: true
}

/** Parts that show the run in front. */
const OF_SEARCH: readonly Part[] = ['watched', 'searched']
/** Parts that another puzzle, or another program, changes. */
const OF_PUZZLE: readonly Part[] = [...OF_SEARCH, 'own', 'compared', 'inStep', 'made', 'facts']
/** Parts that a move in a run changes; undo leads back to where the run was. */
const OF_RUN: readonly Part[] = ['puzzle', ...OF_SEARCH, 'own', 'facts']
/** Parts that are worked on only while their view is shown. */
const OF_VIEWS: readonly Part[] = ['compared', 'inStep']

export const COMMANDS: readonly PageCommand[] = [
  {
    name: 'load a puzzle',
    do: ({ actions }) => actions.loadGrid(gridOfLine(EASY), 'line-81'),
    decides: ['puzzle'],
    changes: OF_PUZZLE,
  },
  {
    name: 'load a harder puzzle',
    do: ({ actions }) => actions.loadGrid(gridOfLine(PUZZLES.codewars1), 'line-81'),
    decides: ['puzzle'],
    changes: OF_PUZZLE,
  },
  {
    name: 'type a digit',
    do({ actions }) {
      actions.select(2)
      actions.typeDigit(4)
    },
    changes: ['puzzle', ...OF_PUZZLE],
  },
  {
    name: 'undo',
    do: ({ actions }) => actions.undo(),
    changes: ['puzzle', ...OF_PUZZLE],
    // It leads back to where the board was on the way to an unknown end.
    interrupts: OF_SEARCH,
    leadsBack: true,
  },
  {
    name: 'rotate',
    do: ({ store }) => transformOf(store)('rotate-90'),
    changes: ['puzzle', ...OF_PUZZLE],
  },
  {
    name: 'generate',
    do: ({ store }) => generateOf(store)({ kind: 'makeAgain', options: '40-none-0-7' }),
    decides: ['puzzle', 'made'],
    waits: true,
    changes: OF_PUZZLE,
    takesTime: true,
  },
  {
    name: 'generate another',
    do: ({ store }) => generateOf(store)({ kind: 'makeAgain', options: '50-none-0-8' }),
    decides: ['puzzle', 'made'],
    waits: true,
    changes: OF_PUZZLE,
    takesTime: true,
  },
  {
    name: 'choose a program',
    do: ({ actions }) => actions.chooseStrategy('bitmasks'),
    changes: ['puzzle', ...OF_SEARCH, 'own', 'compared', 'facts'],
  },
  {
    name: 'choose another program',
    do: ({ actions }) => actions.chooseStrategy('fewest-candidates'),
    changes: ['puzzle', ...OF_SEARCH, 'own', 'compared', 'facts'],
  },
  { name: 'go to the end', do: ({ actions }) => actions.goToEnd(), changes: OF_RUN },
  {
    name: 'go to an event',
    do: ({ actions }) => actions.goTo(positionAt(40)),
    changes: OF_RUN,
  },
  {
    name: 'step',
    do: ({ actions }) => actions.stepForward(),
    changes: OF_RUN,
    // From where the board is on the way to an unknown end.
    interrupts: OF_SEARCH,
  },
  { name: 'play', do: ({ actions }) => actions.play(), changes: OF_RUN, takesTime: true },
  {
    name: 'stop the search',
    do: ({ actions }) => actions.stopSearch(),
    interrupts: ['own', 'inStep', ...OF_SEARCH],
  },
  {
    name: 'continue the search',
    do: ({ actions }) => actions.continueSearch(),
    changes: ['own', 'watched'],
    resumes: ['searched'],
  },
  {
    name: 'look at the facts',
    do: ({ actions }) => actions.openPanel(PUZZLE_PANEL),
    changes: [...OF_SEARCH, 'facts'],
  },
  {
    name: 'look at the program',
    do: ({ actions }) => actions.openPanel(PROGRAM_PANEL),
    changes: [...OF_SEARCH, 'facts'],
  },
  { name: 'reset', do: ({ actions }) => actions.reset(), changes: OF_RUN },
  { name: 'Korean', do: ({ actions }) => void actions.setLanguage('ko'), decides: ['language'], waits: true },
  {
    name: 'English',
    do: ({ actions }) => void actions.setLanguage('en'),
    decides: ['language'],
    waits: true,
  },
  {
    name: 'edit the program',
    do({ actions }) {
      actions.own({ kind: 'edit', text: PRINTS_ONE })
    },
    changes: ['own', 'inStep'],
  },
  {
    name: 'run',
    do({ actions }) {
      actions.own({ kind: 'open', language: 'javascript' })
      actions.own({ kind: 'run' })
    },
    // The lane of the program shows this run, too.
    changes: [...OF_RUN, 'inStep'],
    resumes: ['own', ...OF_SEARCH],
  },
  {
    name: 'stop the run',
    do: ({ actions }) => actions.own({ kind: 'stop' }),
    interrupts: ['own', 'inStep', ...OF_SEARCH],
  },
  {
    name: 'grade',
    do({ actions, grade, subject }) {
      actions.gradeProgram(subject)
      grade({ kind: 'prepare' })
    },
    decides: ['view'],
    changes: OF_SEARCH,
    resumes: ['graded'],
    interrupts: OF_VIEWS,
  },
  { name: 'stop grading', do: ({ grade }) => grade({ kind: 'stop' }), interrupts: ['graded'] },
  {
    name: 'watch a case',
    do({ store, grade }) {
      const { id, puzzle } = store.getState().grading.cases[1]
      grade({ kind: 'watch', id, puzzle })
    },
    decides: ['puzzle', 'view'],
    changes: [...OF_SEARCH, 'own', 'made', 'facts'],
    interrupts: [...OF_VIEWS, 'graded'],
  },
  {
    name: 'paste',
    do: ({ actions }) => void actions.pasteFromClipboard(),
    decides: ['puzzle'],
    waits: true,
    changes: OF_PUZZLE,
    takesTime: true,
  },
  {
    name: 'go back',
    do: ({ bar }) => bar.travel(-1),
    interrupts: ['puzzle', 'view', 'language', ...OF_PUZZLE],
    leadsBack: true,
  },
  {
    name: 'open a Korean link',
    do: ({ actions }) =>
      void actions.follow(addressOf(`?puzzle=${PUZZLES.codewars1}&program=bitmasks&event=100&lang=ko`)),
    decides: ['puzzle', 'view', ...OF_SEARCH, 'language'],
    waits: true,
    changes: ['own', 'made', 'facts'],
    interrupts: OF_VIEWS,
  },
  {
    name: 'open an English link',
    do: ({ actions }) => void actions.follow(addressOf(`?puzzle=${EASY}&program=tables&event=3&lang=en`)),
    decides: ['puzzle', 'view', ...OF_SEARCH, 'language'],
    waits: true,
    changes: ['own', 'made', 'facts'],
    interrupts: OF_VIEWS,
  },
  {
    name: 'compare',
    do: ({ actions }) => actions.openTable(),
    decides: ['view'],
    changes: OF_SEARCH,
    resumes: ['compared'],
    interrupts: ['inStep'],
  },
  {
    name: 'compare all solutions',
    do: ({ actions }) => actions.compare({ kind: 'extent', extent: 'all' }),
    changes: ['compared'],
  },
  {
    name: 'go in step to the end',
    do({ actions }) {
      actions.openInStep()
      actions.lockstep({ kind: 'goToEnd' })
    },
    decides: ['view'],
    changes: OF_SEARCH,
    resumes: ['inStep'],
    interrupts: ['compared'],
  },
  {
    name: 'step with the program of the user',
    do({ actions }) {
      actions.openInStep()
      actions.lockstep({ kind: 'setUp', setup: OWN_LANES })
      actions.lockstep({ kind: 'goToEnd' })
    },
    decides: ['view'],
    changes: OF_SEARCH,
    resumes: ['inStep'],
    interrupts: ['compared'],
  },
  {
    name: 'go in step by work',
    do: ({ actions }) => actions.lockstep({ kind: 'measure', measure: 'work' }),
    changes: ['inStep'],
  },
  {
    name: 'watch',
    do: ({ actions }) => actions.openView('watch'),
    decides: ['view'],
    changes: OF_SEARCH,
    interrupts: OF_VIEWS,
  },
  {
    name: 'copy a link',
    do: shared({ kind: 'copy', text: 'a link' }),
    decides: ['copy'],
    waits: true,
    changes: OF_SEARCH,
  },
  {
    name: 'copy another link',
    do: shared({ kind: 'copy', text: 'another' }),
    decides: ['copy'],
    waits: true,
    changes: OF_SEARCH,
  },
  {
    name: 'save a picture',
    do: shared({ kind: 'saveBoard', format: 'png', caption: undefined }),
    decides: ['picture'],
    waits: true,
    changes: OF_SEARCH,
  },
  {
    name: 'save the board as a line',
    do: shared({ kind: 'saveBoard', format: 'line', caption: undefined }),
    decides: ['picture'],
    waits: true,
    changes: OF_SEARCH,
  },
  {
    name: 'save a film',
    do(page) {
      // The dialog offers a film once there are events.
      if (eventsOf(frontOf(page.store.getState()).run) > 0) shared({ kind: 'saveFilm', options: FILM })(page)
    },
    changes: OF_SEARCH,
    interrupts: ['picture'],
  },
  {
    name: 'save the events',
    do: shared({ kind: 'saveEvents', format: 'csv' }),
    changes: OF_SEARCH,
    interrupts: ['picture'],
  },
]

/** Commands that ask about a program of the user, which has run, and some that end what they ask. */
export const QUESTIONS_OF_RUN: readonly PageCommand[] = [
  { name: 'read values', do: reading('k'), changes: ['values', 'own'] },
  { name: 'read other values', do: reading('n'), changes: ['values', 'own'] },
  { name: 'stop reading', do: ({ store }) => valuesOf(store)({ kind: 'stop' }), interrupts: ['values'] },
  {
    name: 'load another puzzle',
    do: ({ actions }) => actions.loadGrid(gridOfLine(EASY), 'line-81'),
    decides: ['puzzle', 'values'],
    changes: OF_PUZZLE,
  },
]

function reading(expression: string): PageCommand['do'] {
  return ({ store }) => {
    const values = valuesOf(store)
    values({ kind: 'open', line: 13 })
    values({ kind: 'read', expression, from: 0 })
  }
}

/** Gives a command in the Share dialog, which it opens if it is closed. */
function shared(command: SharingCommand): PageCommand['do'] {
  return ({ store, actions }) => {
    if (!store.getState().isShareOpen) actions.share({ kind: 'open' })
    actions.share(command)
  }
}
