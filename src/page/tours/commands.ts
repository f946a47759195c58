/** Walks a tour: leads the page from moment to moment, and notices when the reader goes elsewhere or comes back. */
import { assertNever, failure, type Result, success } from '../../sudoku/result.ts'
import { sameBoard } from '../../sudoku/grid.ts'
import { positionAt, positionWithin, samePosition, START } from '../../search/trace/position.ts'
import { predictOf } from '../predict/commands.ts'
import { eventsOf, isSearching, positionOf } from '../session/selectors.ts'
import { frontOf } from '../session/sessions.ts'
import { perStore } from '../store/perStore.ts'
import type { AppState } from '../store/state.ts'
import { BY_PARTS } from '../store/stateStore.ts'
import type { AppStore } from '../store/store.ts'
import { beforeTour } from './beforeTour.ts'
import { doExercise } from './exercise.ts'
import { lessonWithId } from './lessons/lessons.ts'
import { createScenes, isSceneShown } from './scenes.ts'
import { ringedCells, type Tour, type TourStep } from './tour.ts'
import { readTour, type TourFault } from './tourFile.ts'
import type { BeforeTour, OpenTour, TourCommand, TourRequest, TourSource } from './touring.ts'
import { tourOfCode } from './tourLink.ts'

export const toursOf = perStore(createTours)

/** A tour that was read, in each language of the page. */
type FoundTour = Pick<OpenTour, 'source' | 'tours' | 'faults'>

