/**
 * State of facts about a puzzle, or costs of a program, that are not known: being counted, waiting for a search to
 * pause, or lost because the worker failed.
 */
export type CountingState = 'counting' | 'waiting' | 'lost'
