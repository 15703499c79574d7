// What is known of the site wherever its code runs: in the build, in browsers and in servers. Imported as `#brand`, which package.json
// leads to the file of the site that is built. Every page loads it first: the logo and the exchanges are imported from their own files.

import { aboutSection } from './firm.ts'

export { defaultOrigin, firmPages, idAuthority, leftOut, ownIconSets, siteName, themeColor } from './firm.ts'
export { aboutSection }
export { documentKinds } from './document-kinds.ts'
export { tags } from './tags.ts'

/** How far the time of the site is ahead of UTC, all year. */
export const utcOffset = '+07:00'

// Each word apart, so that browsers load those that they need.

/** The path of the page of searches. */
export const searchPath = '/tim-kiem'

/** The path below which documents are. */
export const documentsPath = '/tai-lieu/'

/** The path below which the documents of a list are, in one file. */
export const bundlesPath = '/tai-ve'

/** The id of the content of every page, below its header. */
export const mainId = 'noi-dung'

/** Ids of headings: of those without letters, and of the one above the steps of a text. */
export const headingIds = { general: 'muc', steps: 'cac-buoc' } as const

/** The parameters of lists at the URL: the page, filters by what entries are, and the first and the last day. */
export const listParams = {
  page: 'trang',
  year: 'nam',
  kind: 'loai',
  ticker: 'ma',
  language: 'ngu',
  from: 'tu',
  to: 'den',
} as const

/** The parameter of a calendar that shows one month. */
export const monthParam = 'thang'

/** The parameters of calculators. Their values stay as they were typed: read as a number, `25.000` would be 25. */
export const typedParams = [
  'gia-tri',
  'vay',
  'von',
  'ban-dau',
  'duy-tri',
  'xu-ly',
  'lai-suat',
  'so-ngay',
  'gia',
  'gia-moi',
  'ngay-khop',
  'ngay-chot',
  'so-nhan',
  'so-ban',
  'gia-ban',
  'menh-gia',
  'so-giu',
  'gia-mua',
  'ngay-mua',
  'ngay-ban',
] as const

/** The parameter of searches that limits them to one of the sections. */
export const sectionParam = 'muc'

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
  aboutSection,
  'co-hoi-nghe-nghiep',
] as const

/** The words of links to footnotes, in the language of the text. */
export const noteTexts = {
  vi: { title: 'Chú thích', note: 'Chú thích', back: 'Trở lại chỗ dẫn chú thích' },
  en: { title: 'Notes', note: 'Note', back: 'Back to the reference to note' },
}

/** The answer of a server that has too much to do, in the languages of the site. */
export const busyTexts = [
  'Máy chủ đang bận. Vui lòng thử lại sau ít giây.',
  'The server is busy. Please try again in a few seconds.',
] as const
