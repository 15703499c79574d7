import { languagePacks as packs } from '#brand-build'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { LanguagePack } from '#lib/text/language-pack.ts'

/** The packs of the languages of the site; none is required. */
export const languagePacks: Readonly<Partial<Record<Locale, LanguagePack>>> = packs

/** The words of all languages under one name of their packs. */
export function allWords(
  name: 'compounds' | 'labels' | 'counted' | 'surnames' | 'titles' | 'months' | 'rangeWords' | 'conflictWords',
): readonly string[] {
  return Object.values<LanguagePack>(languagePacks).flatMap((pack) => pack[name] ?? [])
}
