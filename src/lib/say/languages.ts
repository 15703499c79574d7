/** The languages of messages of programs: that in which they stand in the code, and those that have a catalogue of its words. */
export const codeLanguage = 'en'
export const translatedLanguages = ['vi'] as const

export type TranslatedLanguage = (typeof translatedLanguages)[number]
export type ProgramLanguage = typeof codeLanguage | TranslatedLanguage
