/** Where a rule is written. */
export interface LegalSource {
  /** The law, decree or circular, in Vietnamese: `Thông tư 96/2020/TT-BTC`. */
  instrument: string
  /** The number of the article; left out where it is not certain. */
  article?: number
}

/** A rule of law, or a reminder that the editors gave themselves. */
export type RuleSource = LegalSource | 'editors'

/** Disclosure on the securities market. */
export const circular96 = 'Thông tư 96/2020/TT-BTC'
/** Amends Circular 96, among others, as to the languages of disclosure. */
export const circular68 = 'Thông tư 68/2024/TT-BTC'
/** Securities firms. */
export const circular121 = 'Thông tư 121/2020/TT-BTC'
/** Financial safety ratios of securities firms. */
export const circular91 = 'Thông tư 91/2020/TT-BTC'
/** Carries out the Law on Securities, among others as to the governance of public companies. */
export const decree155 = 'Nghị định 155/2020/NĐ-CP'
export const labourCode = 'Bộ luật Lao động 45/2019/QH14'

/** In one line: `Thông tư 96/2020/TT-BTC, Điều 14`. */
export function toSourceText(source: RuleSource): string {
  if (source === 'editors') return source
  return source.article === undefined ? source.instrument : `${source.instrument}, Điều ${source.article}`
}
