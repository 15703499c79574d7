import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'

/** How the router reads and writes queries: `q` is text, as typed. It would read `1.200` as a number, and write `2026` as `"2026"`. */
export const searchParams = {
  parseSearch: (text: string): Record<string, unknown> => {
    const q = new URLSearchParams(text).get('q')
    return { ...defaultParseSearch(text), ...(q !== null && { q }) }
  },
  stringifySearch: ({ q, ...others }: Record<string, unknown>): string => {
    const rest = defaultStringifySearch(others)
    if (typeof q !== 'string') return rest
    const own = new URLSearchParams({ q }).toString()
    return rest === '' ? `?${own}` : `?${own}&${rest.slice(1)}`
  },
}
