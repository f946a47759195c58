/** State of facts and costs that are not known: being counted, waiting for a search to pause, or lost by a failure. */
export type CountingState = 'counting' | 'waiting' | 'lost'
