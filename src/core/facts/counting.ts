/** State of facts and costs not known yet: being counted, waiting for a search, or impossible to count. */
export type CountingState = 'counting' | 'waiting' | 'lost'
