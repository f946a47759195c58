import type { Language } from '../../../i18n/text.ts'
import type { Extent } from '../../../search/engine/strategy.ts'
import { programVersion } from '../programVersions.ts'
import type { Exercise, Scene, Tour, TourProgram, TourQuestion, TourStep } from '../tour.ts'
import { LESSON_TITLES, type LessonId } from './lessonTitles.ts'

/** A tour of Backdoku's own. */
export interface Lesson {
  /** Named in links; must not change. */
  readonly id: string
  /** One tour per language, with the same scenes, moments and questions. */
  readonly tours: Readonly<Record<Language, Tour>>
}

/** What a step says, by its topic, in one language. */
export interface StepWords {
  readonly title: string
  readonly words: string
  /** Of a question with answers written by the author, in the order of `isRight` in the step. */
  readonly question?: {
    readonly ask: string
    readonly answers: readonly { readonly text: string; readonly reply: string }[]
  }
}

export interface LessonWords<Topic extends string> {
  readonly steps: Readonly<Record<Topic, StepWords>>
  /** Label of the exercise. */
  readonly exercise: string
}

/** A step without its words. */
export interface LessonStep<Topic extends string> extends Pick<TourStep, 'position' | 'points'> {
  readonly topic: Topic
  /** Index of the scene; 0 by default. */
  readonly scene?: number
  readonly open?: TourStep['open']
  readonly eventsPerSecond?: number
  readonly question?:
    | Extract<TourQuestion, { readonly kind: 'predict' }>
    /** @property isRight of each answer, in the order of the words */
    | { readonly kind: 'choice'; readonly isRight: readonly boolean[] }
}

/** What a lesson shows: the same in every language. */
export interface LessonPlan<Topic extends string> {
  readonly id: LessonId
  readonly scenes: readonly Scene[]
  readonly steps: readonly LessonStep<Topic>[]
  readonly exercise: ExercisePlan
}

/** An exercise without its label. */
type ExercisePlan = Exercise extends infer Kind
  ? Kind extends Exercise
    ? Omit<Kind, 'label'>
    : never
  : never

/** Returns a lesson of what it shows, and of what it says in each language. */
export function lessonOf<Topic extends string>(
  plan: LessonPlan<Topic>,
  words: Readonly<Record<Language, LessonWords<Topic>>>,
): Lesson {
  const { en, ko } = LESSON_TITLES[plan.id]
  return { id: plan.id, tours: { en: tourOf(plan, en, words.en), ko: tourOf(plan, ko, words.ko) } }
}

function tourOf<Topic extends string>(
  { scenes, steps, exercise }: LessonPlan<Topic>,
  title: string,
  words: LessonWords<Topic>,
): Tour {
  return {
    title,
    scenes,
    steps: steps.map(({ topic, scene = 0, open = [], question, ...step }) => {
      const { question: asked, ...said } = words.steps[topic]
      return { ...step, ...said, scene, open, question: question && questionOf(question, asked) }
    }),
    exercise: { ...exercise, label: words.exercise },
  }
}

/** @throws RangeError if the words lack an answer */
function questionOf<Topic extends string>(
  question: NonNullable<LessonStep<Topic>['question']>,
  words: StepWords['question'],
): TourQuestion {
  if (question.kind === 'predict') return question
  if (words?.answers.length !== question.isRight.length) throw new RangeError('Not the same answers')
  const answers = words.answers.map((answer, index) => ({ ...answer, isRight: question.isRight[index] }))
  return { kind: 'choice', ask: words.ask, answers }
}

/** Returns a built-in program as it is now. */
export function builtIn(id: string, extent: Extent = 'first'): TourProgram {
  return { kind: 'builtIn', id, extent, version: programVersion(id) }
}
