/** The index family of invented figures, the leading one first. Real indices have real figures alone. */
export const sampleIndices = ['MH-Index', 'MHX-Index', 'MHU-Index', 'MH30'] as const

/** Indices that exist, as texts write them. */
const realIndices: readonly RegExp[] = [
  /\bVN-?Index\b/i,
  /\bHNX-?Index\b/i,
  /\bUPCoM-?Index\b/i,
  /\bVN-?(?:30|100)\b(?:-?Index)?/i,
  /\bHNX-?30\b/i,
  /\bVNX ?All-?Share\b/i,
  /\bVN(?:Mid|Sml|All|Diamond|FinLead)(?:cap|share)?\b/i,
]

/** The first real index that a text names; undefined if it names none. */
export function findRealIndex(text: string): string | undefined {
  return realIndices.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined)
}

/** Exchanges that exist, as texts write them. */
const realExchange = /(?<![\p{L}\d])(?:HOSE|HSX|HNX|UPCoM)(?![\p{L}\d-])/u

/** The first real exchange that a text names; undefined if it names none. */
export function findRealExchange(text: string): string | undefined {
  return realExchange.exec(text)?.[0]
}
