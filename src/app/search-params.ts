import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import { typedParams } from '#engine/model/urls/search.ts'

/** The parameters that are text: what somebody has typed into a search or a calculator. */
const textParams: readonly string[] = ['q', ...typedParams]

/** How the router reads and writes queries. It would read the text `1.200` as a number, and write `2026` as `"2026"`. */
export const searchParams = {
  parseSearch: (text: string): Record<string, unknown> => {
    const typed = new URLSearchParams(text)
    const texts = textParams.flatMap((name) => {
      const value = typed.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    return { ...defaultParseSearch(text), ...Object.fromEntries(texts) }
  },
  stringifySearch: (search: Record<string, unknown>): string => {
    const own = new URLSearchParams()
    const rest: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(search)) {
      if (textParams.includes(name) && typeof value === 'string') own.set(name, value)
      else rest[name] = value
    }
    const text = defaultStringifySearch(rest)
    if (own.size === 0) return text
    return text === '' ? `?${own}` : `?${own}&${text.slice(1)}`
  },
}
