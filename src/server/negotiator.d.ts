/** What of the package is used here: `@types/negotiator` lacks `preferred`, which came with version 1. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> })
    /** The best of those available; of equal ones the first of `preferred`. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
    /** The tags of Accept-Language, most wanted first, without those refused by `q=0`. */
    languages(): string[]
  }
}
