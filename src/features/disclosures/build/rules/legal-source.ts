import { type Message, say } from '#lib/say/message.ts'
/**
 * How far the words of a rule were checked. `read`: the article itself was read; `reported`: only what others write of it;
 * `unread`: neither.
 */
export type Reading = 'read' | 'reported' | 'unread'

/** Where a rule is written, since when it holds, and how far its words were checked. */
export interface LegalSource {
  /** The law, decree or circular, in Vietnamese: `Thông tư 96/2020/TT-BTC`. */
  instrument: string
  /** The number of the article; left out where it is not certain. */
  article?: number
  /** The number of its clause. */
  clause?: number
  /** The letter of its point. */
  point?: string
  /** The first day on which it is in force: `2021-01-01`. */
  from: string
  /** The last day on which it is in force; left out while it is. */
  to?: string
  /** The day on which it was last looked up. */
  checkedOn: string
  reading: Reading
}

/** A rule of law, or a reminder that the editors gave themselves. */
export type RuleSource = LegalSource | 'editors'

/** Whoever has a duty of disclosure; the firm is all of them. */
export type DutyHolder = 'public-company' | 'listed-company' | 'securities-company'

/** The state of the law that was read, and the circular that was not to be had. */
export const readingNote = say`Read: in a public copy of the codified law (Bộ pháp điển), with the amendments up to Circular 18/2025/TT-BTC and Decree 245/2025/NĐ-CP. Circular 08/2026/TT-BTC, in force since 2026-02-03, was not to be had; by reports it changes clause 8 of Article 25 and clauses 1 and 8 of Article 33 of Circular 96/2020/TT-BTC, on which no rule here rests.`

const read = { checkedOn: '2026-11-28', reading: 'read' } as const

/** Disclosure on the securities market. */
export const circular96 = { instrument: 'Thông tư 96/2020/TT-BTC', from: '2021-01-01', ...read } as const
/** Article 5 of Circular 96, on languages, has its present words from Article 4 of Circular 68/2024/TT-BTC. */
export const languageArticle = { ...circular96, article: 5, from: '2024-11-02' } as const
/** Known from a translation. */
export const enterpriseLaw = {
  instrument: 'Luật Doanh nghiệp 59/2020/QH14',
  from: '2021-01-01',
  checkedOn: '2026-11-28',
  reading: 'reported',
} as const
export const labourCode = { instrument: 'Bộ luật Lao động 45/2019/QH14', from: '2021-01-01', ...read } as const

/** A rule whose own words nobody here has read is advice, and so is what the editors remind themselves of. */
export function isAdvice(source: RuleSource): boolean {
  return source === 'editors' || source.reading !== 'read'
}

/** True if a rule is in force on a day, `2026-11-28`, or at a moment that begins with it. */
export function isInForce(source: RuleSource, day: string): boolean {
  if (source === 'editors') return true
  const date = day.slice(0, 'yyyy-mm-dd'.length)
  return source.from <= date && (source.to === undefined || date <= source.to)
}

/** In one line: `Thông tư 96/2020/TT-BTC, Điều 14, khoản 3`. */
export function toSourceText(source: RuleSource): string {
  if (source === 'editors') return source
  const { instrument, article, clause, point } = source
  return [
    instrument,
    ...(article === undefined ? [] : [`Điều ${article}`]),
    ...(clause === undefined ? [] : [`khoản ${clause}`]),
    ...(point === undefined ? [] : [`điểm ${point}`]),
  ].join(', ')
}

const readingTexts: Readonly<Record<Reading, (day: string) => Message>> = {
  read: (day) => say`read on ${day}`,
  reported: (day) => say`known from reports alone on ${day}`,
  unread: (day) => say`not read on ${day}`,
}

/** When a rule holds and how far it was checked: `in force since 2021-01-01, read on 2026-11-28`. */
export function toStatusText(source: RuleSource): Message {
  if (source === 'editors') return say`advice: a reminder of the editors`
  const { from, to, checkedOn, reading } = source
  const term = to === undefined ? say`in force since ${from}` : say`in force since ${from} until ${to}`
  const status = say`${term}, ${readingTexts[reading](checkedOn)}`
  return isAdvice(source) ? say`advice: ${status}` : status
}
