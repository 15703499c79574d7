import { defineCheck, isComplete, type CheckContext, type SourceText } from '#engine/content/check/content-check.ts'
import { createPositionAt } from '#engine/content/source/position-at.ts'
import { maskMarkdown } from '#engine/content/wording/mask-markdown.ts'
import type { Entry } from '#engine/model/entries/content.ts'
import { locales, mapLocales, type Locale } from '#engine/model/locale/locale.ts'
import { either, type Message, say, together } from '#lib/say/message.ts'
import { capitalOn } from '../capital-and-listing.ts'

/** A fact of the firm in a text, with what the text says otherwise. */
interface Stated {
  at: number
  message: Message
}

type FindStated = (text: string, locale: Locale) => Stated[]

/**
 * The charter capital, the number of the licence, the tax code and the addresses in pages and other texts that say what is so today
 * must be those of the profile and of the offices. News and documents speak of their day.
 */
export const checkStatedFacts = defineCheck('stated-facts', 'site', (context) => {
  const { content, today } = context
  const [profile] = content.entries.profile
  if (!profile || !isComplete(context, 'profile') || !isComplete(context, 'offices')) return
  const { names, licence, registration, charterCapital, contact } = profile.facts
  const capital = capitalOn(charterCapital, today)
  const offices = content.entries.offices.filter(({ isListed }) => isListed)
  const addresses = [contact.address, ...offices.map(({ facts }) => facts.address)]
  checkHeadOffices(profile, context)
  const finders: FindStated[] = [
    ...(capital ? [toCapitalFinder(names.short, capital.amount)] : []),
    toLicenceFinder(licence.number),
    toTaxFinder(new Set([registration.taxCode, registration.number].map(toDigits))),
    toStreetFinder(mapLocales((locale) => addresses.map((address) => address[locale]?.street ?? ''))),
  ]
  context.lookAtTexts({
    name: 'stated facts',
    basis: JSON.stringify([names.short, capital?.amount, licence.number, registration, addresses]),
    look: (text) => isOfToday(text) && checkText(text, finders, context),
  })
})

/** The head office is the registered office: what the page of offices shows is what the profile has. */
function checkHeadOffices({ slug, facts }: Entry<'profile'>, { checked, report }: CheckContext): void {
  const { address, phone } = facts.contact
  const other = `profile/${slug}`
  for (const office of checked.entries.offices) {
    if (office.facts.kind !== 'hoi-so' || !office.isListed) continue
    for (const locale of locales) {
      for (const part of ['street', 'ward', 'province'] as const) {
        const [own, registered] = [office.facts.address[locale][part], address[locale][part]]
        if (own === registered) continue
        const message = say`"${`address.${locale}.${part}`}": The head office is at ${own ?? say`none`}, but the address of ${other} has ${registered ?? say`none`}; correct one of them`
        report.error(office, ['address', locale, part], message)
      }
    }
    if (office.facts.phones.includes(phone)) continue
    report.error(
      office,
      ['phones'],
      say`"phones": The head office does not have ${phone}, the number of ${other}; correct one of them`,
    )
  }
}

/** The collections whose texts say what is so today; pages do too. */
const standing: ReadonlySet<string> = new Set([
  'faqs',
  'offices',
  'units',
  'jobs',
  'profile',
] satisfies Entry['collection'][])

function isOfToday({ subject }: SourceText): boolean {
  return !('collection' in subject) || standing.has(subject.collection)
}

/** @returns true if something was found */
function checkText(
  { subject, locale, text }: SourceText,
  finders: readonly FindStated[],
  { report }: CheckContext,
): boolean {
  const masked = maskMarkdown(text())
  const found = finders.flatMap((find) => find(masked, locale))
  if (found.length === 0) return false
  const positionAt = createPositionAt(masked)
  for (const { at, message } of found) report.errorInText(subject, { locale, at: positionAt(at) }, message)
  return true
}

const toDigits = (text: string): string => text.replace(/\D/g, '')
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const scales: Readonly<Record<string, bigint>> = {
  '': 1n,
  triệu: 10n ** 6n,
  million: 10n ** 6n,
  tỷ: 10n ** 9n,
  billion: 10n ** 9n,
  'nghìn tỷ': 10n ** 12n,
  trillion: 10n ** 12n,
}

/** The amount in đồng that a text writes: 5.500 tỷ, 5,5 nghìn tỷ, 5,500 billion. Undefined if its signs are not those of its language. */
function toAmount(figure: string, scale: string, decimal: string): bigint | undefined {
  const [whole = '', fraction = ''] = figure.split(decimal)
  const zeros = String(scales[scale.toLowerCase()] ?? 1n).length - 1
  // Three digits may be thousands in the signs of another language.
  if (fraction.length > zeros || fraction.length === 3 || /[.,]\d{1,2}$|[.,]\d{4}/.test(whole)) return undefined
  return BigInt(toDigits(whole) + fraction.padEnd(zeros, '0'))
}

/** The capital with an amount behind it, in the words of each language. */
interface CapitalPhrase {
  toPattern: (short: string) => RegExp
  decimal: string
  /** Words by which a sentence speaks of the firm itself. */
  firm: RegExp
}

