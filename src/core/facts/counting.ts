/** The state of facts and costs that are not known yet: they are counted, wait for a search, or cannot be counted. */
export type Counting = 'counting' | 'waiting' | 'lost'
