/** The parts of the package in use: `@types/negotiator` lacks `preferred`, which version 1 added. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> })
    /** The best of the available encodings; among equal ones the first of `preferred`. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
    /** The tags of Accept-Language, by descending weight, without those with `q=0`. */
    languages(): string[]
  }
}
