import { defineCheck, isComplete } from '#engine/content/check/content-check.ts'
import { findOverlaps } from '#engine/model/entries/find-overlaps.ts'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { typed } from '#lib/say/figures.ts'
import { type Message, say } from '#lib/say/message.ts'
import { toMarginChanges } from './to-margin-changes.ts'

/** One list a day, each security once, none in force later than its list, and announcements that name what changes. */
export const checkMarginLists = defineCheck('margin-lists', 'law', ({ content, index, invalid, report }) => {
  const lists = content.entries['margin-lists'].filter(({ facts }) => facts.status !== 'withdrawn')
  for (const { entry, before, remedy } of findOverlaps(lists)) {
    const message = say`Two margin lists are in force on ${entry.facts.effectiveFrom}: ${before.slug} and ${entry.slug}; ${remedy}`
    report.error(entry, ['effectiveFrom'], say`"effectiveFrom": ${message}`)
  }
  for (const list of lists) {
    const { securities, effectiveFrom, announcement } = list.facts
    for (const [place, { ticker, since }] of securities.entries()) {
      const error = (field: 'ticker' | 'since', message: Message) =>
        report.error(list, ['securities', place, field], say`"${`securities.${place}.${field}`}": ${message}`)
      const first = securities.findIndex((other) => other.ticker === ticker)
      if (first < place) error('ticker', say`${ticker} is on the list already, as securities.${String(first)}`)
      if (since > effectiveFrom) error('since', say`Must not be after effectiveFrom, ${effectiveFrom}`)
    }
    // Newest first: the next one is the list before.
    const earlier = lists.find(({ facts }) => facts.effectiveFrom < effectiveFrom)
    if (!earlier) continue
    const changes = toMarginChanges(earlier.facts.securities, securities)
    for (const { ticker, after } of changes) {
      const place = securities.findIndex((one) => one.ticker === ticker)
      const since = securities[place]?.since
      if (after === undefined || since === undefined || since === effectiveFrom) continue
      const message = say`${ticker} changes with this list: write ${typed(effectiveFrom)}, not ${typed(since)}`
      report.error(list, ['securities', place, 'since'], say`"${`securities.${place}.since`}": ${message}`)
    }
    if (announcement === undefined || !isComplete({ invalid }, 'announcements')) continue
    const html = index.find('announcements', announcement)?.texts[sourceLocale].html
    const unnamed = changes.filter(({ ticker }) => html !== undefined && !html.includes(ticker))
    if (unnamed.length === 0) continue
    const tickers = unnamed.map(({ ticker }) => ticker).join(', ')
    const message = say`announcements/${announcement} does not name ${tickers}, which changes from margin-lists/${earlier.slug}`
    report.error(list, ['announcement'], say`"announcement": ${message}`)
  }
})