function createTours(store: AppStore): (command: TourCommand) => void {
  const { getState: get, setState: set, subscribe, actions, environment } = store
  const scenes = createScenes(store)
  /** True once the page has shown the lines of the step: then another position is the reader's doing. */
  let hasArrived = false
  /** True once the reader has asked to leave: then nothing but a command leads back. */
  let hasLeft = false
  /** True while a command moves the page. */
  let isMoving = false

  function change(part: Partial<OpenTour>): void {
    const { tour } = get()
    if (tour !== undefined) set({ tour: { ...tour, ...part } })
  }

  function open({ step, left, ...source }: TourRequest): void {
    const found = findTour(source)
    set({ awaitedTour: undefined, tourFault: found.ok ? undefined : found.error })
    if (!found.ok) return
    const { tour: open } = get()
    const isOpen = open !== undefined && isSame(open.source, source)
    const index = Math.min(step ?? (isOpen ? open.step : 0), tourIn(found.value, get()).steps.length - 1)
    if (isOpen) return goTo(index)
    if (open !== undefined && get().puzzle !== open.puzzle) scenes.forget()
    const before = left ?? (open === undefined ? beforeTour(get()) : beforeAgain(open))
    const tour: OpenTour = {
      ...found.value,
      step: index,
      at: START,
      cells: [],
      isAway: false,
      isPlaying: false,
      answers: {},
      before,
      puzzle: before.puzzle,
    }
    if (left !== undefined) return leadBackTo(tour)
    isMoving = true
    set({ tour, view: 'watch' })
    goTo(index)
  }

  /** Opens a tour that the reader has left before a reload: the page shows what it showed then. */
  function leadBackTo(tour: OpenTour): void {
    const { puzzle } = get()
    const { scenes: all, steps } = tourIn(tour, get())
    const { before, step } = tour
    const isOfScene = puzzle !== before.puzzle && sameBoard(puzzle.grid, all[steps[step].scene].puzzle)
    hasLeft = true
    // As a copy, a puzzle that the reader has loaded since is no scene of the tour.
    set({ tour: { ...tour, isAway: true, puzzle: isOfScene ? puzzle : { ...puzzle } } })
  }

  /** Returns what the end of a tour restores: away from its puzzle, what the reader has loaded meanwhile. */
  function beforeAgain({ puzzle, before }: OpenTour): BeforeTour {
    if (get().puzzle === puzzle) return before
    // The tour may have opened parts of the page.
    return { ...beforeTour(get()), shown: before.shown }
  }

  /** Jumps to a step. */
  function goTo(index: number): void {
    const { tour, puzzle: shownPuzzle } = get()
    if (tour === undefined) return
    const { title, steps, scenes: all } = tourIn(tour, get())
    const step = steps.at(index)
    if (step === undefined || index < 0) return
    const scene = all[step.scene]
    const isOurs = shownPuzzle === tour.puzzle
    const before = tour.isAway ? beforeAgain(tour) : tour.before
    const isPresent = isOurs && tour.puzzle !== before.puzzle && sameBoard(shownPuzzle.grid, scene.puzzle)
    const puzzle = isPresent ? tour.puzzle : scenes.puzzleOf(scene, before)
    hasArrived = false
    hasLeft = false
    isMoving = true
    change({ ...standAt(step, index), before, puzzle })
    scenes.openParts(step.open, before)
    scenes.show(scene, puzzle, step.position, title, () => change(AWAY))
    isMoving = false
  }

  /** Plays to the next step if this one says so, else jumps. */
  function goOn(tour: OpenTour): void {
    const { steps } = tourIn(tour, get())
    const step = steps[tour.step]
    const next = steps.at(tour.step + 1)
    if (next === undefined) return end()
    const { eventsPerSecond: rate } = step
    const isAhead = next.scene === step.scene && next.position.event > tour.at.event
    const isPlayed = rate !== undefined && isAhead && !tour.isAway && !tour.isPlaying
    if (!isPlayed || environment.prefersReducedMotion() || isMomentMissing(get())) return goTo(tour.step + 1)
    change({ isPlaying: true, cells: [] })
    actions.playTo({ position: next.position, rate })
  }

  function leave(): void {
    scenes.stop()
    if (get().playing && get().tour?.isPlaying === true) actions.pause()
    hasLeft = true
    change(AWAY)
  }

  function end(): void {
    const { tour, puzzle } = get()
    if (tour === undefined) return
    scenes.stop()
    set({ tour: undefined })
    if (puzzle === tour.puzzle) return scenes.restore(tour.before)
    scenes.openParts([], tour.before)
    scenes.forget()
  }

  /** Follows the page: to the next step if the reader reaches its moment, away from the tour, and back to it. */
  function watch(): void {
    const state = get()
    const { tour, predicting } = state
    if (tour === undefined || hasLeft || isMoving || scenes.isUnderway()) return
    const { steps, scenes: all } = tourIn(tour, state)
    const step = steps[tour.step]
    if (state.view !== 'watch' || !isSceneShown(state, all[step.scene], tour.puzzle)) return setAway(tour)
    const front = frontOf(state)
    // A program that does not run here has no moments to leave.
    if (front.run.status !== 'open') return
    // The known trace ends the way to a moment that does not exist.
    const here = isSearching(front.run) ? front.playhead : positionOf(front)
    const there = isSearching(front.run) ? tour.at : positionWithin(tour.at, eventsOf(front.run))
    if (samePosition(here, there)) {
      hasArrived ||= samePosition(front.debugging.executionPoint?.position ?? START, here)
      if (tour.isAway) change(standAt(step, tour.step))
      return
    }
    const next = steps.at(tour.step + 1)
    const isNext = next?.scene === step.scene && samePosition(here, next.position)
    if (isNext && !state.playing) return arriveAt(next, tour.step + 1)
    if (tour.isPlaying && state.playing) return
    // An answered question leads to its event, and a line beyond those of its event to the nearest one.
    const { prompt } = predicting
    const isAnswered = prompt?.isGuided === true && samePosition(here, positionAt(prompt.question.event + 1))
    const isSettled = !hasArrived && tour.at.step > 0 && here.event - tour.at.event <= 1
    if (!tour.isAway && (isAnswered || isSettled)) return change({ at: here })
    setAway(tour)
  }

  function setAway({ isAway }: OpenTour): void {
    if (!isAway) change(AWAY)
  }

  /** The page has got to the next step, by playing, by an answer, or by the reader's own steps. */
  function arriveAt(step: TourStep, index: number): void {
    const { tour } = get()
    if (tour === undefined) return
    hasArrived = false
    change(standAt(step, index))
    scenes.openParts(step.open, tour.before)
  }

  subscribe(watchedParts, watch, BY_PARTS)

  function dispatch(command: TourCommand): void {
    if (command.kind === 'open') return open(command.request)
    if (command.kind === 'dismiss') return set({ tourFault: undefined })
    const { tour } = get()
    if (tour === undefined) return
    switch (command.kind) {
      case 'goTo':
        return goTo(command.step)
      case 'next':
        return goOn(tour)
      case 'back':
        return goTo(tour.step - 1)
      case 'leave':
        return leave()
      case 'resume':
        return goTo(tour.step)
      case 'end':
        return end()
      case 'answer':
        return change({ answers: { ...tour.answers, [tour.step]: command.answer } })
      case 'predict':
        return predict(tour)
      case 'exercise': {
        const { exercise } = tourIn(tour, get())
        end()
        return exercise === undefined ? undefined : doExercise(store, exercise)
      }
      default:
        return assertNever(command)
    }
  }

  function predict(tour: OpenTour): void {
    const { question } = tourIn(tour, get()).steps[tour.step]
    if (question?.kind !== 'predict') return
    // An answer has led on.
    goTo(tour.step)
    predictOf(store)({ kind: 'ask', ask: question.asks })
  }

  environment.tourCommands.provide(dispatch)
  return dispatch
}

