import type { Entry } from '#engine/model/entries/content.ts'
import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { BandNotice } from '../payload.ts'
import { toTimes } from './to-times.ts'

export function toBandNotice({ slug, facts, texts }: Entry<'service-notices'>, locale: Locale): BandNotice {
  const { kind, impact, services, sample } = facts
  const lang = toTextLocale(texts, locale)
  const { title } = pickText(texts, locale)
  return { slug, kind, impact, services, title, sample, ...(lang !== locale && { lang }), ...toTimes(facts) }
}
