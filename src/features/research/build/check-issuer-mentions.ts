import { defineCheck, isComplete, type CheckContext } from '#engine/content/check/content-check.ts'
import { didYouMean } from '#engine/content/source/did-you-mean.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { keysOf } from '#lib/records.ts'
import { type Message, say } from '#lib/say/message.ts'
import { sectorWords } from './sector-words.ts'

/** Tickers of the family that samples use. */
const sampleTicker = /\bZZ[A-Z0-9]\b/g

/** Every text agrees on an issuer with `content/issuers`: its ticker exists, is its own, and so is its sector. */
export const checkIssuerMentions = defineCheck('issuer-names', 'site', (context) => {
  if (!isComplete(context, 'issuers') || !isComplete(context, 'profile')) return
  const { content } = context
  const issuers = content.entries.issuers.map(toNamed)
  const own = content.entries.profile.flatMap(({ facts }) => facts.listing?.ticker ?? [])
  const tickers = [...issuers.flatMap(({ ticker }) => ticker ?? []), ...own]
  for (const list of content.entries['margin-lists']) checkMarginList(list, tickers, context)
  const basis = JSON.stringify([
    tickers,
    issuers.map(({ slug, names, ticker, sector }) => [slug, names, ticker, sector]),
  ])
  context.lookAtTexts({
    name: 'issuer mentions',
    basis,
    look: ({ subject, locale, text }) => {
      const problems = [...findMentionProblems(text(), issuers, tickers)]
      for (const { words, message } of problems) context.report.errorAtWords(subject, { locale, words }, message)
      return problems.length > 0
    },
  })
})

interface MentionProblem {
  /** The words of the text that it is about. */
  words: string
  message: Message
}

function* findMentionProblems(
  text: string,
  issuers: readonly NamedIssuer[],
  tickers: readonly string[],
): Generator<MentionProblem> {
  if (text.includes('ZZ')) yield* findUnknownTickers(text, tickers)
  for (const issuer of issuers) {
    const isNamed = issuer.names.some((name) => text.includes(name))
    if (isNamed) yield* findOtherTickers(text, issuer)
    if (isNamed || (issuer.ticker !== undefined && text.includes(issuer.ticker))) yield* findOtherSectors(text, issuer)
  }
}

interface NamedIssuer {
  slug: string
  names: readonly string[]
  ticker: string | undefined
  sector: Entry<'issuers'>['facts']['sector']
  /** Patterns of a name or ticker with the sector that follows it, as group `sector`. */
  appositions: readonly RegExp[]
}

const otherWords = (sector: NamedIssuer['sector']) => {
  const own = sectorWords[sector]
  return keysOf(sectorWords)
    .flatMap((name) => sectorWords[name])
    .filter((word) => !own.includes(word))
}

/** Forms that say what a company does, right after its name or ticker. Looser ones would find words about other companies. */
const links = [
  ', thuộc (?:nhóm|ngành)(?: cổ phiếu)?',
  ' (?:thuộc|trong) (?:nhóm|ngành)',
  ' hoạt động trong lĩnh vực',
  '(?:,| là)(?: một)? (?:doanh nghiệp|công ty)(?: ngành)?',
  '(?:,| is) an?',
  ' operates in',
]

function toNamed({ slug, facts, texts }: Entry<'issuers'>): NamedIssuer {
  const names = [...new Set(Object.values(texts).map(({ title }) => title))]
  const { ticker, sector } = facts
  const subjects = [...names.map(escapePattern), ...(ticker === undefined ? [] : [`\\b${ticker}\\)?`])]
  const words = otherWords(sector).map(escapePattern).join('|')
  const appositions = subjects.map(
    (subject) => new RegExp(`${subject}(?:${links.join('|')}) (?<sector>${words})(?![\\p{L}\\d])`, 'u'),
  )
  return { slug, names, ticker, sector, appositions }
}

function* findUnknownTickers(text: string, tickers: readonly string[]): Generator<MentionProblem> {
  for (const ticker of new Set(text.match(sampleTicker))) {
    if (!tickers.includes(ticker)) yield { words: ticker, message: toUnknown(ticker, tickers) }
  }
}

/** Sample securities that can be bought with a loan are those of invented companies. */
function checkMarginList(list: Entry<'margin-lists'>, tickers: readonly string[], { report }: CheckContext): void {
  for (const [place, { ticker }] of list.facts.securities.entries()) {
    if (ticker.match(sampleTicker) === null || tickers.includes(ticker)) continue
    report.error(
      list,
      ['securities', place, 'ticker'],
      say`"${`securities.${place}.ticker`}": ${toUnknown(ticker, tickers)}`,
    )
  }
}

function toUnknown(ticker: string, tickers: readonly string[]): Message {
  return say`Names ${ticker}, but no entry of content/issuers has this ticker.${didYouMean(ticker, tickers)}`
}

/** Where a name is followed by a ticker in brackets, it is that of the issuer. */
function* findOtherTickers(text: string, issuer: NamedIssuer): Generator<MentionProblem> {
  for (const name of issuer.names) {
    const pattern = new RegExp(`${escapePattern(name)}\\s+\\((?:[\\p{Ll} ]+ )?(?<ticker>[A-Z][A-Z0-9]{2})\\)`, 'u')
    const [words, ticker] = pattern.exec(text) ?? []
    if (words === undefined || ticker === issuer.ticker) continue
    const message =
      issuer.ticker === undefined
        ? say`Gives ${name} the ticker ${ticker}, but it has no ticker (content/issuers/${issuer.slug})`
        : say`Gives ${name} the ticker ${ticker}, but it is ${issuer.ticker} (content/issuers/${issuer.slug})`
    yield { words, message }
  }
}

/** Where a text says what an issuer does, it is its sector. */
function* findOtherSectors(text: string, issuer: NamedIssuer): Generator<MentionProblem> {
  for (const pattern of issuer.appositions) {
    const found = pattern.exec(text)
    const word = found?.groups?.['sector']
    if (found === null || word === undefined) continue
    const message = say`Places the issuer in another sector, "${word}": content/issuers/${issuer.slug} is ${issuer.sector}`
    yield { words: found[0], message }
  }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
