import { pickText, toTextLocale } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { formatMoment } from '#i18n/format.ts'
import type { EmbedCard } from './embed-card.ts'

const texts = {
  published: /*i18n*/ { id: 'build.embeds.disclosure.published', message: 'Công bố lúc' },
} as const satisfies Readonly<Record<string, BuildText>>

/** The newest disclosure that the list shows; undefined where there is none. */
export function toDisclosureCard({ content, locale, translate }: PayloadContext): EmbedCard | undefined {
  const entry = content.entries.disclosures.find(({ isListed }) => isListed)
  if (!entry?.href) return undefined
  const { title } = pickText(entry.texts, locale)
  const lang = toTextLocale(entry.texts, locale)
  return {
    value: title,
    ...(lang !== locale && { lang }),
    facts: [{ name: translate(texts.published), value: formatMoment(locale, entry.facts.publishedAt) }],
    link: { href: entry.href },
    sample: entry.facts.sample,
  }
}