const capitalPhrases: readonly CapitalPhrase[] = [
  {
    toPattern: (short) =>
      new RegExp(
        `(?<!\\p{L})vốn điều lệ(?: (?:của|hiện|nay|tại|là|đạt|Công ty|${short}))*(?: |: ?|\\**:\\** ?|\\s*\\|\\s*)(?<figure>\\d[\\d.,]*\\d|\\d)\\s(?<scale>nghìn tỷ|tỷ|triệu|)\\s?đồng(?! trở| hoặc)`,
        'giu',
      ),
    decimal: ',',
    firm: /Công ty|chúng tôi/u,
  },
  {
    toPattern: (short) =>
      new RegExp(
        `(?<!\\p{L})charter capital(?: (?:of|is|was|at|now|stands|the Company|${short}))*(?: |: ?|\\**:\\** ?|\\s*\\|\\s*)VND\\s(?<figure>\\d[\\d.,]*\\d|\\d)(?:\\s(?<scale>trillion|billion|million))?(?! or more)`,
        'giu',
      ),
    decimal: '.',
    firm: /the Company|\bwe\b|\bour\b/iu,
  },
]

function toCapitalFinder(short: string, amount: string): FindStated {
  const phrases = capitalPhrases.map(({ toPattern, ...phrase }) => ({ ...phrase, pattern: toPattern(escape(short)) }))
  return (text) =>
    phrases.flatMap(({ pattern, decimal, firm }) =>
      Array.from(text.matchAll(pattern)).flatMap(({ 0: found, index, groups = {} }): Stated[] => {
        const stated = toAmount(groups['figure'] ?? '', groups['scale'] ?? '', decimal)
        if (stated === undefined || stated === BigInt(amount)) return []
        const { before, sentence } = toSentence(text, index, found.length)
        // Another firm has a capital too, and a law a least one; a day or a year tells that it was so then.
        const isOwn = /^[\s|*_-]*$/.test(before) || firm.test(sentence) || sentence.includes(short)
        if (!isOwn || /\b(?:19|20)\d\d\b/.test(sentence)) return []
        const message = say`“${found.replaceAll(/\s+/g, ' ')}”: the charter capital of the profile is ${amount} đồng today; correct it, or give the day on which it was so`
        return [{ at: index, message }]
      }),
    )
}

/** More than a sentence has. */
const sentenceLength = 400

function toSentence(text: string, index: number, length: number): { before: string; sentence: string } {
  const before =
    text
      .slice(Math.max(index - sentenceLength, 0), index)
      .split(/[.!?;]\s|\n/)
      .at(-1) ?? ''
  const after = text.slice(index, index + length + sentenceLength).split(/[.!?;]\s|\n/)[0] ?? ''
  return { before, sentence: before + after }
}

/** Numbers of licences of the same authority: those with the letters of the firm's own. */
function toLicenceFinder(number: string): FindStated {
  const letters = number.replace(/^[^/]*/, '')
  if (letters === '') return () => []
  const pattern = new RegExp(`(?<![\\p{L}\\d/-])\\d{1,4}[A-Z]?${escape(letters)}(?![\\p{L}\\d/-])`, 'gu')
  return (text) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: found, index }) =>
      found === number
        ? []
        : [
            {
              at: index,
              message: say`The licence ${found} is not that of the profile, ${number}: correct it here or there`,
            },
          ],
    )
}

const taxCode =
  /(?<!\p{L})(?:mã số thuế|MST|mã số doanh nghiệp|mã số đăng ký doanh nghiệp|tax code|enterprise code|enterprise registration number)[^\p{L}\d\n]{1,8}(\d[\d -]{8,14}\d)(?!\d)/giu

function toTaxFinder(known: ReadonlySet<string>): FindStated {
  return (text) =>
    Array.from(text.matchAll(taxCode)).flatMap(({ 0: found, 1: code = '', index }) =>
      known.has(toDigits(code))
        ? []
        : [
            {
              at: index + found.indexOf(code),
              message: say`The code ${code} is not that of the profile, ${either([...known])}: correct it here or there`,
            },
          ],
    )
}

/** A house number before the name of a street. */
const houseNumber = String.raw`\d+[A-Z]?(?:[/-]\d+[A-Z]?)*`

/** Addresses in a street of the firm, with another house number than its own. */
function toStreetFinder(streets: Readonly<Record<Locale, readonly string[]>>): FindStated {
  const known = mapLocales((locale) => {
    const byStreet = new Map<string, Set<string>>()
    for (const street of streets[locale]) {
      const [, number, name] = new RegExp(`^\\P{N}*(${houseNumber}),? (?:đường )?(.{4,})$`, 'u').exec(street) ?? []
      if (number !== undefined && name !== undefined) byStreet.set(name, (byStreet.get(name) ?? new Set()).add(number))
    }
    const names = [...byStreet.keys()].map(escape).join('|')
    return {
      byStreet,
      pattern:
        names === ''
          ? undefined
          : new RegExp(`(?<![\\p{L}\\d/])(${houseNumber}),? (?:đường )?(${names})(?!\\p{L})`, 'gu'),
    }
  })
  return (text, locale) => {
    const { byStreet, pattern } = known[locale]
    if (!pattern) return []
    return Array.from(text.matchAll(pattern)).flatMap(({ 0: found, 1: number = '', 2: name = '', index }): Stated[] => {
      const numbers = byStreet.get(name)
      if (!numbers || numbers.has(number)) return []
      const message = say`“${found}” is no address of the profile or of an office, which have ${together([...numbers])} in this street: correct it here or there`
      return [{ at: index, message }]
    })
  }
}
