import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { splitPhrases, type AskedCard } from '#engine/model/search/answer-card.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toSourceLink } from '#engine/render/payload/to-source-link.ts'
import { formatDate, formatMoment } from '#i18n/format.ts'
import { ascending } from '#lib/order.ts'

const texts = {
  asked: /*i18n*/ {
    id: 'build.meetings.asked',
    message:
      'họp đại hội cổ đông; họp đại hội đồng cổ đông; đại hội cổ đông; đại hội đồng cổ đông; đại hội; lịch đại hội; lịch họp đại hội cổ đông; ngày họp đại hội cổ đông; ngày đại hội; cuộc họp cổ đông; họp cổ đông; họp bất thường; đại hội cổ đông bất thường',
    comment: 'What visitors type in the search, with semicolons between',
  },
  opens: /*i18n*/ {
    id: 'build.meetings.answer.opens',
    message: 'Khai mạc {moment}',
    comment: '{moment}: a time and a date',
  },
  record: /*i18n*/ {
    id: 'build.meetings.answer.record',
    message: 'Ngày đăng ký cuối cùng {day}',
    comment: '{day}: a date',
  },
} as const satisfies Readonly<Record<string, BuildText>>

/** The general meeting that is held next; none where none is called. */
export function toMeetingAnswers(context: PayloadContext): AskedCard[] {
  const { content, locale, translate } = context
  const [next] = content.entries.meetings
    .filter(
      ({ isListed, facts }) => isListed && facts.kind !== 'lay-y-kien' && facts.opensAt.slice(0, 10) >= content.today,
    )
    .toSorted((a, b) => ascending(a.facts.opensAt, b.facts.opensAt))
  if (!next) return []
  const { opensAt, recordDate, place, sample } = next.facts
  const { title } = pickText(next.texts, locale)
  return [
    {
      asked: splitPhrases(translate(texts.asked)),
      title,
      value: translate({ ...texts.opens, values: { moment: formatMoment(locale, opensAt) } }),
      lines: [pickText(place, locale), translate({ ...texts.record, values: { day: formatDate(locale, recordDate) } })],
      link: toSourceLink(context, next),
      isSample: sample,
    },
  ]
}
