import type { Entry } from '#engine/model/entries/content.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CorrectedValue } from '#engine/model/payload.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { formatDate, formatMoment } from '#i18n/format.ts'

const texts = {
  opens: /*i18n*/ { id: 'build.feeds.moved.opens', message: 'Khai mạc' },
  begins: /*i18n*/ { id: 'build.feeds.moved.begins', message: 'Gửi phiếu từ' },
  ballots: /*i18n*/ { id: 'build.feeds.moved.ballots', message: 'Nhận phiếu đến' },
  cancelled: /*i18n*/ { id: 'build.feeds.moved.cancelled', message: 'đã hủy' },
  record: /*i18n*/ { id: 'build.feeds.moved.record', message: 'Ngày đăng ký cuối cùng' },
} as const satisfies Readonly<Record<string, BuildText>>

type Facts = Entry<'meetings'>['facts']
type MovedDate = 'opensAt' | 'ballotsUntil' | 'recordDate'

/** The cancelling of a meeting: why, and when it was to be. */
export function toCancelNotice({ locale, translate }: PayloadContext, facts: Facts): MoveNotice {
  const isWritten = facts.kind === 'lay-y-kien'
  const date = isWritten ? facts.ballotsUntil : facts.opensAt
  const what = translate(isWritten ? texts.ballots : texts.opens)
  const after = translate(texts.cancelled)
  return {
    reason: facts.withdrawal?.reason[locale] ?? '',
    changes: date === undefined ? [] : [{ what, before: formatMoment(locale, date), after }],
  }
}

/** A move of a meeting: why, and each date that it changed. */
interface MoveNotice {
  reason: string
  changes: CorrectedValue[]
}

/** The moves of a meeting, the latest first. */
export function toMoveNotices({ locale, translate }: PayloadContext, facts: Facts): MoveNotice[] {
  const what: Readonly<Record<MovedDate, BuildText>> = {
    opensAt: facts.kind === 'lay-y-kien' ? texts.begins : texts.opens,
    ballotsUntil: texts.ballots,
    recordDate: texts.record,
  }
  const toChanges = (before: Pick<Facts, MovedDate>, after: Pick<Facts, MovedDate>) =>
    (['opensAt', 'ballotsUntil', 'recordDate'] as const).flatMap((date): CorrectedValue[] => {
      const [from, to] = [before[date], after[date]]
      if (from === undefined || to === undefined || from === to) return []
      return [{ what: translate(what[date]), before: toText(date, from, locale), after: toText(date, to, locale) }]
    })
  return facts.rescheduled
    .map((former, index) => ({
      reason: former.reason[locale],
      changes: toChanges(former, facts.rescheduled[index + 1] ?? facts),
    }))
    .toReversed()
}

function toText(date: MovedDate, value: string, locale: Locale): string {
  return date === 'recordDate' ? formatDate(locale, value) : formatMoment(locale, value)
}
