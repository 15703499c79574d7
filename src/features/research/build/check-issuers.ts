import { defineCheck, isComplete, type CheckContext } from '#engine/content/check/content-check.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { say } from '#lib/say/message.ts'
import { toPlainText } from '#lib/text/to-plain-text.ts'

/** A listed issuer is filed under its ticker; reports on it and articles about it agree with it. */
export const checkIssuers = defineCheck('issuers', 'site', (context) => {
  const { checked, report } = context
  for (const issuer of checked.entries.issuers) {
    const { ticker } = issuer.facts
    if (ticker === undefined || issuer.slug === ticker.toLowerCase()) continue
    const message = say`"ticker": The folder of a listed issuer is its ticker in small letters: rename issuers/${issuer.slug} to issuers/${ticker.toLowerCase()}`
    report.error(issuer, ['ticker'], message)
  }
  for (const entry of checked.entries.reports) checkReport(entry, context)
  const articles = [...checked.entries.news, ...checked.entries.announcements, ...checked.entries['press-releases']]
  for (const article of articles) checkArticle(article, context)
})

/** The company of a report is listed, of the sector that the report states, and of the ticker that its title begins with. */
function checkReport(entry: Entry<'reports'>, { index, report }: CheckContext): void {
  const { facts } = entry
  if (facts.type !== 'cong-ty') return
  const issuer = index.find('issuers', facts.issuer)
  if (!issuer) return // `checkReferences` reports it
  const { ticker, sector } = issuer.facts
  if (ticker === undefined) {
    const message = say`"issuer": issuers/${issuer.slug} has no ticker; a report with a target price is on listed shares`
    report.error(entry, ['issuer'], message)
    return
  }
  if (facts.sector !== sector) {
    report.error(entry, ['sector'], say`"sector": Must be ${sector}, as of issuers/${issuer.slug}`)
  }
  for (const locale of locales) {
    const named = /^([A-Z][A-Z0-9]{2}):/.exec(entry.texts[locale]?.title ?? '')?.[1]
    if (named === undefined || named === ticker) continue
    const message = say`"title": Begins with ${named}, but the report is on issuers/${issuer.slug}, ${ticker}`
    report.errorInText(entry, { locale, at: ['title'] }, message)
  }
}

type Article = Entry<'news' | 'announcements' | 'press-releases'>

/** An article that is about an issuer names it in each of its languages. */
function checkArticle(article: Article, context: CheckContext): void {
  const { index, report } = context
  if (!isComplete(context, 'issuers')) return
  for (const [place, slug] of (article.facts.issuers ?? []).entries()) {
    const issuer = index.find('issuers', slug)
    if (!issuer) continue
    for (const locale of locales) {
      const text = article.texts[locale]
      const name = issuer.texts[locale]?.title
      const { ticker } = issuer.facts
      if (!text || name === undefined) continue
      const plain = `${text.title}\n${text.summary}\n${toPlainText(text.html)}`
      if (plain.includes(name) || (ticker !== undefined && plain.includes(ticker))) continue
      const names = ticker === undefined ? name : say`${name} nor ${ticker}`
      const message = say`"${`issuers.${place}`}": ${locale}.md names neither ${names}; name it, or remove the reference`
      report.error(article, ['issuers', place], message)
    }
  }
}
