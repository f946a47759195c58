/** Sharing as the store has it before it is loaded, which the first command does. */
import type { Glyphs } from '../../core/export/boardFrame.ts'
import type { Svg } from '../../core/export/boardSvg.ts'
import type { VideoFormat } from '../../core/export/film.ts'
import type { PlayerActions } from '../playback/player.ts'
import type { RacingActions } from '../racing/racingActions.ts'
import type { TraceSource } from '../session/traceSource.ts'
import { onDemand } from '../store/onDemand.ts'
import type { SettingActions } from '../store/settings.ts'
import type { AppState } from '../store/state.ts'
import type { EverySecond } from '../workers/watchedWorker.ts'
import type { FilmWorker } from './filmClient.ts'
import type { SharingCommand } from './sharing.ts'

export interface SharingActions {
  /** Hands on what is shown. */
  share(command: SharingCommand): Promise<void>
}

export interface SharingSurroundings
  extends Pick<
      PlayerActions,
      'pause' | 'play' | 'goToEvent' | 'seek' | 'zoom' | 'pan' | 'setLooping' | 'debug'
    >,
    RacingActions,
    ExportSurroundings,
    Pick<SettingActions, 'setTheme'> {
  readonly subscribe: (listener: () => void) => () => void
  readonly prefersReducedMotion: () => boolean
  readonly pageAddress: () => string
  /** The trace in front; undefined until there is a run. */
  readonly source: () => Pick<TraceSource, 'page'> | undefined
  readonly nextTask: () => Promise<void>
  /** Rejects where the browser does not allow it. */
  readonly writeClipboard: (text: string) => Promise<void>
}

/** Everything that it takes to make files here. */
export interface ExportSurroundings {
  readonly everySecond: EverySecond
  /** Has the browser save a file. */
  readonly saveFile: (name: string, type: string, parts: readonly BlobPart[]) => Promise<void>
  /** Fetches what draws with the browser. */
  readonly loadPictures: () => Promise<Pictures>
}

export interface Pictures {
  /** Rejects if the browser does not draw it. */
  pngOf(drawing: Svg): Promise<Blob>
  /** @param side of a cell in pixels */
  drawnDigits(side: number): Glyphs
  /** As what the browser encodes videos. */
  videoFormats(): Promise<readonly VideoFormat[]>
  /** Starts a worker for one film. */
  makeFilmWorker(): FilmWorker
}

type Get = () => AppState
type Set = (change: Partial<AppState>) => void

export function createSharing(get: Get, set: Set, surroundings: SharingSurroundings): SharingActions {
  const controller = onDemand(get, set, 'sharing', async () =>
    (await import('./sharingController.ts')).createSharingController(get, set, surroundings),
  )
  // A frame needs nothing else of it.
  const embedding = onDemand(get, set, 'sharing', async () =>
    (await import('./embedding.ts')).createEmbedding(get, set, surroundings),
  )
  return {
    share(command) {
      if (command.kind === 'embed') return embedding.ask((embed) => embed(command.query))
      return controller.ask((loaded) => loaded.obey(command))
    },
  }
}
