import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { eventKindTexts } from '#features/calendar/build/event-kind-texts.ts'
import { toComing } from '#features/calendar/build/to-coming.ts'
import { formatDate, formatMoment } from '#i18n/format.ts'
import type { EmbedCard } from './embed-card.ts'

const dayLength = '2026-12-04'.length

/** The next event of the calendar with its dates; undefined where none is ahead. */
export function toEventCard(context: PayloadContext): EmbedCard | undefined {
  const { locale, translate } = context
  const [event] = toComing(context, 1)
  if (!event) return undefined
  const { title, lang, link, dates, sample = false } = event
  return {
    value: title,
    lang,
    facts: dates.map(({ kind, at }) => ({
      name: translate(eventKindTexts[kind]),
      value: at.length === dayLength ? formatDate(locale, at) : formatMoment(locale, at),
    })),
    link,
    sample,
  }
}
