import { say } from '../../../src/lib/say/message.ts'
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

export const defaultOrigin = 'https://harbour.example'

export const idAuthority = 'harbour.example'

export const utcOffset = '-03:00'

export const themeColor = '#1d4e89'

export const ownIconSets = [] as const

export const documentKinds = { chart: say`chart` } as const

export const searchPath = '/search'

export const documentsPath = '/files/'

export const bundlesPath = '/zips'

export const mainId = 'content'

export const headingIds = { general: 'part', steps: 'steps' } as const

export const listParams = { page: 'p', year: 'y', kind: 'k', ticker: 't', language: 'l', from: 'f', to: 'u' } as const
export const typedParams = [] as const

export const monthParam = 'm'

export const sectionParam = 's'

export const busyTexts = ['The server is busy.'] as const

export const leftOut: readonly string[] = []
