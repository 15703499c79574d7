import { exchanges, realIndices } from '#brand/exchanges.ts'

/** The index family of invented figures, the leading one first. Real indices have real figures alone. */
export const sampleIndices = ['MH-Index', 'MHX-Index', 'MHU-Index', 'MH30'] as const

/** The first real index that a text names; undefined if it names none. */
export function findRealIndex(text: string): string | undefined {
  return realIndices.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)
}

/** Exchanges that exist, as texts write them. */
const exchangeWords = Object.values(exchanges).flatMap(({ written, also }) => [written, ...also])
const realExchange = new RegExp(`(?<![\\p{L}\\d])(?:${exchangeWords.join('|')})(?![\\p{L}\\d-])`, 'u')

/** The first real exchange that a text names; undefined if it names none. */
export function findRealExchange(text: string): string | undefined {
  return realExchange.exec(text)?.[0]
}
