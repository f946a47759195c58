/** The languages that the app speaks, as BCP 47 tags. */
export type Language = 'en' | 'ko'

/** A phrase in every language, for what brings its own words: a strategy, a format, a sample. */
export type Phrase = Readonly<Record<Language, string>>
