import { defineCheck, isComplete, type SourceText } from '#engine/content/check/content-check.ts'
import { ascending } from '#lib/order.ts'
import { say, type Message } from '#lib/say/message.ts'
import { findDays } from '#lib/text/find-days.ts'
import type { MarginListFacts } from '../collection.ts'
import { toMarginChanges } from './to-margin-changes.ts'

/** The list, with what is done to it. */
const changes: readonly RegExp[] = [
  /(?:điều chỉnh|cập nhật|thay đổi)\s+danh\s+mục\s+chứng\s+khoán[^.]*ký\s+quỹ/iu,
  /(?:revised|adjusted|adjusts|updated|changed)\s+[^.]{0,12}list\s+of\s+(?:marginable\s+securities|securities\s+eligible\s+for\s+margin)/iu,
]

/** How many securities left it, and how many came. */
const counts: readonly RegExp[] = [
  /loại\s+(?<out>\d+)\s+mã,\s+(?:thêm|bổ sung)\s+(?<in>\d+)\s+mã/iu,
  /(?<out>\d+)\s+tickers\s+were\s+removed\s+and\s+(?<in>\d+)\s+added/iu,
]

/** A notice that the margin list changed on a day: there is a list from that day, with as many changes as the notice counts. */
export const checkMarginNotices = defineCheck('margin-notices', 'site', (context) => {
  const { content, report } = context
  const lists = content.entries['margin-lists']
    .filter(({ facts }) => facts.status !== 'withdrawn')
    .map(({ facts }) => facts)
    .toSorted((a, b) => ascending(a.effectiveFrom, b.effectiveFrom))
  const [oldest] = lists
  if (!oldest || !isComplete(context, 'margin-lists')) return
  context.lookAtTexts({
    name: 'margin notices',
    basis: JSON.stringify(lists.map(({ effectiveFrom, securities }) => [effectiveFrom, securities])),
    look: (source) => {
      const problem = findProblem(source, lists, oldest.effectiveFrom)
      if (problem) report.warn(source.subject, [], say`${source.locale}.md: ${problem}`)
      return problem !== undefined
    },
  })
})

function findProblem(
  { subject, text }: SourceText,
  lists: readonly MarginListFacts[],
  since: string,
): Message | undefined {
  const isNotice =
    'collection' in subject && (subject.collection === 'announcements' || subject.collection === 'disclosures')
  if (!isNotice || subject.facts.status === 'withdrawn') return undefined
  for (const line of text().split('\n')) {
    if (!changes.some((change) => change.test(line))) continue
    const days = findDays(line).filter((day) => day > since)
    if (days.length === 0) continue
    const place = lists.findIndex(({ effectiveFrom }) => days.includes(effectiveFrom))
    const [list, before] = [lists[place], lists[place - 1]]
    const last = lists.at(-1)?.effectiveFrom ?? since
    if (!list)
      return say`Says that the margin list changed on ${days[0] ?? ''}, but none begins then; the newest is of ${last}: add it, or correct the day`
    const { out, in: added } =
      counts.map((count) => count.exec(line)?.groups).find((groups) => groups !== undefined) ?? {}
    if (out === undefined || added === undefined || !before) continue
    const moved = toMarginChanges(before.securities, list.securities)
    const gone = moved.filter(({ after }) => after === undefined).length
    const fresh = moved.filter((one) => one.before === undefined).length
    if (Number(out) === gone && Number(added) === fresh) continue
    return say`Counts ${out} securities that left the margin list on ${list.effectiveFrom} and ${added} that came; the lists have ${gone} and ${fresh}`
  }
  return undefined
}
