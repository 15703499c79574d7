export const siteName = 'Harbour Notes'

export const languages = {
  en: {
    tag: 'en-GB',
    label: 'EN',
    name: 'English',
    openGraph: 'en_GB',
    conventions: 'international',
    nameMessage: { id: 'language.en', message: 'English' },
    versionMessage: { id: 'language.en.version', message: 'English version' },
  },
} as const

export const sourceLocale = 'en'

export const noteTexts = { en: { title: 'Notes', note: 'Note', back: 'Back to note' } }

export const searchSections = ['notes', 'people'] as const

export const tags = ['weather'] as const
