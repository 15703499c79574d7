import { defineCheck, isComplete, type CheckContext, type ContentObject } from '#engine/content/check/content-check.ts'
import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { locales, mapLocales, type Locale } from '#engine/model/locale/locale.ts'
import { addDays } from '#features/calendar/month-days.ts'
import { doOverlap, isWithin, type Period } from '#lib/period.ts'
import { listed, type Message, say } from '#lib/say/message.ts'
import { toPlainLine } from '#lib/text/to-plain-text.ts'

/** The collections whose texts are documents of a day. */
const named = ['disclosures', 'periodic-reports', 'meetings', 'governance', 'share-management'] as const

type Document = Entry<(typeof named)[number]>

/** Candidates are named before their term, those who leave after it. */
const marginDays = 62
const yearDays = 366

/**
 * Invented names contain the office, as in "Board Member E": a document that uses one says that the person had an office on
 * its day. A document that gives the size of the board must agree with the terms of its members.
 */
export const checkNamedLeaders = defineCheck('named-leaders', 'site', (context) => {
  const { content } = context
  const leaders = content.entries.leaders.filter(({ facts }) => facts.sample && facts.status !== 'withdrawn')
  if (leaders.length === 0 || !isComplete(context, 'leaders')) return
  const patterns = mapLocales((locale) => toPattern(leaders, locale))
  context.lookAtTexts({
    name: 'named leaders',
    basis: locales.map((locale) => patterns[locale]?.source).join('\n'),
    look: ({ subject, locale }) => {
      const text = subject.texts[locale]
      if (!text || !isDocument(subject) || subject.facts.status === 'withdrawn') return false
      const plain = [text.title, text.summary, toPlainLine(text.html)].join('. ')
      const found: Named = { document: subject, locale, plain }
      const pattern = patterns[locale]
      const hasNames = pattern !== undefined && checkNames({ ...found, pattern, leaders }, context)
      return checkSize(found, context) || hasNames
    },
  })
})

function isDocument(subject: ContentObject): subject is Document {
  return 'collection' in subject && named.some((name) => name === subject.collection)
}

/** "Board Member A", "Board Member B" → /Board Member [A-Z]/. Names without a letter at the end have no pattern. */
function toPattern(leaders: readonly Entry<'leaders'>[], locale: Locale): RegExp | undefined {
  const stems = leaders.flatMap(({ texts }) => /^(.+) [A-Z]$/.exec(texts[locale]?.title ?? '')?.[1] ?? [])
  const escaped = [...new Set(stems)].map((stem) => stem.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return escaped.length === 0 ? undefined : new RegExp(`(?<!\\p{L})(?:${escaped.join('|')}) [A-Z](?![\\p{L}\\d])`, 'gu')
}

interface Named {
  document: Document
  locale: Locale
  plain: string
}

/** @returns whether the text names anybody */
function checkNames(
  { document, locale, plain, pattern, leaders }: Named & { pattern: RegExp; leaders: readonly Entry<'leaders'>[] },
  { report }: CheckContext,
): boolean {
  const window = toWindow(document)
  const names = new Set(plain.replace(/ độc lập(?= [A-Z](?!\p{L}))/gu, '').match(pattern))
  for (const name of names) {
    const fail = (message: Message) => report.errorInText(document, { locale, at: { line: 1, column: 1 } }, message)
    const leader = leaders.find(({ texts }) => texts[locale]?.title === name)
    const periods = leader ? [...leader.facts.roles, ...leader.facts.mandates] : []
    if (!leader) {
      const titles = leaders.map(({ texts }) => texts[locale]?.title ?? '')
      fail(say`Names "${name}", whom content/leaders does not have.${didYouMean(name, titles)}`)
    } else if (!periods.some((period) => doOverlap(period, window))) {
      const terms = listed(
        periods.map(({ from, to }) => (to === undefined ? say`${from} to now` : say`${from} to ${to}`)),
      )
      fail(
        say`Names "${name}" in a document of ${window.from} to ${window.to}, but leaders/${leader.slug} has an office only from ${terms}`,
      )
    }
  }
  return names.size > 0
}

/** The time of which a document speaks: its dates with a margin, and the year before the end of a reporting period. */
function toWindow({ facts }: Document): Period {
  const published = facts.publishedAt.slice(0, '2026-10-12'.length)
  const from = 'periodEnd' in facts ? addDays(facts.periodEnd, -yearDays) : toDay(facts)
  return { from: addDays(from < published ? from : published, -marginDays), to: addDays(published, marginDays) }
}

/** The day of a document. */
function toDay(facts: Document['facts']): string {
  if ('periodEnd' in facts) return facts.periodEnd
  if ('documentDate' in facts) return facts.documentDate
  if ('adoptedOn' in facts) return facts.adoptedOn
  return ('opensAt' in facts ? facts.opensAt : facts.publishedAt).slice(0, '2026-10-12'.length)
}

/** Small numbers as texts write them. */
const numberWords: ReadonlyMap<string, number> = new Map(
  ['một one', 'hai two', 'ba three', 'bốn four', 'năm five', 'sáu six', 'bảy seven', 'tám eight', 'chín nine'].flatMap(
    (words, index) => words.split(' ').map((word) => [word, index + 1] as const),
  ),
)
const number = `\\d+|${[...numberWords.keys()].join('|')}`

const sizes: readonly RegExp[] = [
  new RegExp(
    `(?<!thuộc )Hội đồng quản trị (?:gồm|có) (?<members>${number}) thành viên(?:, trong đó (?:có )?(?<independent>${number}) thành viên độc lập)?`,
    'gu',
  ),
  new RegExp(
    `(?<!of the )Board of Directors (?:has|had|comprises|comprised|consists of|consisted of) (?<members>${number}) members(?:, (?<independent>${number}) of (?:them|whom) (?:is |are |was |were )?independent)?`,
    'gu',
  ),
]

const toNumber = (text: string) => numberWords.get(text) ?? Number(text)

/** @returns whether the text gives the size of the board */
function checkSize({ document, locale, plain }: Named, { content, report }: CheckContext): boolean {
  const day = toDay(document.facts)
  const seats = content.entries.leaders
    .filter(({ facts }) => facts.status !== 'withdrawn')
    .flatMap(({ facts }) => facts.roles.filter((role) => role.body === 'hoi-dong-quan-tri' && isWithin(role, day)))
  const independent = seats.filter((role) => 'independent' in role && role.independent)
  const phrases = sizes.flatMap((size) => [...plain.matchAll(size)])
  for (const { 0: phrase, groups } of seats.length === 0 ? [] : phrases) {
    const stated = groups?.['independent']
    if (
      toNumber(groups?.['members'] ?? '') === seats.length &&
      (stated === undefined || toNumber(stated) === independent.length)
    ) {
      continue
    }
    report.errorInText(
      document,
      { locale, at: { line: 1, column: 1 } },
      say`Says "${phrase}"; on ${day} content/leaders has ${seats.length} members, ${independent.length} of them independent`,
    )
  }
  return phrases.length > 0
}
