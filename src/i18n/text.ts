/** UI languages, as BCP 47 tags. */
export type Language = 'en' | 'ko'

/** A phrase in every UI language, for modules that carry their own text: strategies, formats, samples. */
export type Phrase = Readonly<Record<Language, string>>
