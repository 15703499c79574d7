import { languagePacks as packs } from '#brand-build'
import { languages, type Locale } from '#engine/model/locale/locale.ts'
import type { MessageValue } from '#lib/say/message.ts'
import type { LanguagePack } from '#lib/text/language-pack.ts'

/** The packs of the languages of the site; none is required. */
export const languagePacks: Readonly<Partial<Record<Locale, LanguagePack>>> = packs

/** The name of a language within a sentence of a message. */
export function toLanguageName(locale: Locale): MessageValue {
  return languagePacks[locale]?.name ?? languages[locale].name
}

/** The words of all languages under one name of their packs. */
export function allWords(
  name: 'compounds' | 'labels' | 'counted' | 'surnames' | 'titles' | 'months' | 'rangeWords' | 'conflictWords',
): readonly string[] {
  return Object.values<LanguagePack>(languagePacks).flatMap((pack) => pack[name] ?? [])
}