/** Returns the parts of the state that tell whether the page shows the moment of a step. */
function watchedParts(state: AppState): readonly unknown[] {
  const { tour, puzzle, view, playing, predicting, own } = state
  const { program, playhead, run, debugging } = frontOf(state)
  const chosen = own === undefined ? [] : [own.chosen, own.programs]
  return [
    tour,
    puzzle,
    view,
    playing,
    predicting,
    program,
    playhead,
    run,
    debugging.executionPoint,
    ...chosen,
  ]
}

/** Change of an open tour that the reader leaves. */
const AWAY: Partial<OpenTour> = { isAway: true, isPlaying: false, cells: [] }

/** Returns the change of an open tour that stands at a step. */
function standAt(step: TourStep, index: number): Partial<OpenTour> {
  return { step: index, at: step.position, cells: ringedCells(step), isAway: false, isPlaying: false }
}

/** Returns the tour in the language of the page. */
export function tourIn({ tours }: Pick<OpenTour, 'tours'>, { preferences }: AppState): Tour {
  return tours[preferences.language]
}

/** Returns true if the search of the scene has ended before the event of the step. */
export function isMomentMissing(state: AppState): boolean {
  const { tour } = state
  if (tour === undefined || tour.isAway || state.puzzle !== tour.puzzle) return false
  const front = frontOf(state)
  const { event } = tourIn(tour, state).steps[tour.step].position
  return front.run.status === 'open' && !isSearching(front.run) && event > eventsOf(front.run)
}

function findTour(source: TourSource): Result<FoundTour, TourFault> {
  switch (source.kind) {
    case 'lesson': {
      const lesson = lessonWithId(source.id)
      return lesson === undefined
        ? failure({ kind: 'no-lesson', id: source.id })
        : success({ source, tours: lesson.tours, faults: [] })
    }
    case 'draft':
      return success({ source, tours: { en: source.tour, ko: source.tour }, faults: [] })
    case 'link':
    case 'text': {
      const read = source.kind === 'link' ? tourOfCode(source.code) : readTour(source.text)
      if (!read.ok) return read
      const { tour, faults } = read.value
      return success({ source, tours: { en: tour, ko: tour }, faults })
    }
    default:
      return assertNever(source)
  }
}

function isSame(one: TourSource, other: TourSource): boolean {
  switch (one.kind) {
    case 'lesson':
      return other.kind === 'lesson' && other.id === one.id
    case 'link':
      return other.kind === 'link' && other.code === one.code
    case 'text':
      return other.kind === 'text' && other.text === one.text
    case 'draft':
      return other.kind === 'draft' && other.tour === one.tour
    default:
      return assertNever(one)
  }
}
