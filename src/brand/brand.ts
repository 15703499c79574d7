// What is known of the site wherever its code runs: in the build, in browsers and in servers. Imported as `#brand`, which package.json
// leads to the file of the site that is built.

export { tags } from './tags.ts'

/** The name of the site, the same in every language. */
export const siteName = 'SHS'

/** The languages: see `Language`. Every list of languages anywhere in the project is made from this one. */
export const languages = {
  vi: {
    tag: 'vi-VN',
    label: 'VI',
    name: 'Tiếng Việt',
    openGraph: 'vi_VN',
    conventions: 'vietnamese',
    nameMessage: /*i18n*/ { id: 'language.vi', message: 'Tiếng Việt' },
    versionMessage: /*i18n*/ { id: 'language.vi.version', message: 'bản tiếng Việt' },
  },
  en: {
    tag: 'en-US',
    label: 'EN',
    name: 'English',
    openGraph: 'en_US',
    conventions: 'international',
    nameMessage: /*i18n*/ { id: 'language.en', message: 'Tiếng Anh' },
    versionMessage: /*i18n*/ { id: 'language.en.version', message: 'bản tiếng Anh' },
  },
} as const

/** The language that texts are translated from; every entry must have it. */
export const sourceLocale = 'vi'

/** The parts of the site that a search can be limited to, in the order shown. */
export const searchSections = [
  'tin-tuc',
  'phan-tich',
  'quan-he-co-dong',
  'san-pham-dich-vu',
  'ho-tro',
  've-shs',
  'co-hoi-nghe-nghiep',
] as const

/** The words of links to footnotes, in the language of the text. */
export const noteTexts = {
  vi: { title: 'Chú thích', note: 'Chú thích', back: 'Trở lại chỗ dẫn chú thích' },
  en: { title: 'Notes', note: 'Note', back: 'Back to the reference to note' },
}
