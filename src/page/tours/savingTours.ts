/** Saves tours: as JSON, or as a post with pictures; and makes the links to them and to their moments. */
import { strToU8, zipSync } from 'fflate'
import { latest, still } from '../../calls/latest.ts'
import type { Language } from '../../i18n/text.ts'
import { positionNotation, positionOrder, START } from '../../search/trace/position.ts'
import { lineOf } from '../../sudoku/grid.ts'
import { ownId } from '../own/choice.ts'
import { fileName } from '../own/fileNames.ts'
import { linkCodeOf } from '../own/programLink.ts'
import { frameCode } from '../share/addresses.ts'
import { boardSvg } from '../share/pictures/boardSvg.ts'
import type { BrowserEnvironment } from '../store/browserEnvironment.ts'
import { fragmentWith } from '../store/fragment.ts'
import type { AppState } from '../store/state.ts'
import { type Draft, type DraftStep, tourOf } from './draft.ts'
import { ringedCells, type Scene, type Tour, type TourProgram, type TourStep } from './tour.ts'
import { tourMarkdown } from './tourMarkdown.ts'
import { tourText } from './tourFile.ts'
import { tourCodeOf } from './tourLink.ts'
import { WRITING } from './writingWords.ts'

/** Returns the tour of a draft. To be saved, it needs a title, and its exercise a label. */
export function savedTour(draft: Draft, language: Language): Tour {
  const { title, exercise, ...tour } = tourOf(draft)
  const { untitled, exercises } = WRITING[language]
  return {
    ...tour,
    title: title === '' ? untitled : title,
    ...(exercise !== undefined && {
      exercise: exercise.label === '' ? { ...exercise, label: exercises.label } : exercise,
    }),
  }
}

type SavingEnvironment = Pick<BrowserEnvironment, 'saveFile' | 'loadPictures' | 'pageAddress'>

/** @param told called with true if a file could not be made, and with false when the next one is begun */
export function createTourSaving(
  get: () => AppState,
  { saveFile, loadPictures, pageAddress }: SavingEnvironment,
  told: (hasFailed: boolean) => void,
) {
  const saves = latest()

  /** Makes and saves a file, instead of the one before. */
  function save(
    draft: Draft,
    extension: string,
    type: string,
    make: (tour: Tour, signal: AbortSignal) => Promise<BlobPart>,
  ): Promise<void> {
    return saves.run(async (signal) => {
      told(false)
      const tour = savedTour(draft, get().preferences.language)
      try {
        const content = await still(make(tour, signal), signal)
        await still(saveFile(fileName(tour.title, [extension]), type, [content]), signal)
      } catch {
        // The pictures failed to load or to be drawn, or the browser saves no files.
        if (!signal.aborted) told(true)
      }
    })
  }

  async function post(draft: Draft, tour: Tour, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const { language } = get().preferences
    const { pngOf } = await still(loadPictures(), signal)
    const files: Record<string, Uint8Array> = {}
    for (const [index, step] of draft.steps.entries()) {
      const drawing = pictureOf(step)
      if (drawing === undefined) continue
      const png = await still(pngOf(drawing), signal)
      files[pictureName(index)] = new Uint8Array(await still(png.arrayBuffer(), signal))
    }
    const text = tourMarkdown(
      tour,
      {
        ...linksOf(tour, pageAddress(), language),
        picture: (index) => (pictureName(index) in files ? pictureName(index) : undefined),
      },
      WRITING[language].markdown,
    )
    // Pictures are compressed already.
    return zipSync({ 'post.md': strToU8(text), ...files }, { level: 0 })
  }

  return {
    stop: saves.stop,
    saveJson: (draft: Draft) => save(draft, '.json', 'application/json', async (tour) => tourText(tour, 2)),
    saveMarkdown: (draft: Draft) =>
      save(draft, '.zip', 'application/zip', (tour, signal) => post(draft, tour, signal)),
  }
}

const pictureName = (index: number) => `step-${String(index + 1).padStart(2, '0')}.png`

function pictureOf({ scene, taken, points, words }: DraftStep) {
  if (taken === undefined) return undefined
  return boardSvg({
    givens: scene.puzzle,
    ...taken,
    caption: undefined,
    ringed: ringedCells({ points, words }),
  })
}

/** Returns the text of a post without pictures. @param page address of the page */
export function postText(tour: Tour, page: string, language: Language): string {
  return tourMarkdown(
    tour,
    { ...linksOf(tour, page, language), picture: () => undefined },
    WRITING[language].markdown,
  )
}

function linksOf(tour: Tour, page: string, language: Language) {
  const code = tourCodeOf(tour)
  const programs = tour.scenes.map(({ program }) => programCode(program, tour.title))
  return {
    tour: code === undefined ? undefined : tourLink(code, page, language),
    moment: ({ scene, position }: TourStep) =>
      momentLink(tour.scenes[scene], programs[scene], position, page, language),
  }
}

/** Returns the code of an own program for links; undefined if it is too large, and for a built-in program. */
function programCode(program: TourProgram, name: string): string | undefined {
  if (program.kind === 'builtIn') return undefined
  return linkCodeOf({ language: program.language, name, text: program.text })
}

/** @param code of an own program, which the link carries; undefined if it is too large */
function momentLink(
  { puzzle, program }: Scene,
  code: string | undefined,
  position: TourStep['position'],
  page: string,
  language: Language,
): string | undefined {
  const chosen =
    program.kind === 'builtIn'
      ? { program: program.id, solutions: program.extent }
      : { program: ownId(program.language) }
  const query = new URLSearchParams({
    puzzle: lineOf(puzzle),
    ...chosen,
    ...(positionOrder(position, START) > 0 && { event: positionNotation(position) }),
    lang: language,
  })
  if (program.kind === 'builtIn') return `${page}?${query}`
  return code === undefined ? undefined : `${page}?${query}${fragmentWith('code', code)}`
}

/** Returns the link that walks a tour. @param code of the tour @param page address of the page */
export function tourLink(code: string, page: string, language: Language): string {
  return `${page}?lang=${language}${fragmentWith('tour', code)}`
}

/** Height of a frame with the words of a step. */
const FRAME_HEIGHT_PX = 780

/** Returns the code of a frame that walks a tour. @param code of the tour @param page address of the page */
export function frameOf(code: string, title: string, page: string, language: Language): string {
  const address = `${page}?embed=1&lang=${language}${fragmentWith('tour', code)}`
  return frameCode(address, title, FRAME_HEIGHT_PX)
}
