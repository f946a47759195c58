/** React without the parts that no page of this app uses: with them, it is more than half of what a first visit fetches. */
import type { Plugin } from 'vite'
import { type LeftOut, without } from './leavingOut.ts'

/** Leaves those parts out of the build. Where React has changed so that one is not there, the build fails. */
export function reactParts(): Plugin {
  return {
    name: 'react-parts',
    apply: 'build',
    transform: {
      filter: { id: /react(?:-dom|-dom-client)?\.production\.js$/ },
      handler: (code, id) => ({ code: without(code, leftOutOf(id)), map: null }),
    },
  }
}

function leftOutOf(path: string): LeftOut {
  if (path.endsWith('react-dom-client.production.js')) return PAGES
  return path.endsWith('react-dom.production.js') ? EXPORTS_FOR_PAGES : EXPORTS
}

/** A page is drawn in the browser, and never taken over from a server. */
const HYDRATION: LeftOut = {
  functions: [
    'updateDehydratedSuspenseComponent',
    'upgradeHydrationErrorsToRecoverable',
    'queueHydrationError',
    'getNextHydratable',
    'markRetryLaneIfNotHydrated',
    // Events that have to wait until their target is hydrated.
    'queueIfContinuousEvent',
    'clearIfContinuousEvent',
    'retryIfBlockedOn',
  ],
  answers: { isHydrating: 'false', popHydrationState: 'false', getParentHydrationBoundary: 'null' },
  // A boundary as a server has sent it.
  cases: [18],
  assigned: ['exports.hydrateRoot', 'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration'],
}

/** `<ViewTransition>`, and the images that one waits for. */
const VIEW_TRANSITIONS: LeftOut = {
  functions: [
    'trackEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'startViewTransition',
    'preloadInstanceAndSuspendIfNeeded',
  ],
  answers: { waitForCommitToBeReady: 'null' },
  cases: ['REACT_LEGACY_HIDDEN_TYPE', 'REACT_VIEW_TRANSITION_TYPE', 30],
  assigned: ['ViewTransitionPseudoElement.prototype.'],
}

/** Style sheets, scripts and metadata that components would ask for. The page's own are in index.html. */
const RESOURCES: LeftOut = {
  functions: [
    'getHoistableRoot',
    'insertSuspendedStylesheets',
    'prefetchDNS',
    'preconnect',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
  ],
  answers: { isHostHoistableType: 'false' },
  cases: [26],
  assigned: [],
}

/** Refs of fragments. */
const FRAGMENT_REFS: LeftOut = {
  functions: [
    'FragmentInstance',
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceDeletionEffects',
    'isFragmentInstanceParent',
  ],
  answers: {},
  cases: [],
  assigned: ['FragmentInstance.prototype.'],
}

/** Functions as the actions of forms, and the sign of the browser that one is at work. */
const ACTIONS: LeftOut = {
  functions: [
    'mountActionState',
    'rerenderActionState',
    'updateActionStateImpl',
    // The events of forms with an action.
    'extractEvents$1',
    'requestFormReset',
    'defaultOnDefaultTransitionIndicator',
  ],
  answers: {},
  cases: [],
  assigned: [],
}

/** Events that nobody listens to: what an input method composes is in the value that has changed. */
const TYPING: LeftOut = {
  functions: ['constructSelectEvent'],
  answers: {
    canUseTextInputEvent: 'true',
    canUseCompositionEvent: 'true',
    useFallbackCompositionData: 'false',
    getNativeBeforeInputChars: 'null',
  },
  cases: [],
  assigned: [],
}

/** `<Activity>`, `<SuspenseList>`, custom elements, and where in the tree an error was: nobody asks. */
const OTHERS: LeftOut = {
  functions: ['setPropOnCustomElement'],
  answers: { getStackByFiberInDevAndProd: '""' },
  cases: ['REACT_ACTIVITY_TYPE', 31, 'REACT_SUSPENSE_LIST_TYPE', 19],
  assigned: [],
}

const PARTS: readonly LeftOut[] = [
  HYDRATION,
  VIEW_TRANSITIONS,
  RESOURCES,
  FRAGMENT_REFS,
  ACTIONS,
  TYPING,
  OTHERS,
]

const PAGES: LeftOut = {
  functions: PARTS.flatMap(({ functions }) => functions),
  answers: Object.fromEntries(PARTS.flatMap(({ answers }) => Object.entries(answers))),
  cases: PARTS.flatMap(({ cases }) => cases),
  assigned: PARTS.flatMap(({ assigned }) => assigned),
}

/** Exports of the two modules for those parts, and for others that nothing here imports. */
const EXPORTS_FOR_PAGES = exporting(
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preload',
  'requestFormReset',
  'useFormState',
  'useFormStatus',
)
const EXPORTS = exporting('Children', 'cache', 'cloneElement', 'addTransitionType', 'startTransition')

function exporting(...names: readonly string[]): LeftOut {
  return { functions: [], answers: {}, cases: [], assigned: names.map((name) => `exports.${name}`) }
}
