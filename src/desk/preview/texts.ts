import { isLocale, languages, locales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { en } from './texts/en.ts'
import type { PreviewTexts } from './texts/preview-texts.ts'
import { vi } from './texts/vi.ts'

export const texts: Readonly<Record<Locale, PreviewTexts>> = { vi, en }

/** The language of the document. */
export function readLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : sourceLocale
}

/** All languages, as the switch between them writes them: `VI | EN`. */
export const languageLabels = locales.map((locale) => languages[locale].label).join(' | ')
