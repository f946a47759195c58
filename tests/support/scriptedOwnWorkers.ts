import type { ToClient, ToHost } from '../../src/calls/protocol.ts'
import type { Kind } from '../../src/calls/question.ts'
import type { RawWorker } from '../../src/calls/watchedWorker.ts'
import type { OwnProgram, OwnQuestions, RecordingTold, RunTold } from '../../src/runner/questions.ts'

type OwnKind = Kind<OwnQuestions>
/** What answers a question of a kind. */
type Answer<K extends OwnKind> = OwnQuestions[K]['tell'] extends RunTold<infer Answered> ? Answered : never

/** Creates fake workers for users' programs, which tell only what the test says. */
export function scriptedOwnWorkers() {
  const requests: ToHost[] = []
  let terminated = 0
  let post: (message: ToClient) => void = () => undefined
  /** Returns the number of the latest question of a kind. @throws RangeError if there is none */
  function numberOf(kind: OwnKind): number {
    const asked = requests.findLast((one) => one.type === 'ask' && one.kind === kind)
    if (asked?.type !== 'ask') throw new RangeError(`Nothing asks for ${kind}`)
    return asked.id
  }
  return {
    /** What was posted to all workers, the latest last. */
    requests,
    /** The kinds of the questions that were asked, the latest last. */
    asked: (): readonly string[] =>
      requests.flatMap((request) => (request.type === 'ask' ? [request.kind] : [])),
    /** The orders of the questions of a kind, the latest last. */
    ordersOf: <K extends OwnKind>(kind: K) =>
      requests.flatMap((request) =>
        request.type === 'ask' && request.kind === kind ? [request.order as OwnQuestions[K]['order']] : [],
      ),
    terminated: () => terminated,
    post: (message: ToClient) => post(message),
    /** Begins with the latest question of a kind. */
    begin: (kind: OwnKind) => post({ type: 'begun', id: numberOf(kind) }),
    /** Tells what happens in the latest run. */
    tell(tell: RecordingTold): void {
      const id = numberOf('run')
      post(
        tell.type === 'ended' ? { type: 'answered', id, tell, isSpent: false } : { type: 'told', id, tell },
      )
    },
    /** Tells something of the latest question of a kind. */
    tellOf: <K extends OwnKind>(kind: K, tell: OwnQuestions[K]['tell']) =>
      post({ type: 'told', id: numberOf(kind), tell }),
    /** Answers the latest question of a kind. */
    answer<K extends Exclude<OwnKind, 'run'>>(kind: K, answer: Answer<K>): void {
      post({ type: 'answered', id: numberOf(kind), tell: { type: 'answered', answer }, isSpent: false })
    },
    makeOwnWorker: (): RawWorker => ({
      postMessage: (request) => void requests.push(request),
      addEventListener(type: string, listener: never) {
        const handle: (message: { readonly data: ToClient }) => void = listener
        if (type === 'message') post = (data) => handle({ data })
      },
      terminate: () => void terminated++,
    }),
  }
}

/** The end of a run that printed nothing, wrote nothing, and finished. */
export const RUN_ENDED = {
  type: 'ended',
  outcome: { kind: 'finished', answer: undefined },
  output: '',
  errors: '',
  diagnostics: [],
  elapsedMs: 1,
  events: 0,
  hidden: undefined,
  io: undefined,
  digests: [],
  isLight: false,
} as const satisfies RecordingTold

/** Creates a worker in which each run tells what `tellings` returns, and no other question is answered. */
export function runningOwnWorker(tellings: (program: OwnProgram) => readonly RecordingTold[]): RawWorker {
  const listeners: ((message: { readonly data: ToClient }) => void)[] = []
  const post = (data: ToClient) => setImmediate(() => listeners.forEach((listener) => listener({ data })))
  return {
    postMessage(message) {
      if (message.type !== 'ask' || message.kind !== 'run') return
      const { id } = message
      const { program } = message.order as OwnQuestions['run']['order']
      post({ type: 'told', id, tell: { type: 'loaded' } })
      post({ type: 'begun', id })
      for (const tell of tellings(program))
        post(
          tell.type === 'ended' ? { type: 'answered', id, tell, isSpent: false } : { type: 'told', id, tell },
        )
    },
    addEventListener(type: string, listener: never) {
      if (type === 'message') listeners.push(listener)
    },
    terminate() {},
  }
}
