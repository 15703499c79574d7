import { defineCheck, type CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { addDays } from '#features/calendar/month-days.ts'
import { figure } from '#lib/say/figures.ts'
import { type Message, say } from '#lib/say/message.ts'
import { toWorkingDay } from './public-holidays.ts'
import { isRevision } from './rules/finding.ts'

type Notice = Entry<'share-management'>
type Trade = NonNullable<Notice['facts']['trade']>

/** Circular 96/2020/TT-BTC, Article 31, clause 6, and Article 33, clause 7, read on 28 November 2026 in the codified law. */
const publishWithin = 3

/**
 * The result of a trade belongs to the registration that it names. The company publishes reports within three working days;
 * whether all was traded is explained.
 */
export const checkTrades = defineCheck('trades', 'law', (context) => {
  for (const notice of context.checked.entries['share-management']) {
    if (!notice.facts.trade || notice.facts.status === 'withdrawn') continue
    checkRegistration(context, notice)
    checkTerms(context, notice)
  }
})

function checkRegistration({ index, report }: CheckContext, notice: Notice): void {
  const { trade } = notice.facts
  if (trade?.registration === undefined) return
  const registered = index.find('share-management', trade.registration)
  // `checkReferences` reports a slug that does not exist.
  if (!registered) return
  const fail = (message: Message) =>
    report.error(
      notice,
      ['trade', 'registration'],
      say`"trade.registration": share-management/${trade.registration} ${message}`,
    )
  const other = registered.facts.trade
  if (other?.stage !== 'dang-ky') fail(say`registers no trade; name the notice with \`stage: dang-ky\``)
  else if (other.registered !== trade.registered || other.side !== trade.side) {
    fail(
      say`registers ${other.side} of ${figure(other.registered ?? '')} shares, not ${trade.side} of ${figure(trade.registered ?? '')}; correct one of the two`,
    )
  } else if (toHolder(other) !== toHolder(trade)) {
    fail(say`is of ${toHolder(other)}, not of ${toHolder(trade)}; correct one of the two`)
  }
}

function toHolder({ person, holder }: Trade): string {
  return person === undefined ? `“${holder?.[sourceLocale] ?? ''}”` : `leaders/${person}`
}

function checkTerms({ report }: CheckContext, notice: Notice): void {
  const { trade, publishedAt } = notice.facts
  if (!trade || isRevision(notice)) return
  const { receivedOn, stage, executed, registered, shortfall } = trade
  const day = publishedAt.slice(0, 'yyyy-mm-dd'.length)
  const due = receivedOn === undefined ? undefined : addWorkingDays(receivedOn, publishWithin)
  if (due !== undefined && day > due) {
    const source = 'Thông tư 96/2020/TT-BTC, Điều 31, khoản 6; Điều 33, khoản 7'
    report.warn(
      notice,
      ['publishedAt'],
      say`Was due by ${due}, ${publishWithin} working days after the report of ${receivedOn}, and published on ${day} (trade-reports-3d: ${source})`,
    )
  }
  if (stage === 'ket-qua' && executed !== registered && shortfall === undefined) {
    report.warn(
      notice,
      ['trade', 'executed'],
      say`"trade.executed": Is not all that was registered; say why under \`shortfall\` (Thông tư 96/2020/TT-BTC, Điều 33, khoản 1, điểm đ; advice, because Thông tư 08/2026/TT-BTC changes the clause and was not read)`,
    )
  }
}

function addWorkingDays(day: string, count: number): string {
  let last = day
  for (let left = count; left > 0; left--) last = toWorkingDay(addDays(last, 1))
  return last
}
