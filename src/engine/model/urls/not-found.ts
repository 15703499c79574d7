/** The data of the not-found page. It passes through the router's `notFound({ data })`, which types it as unknown. */
export interface NotFoundData {
  /** Path and query as in the address bar. */
  path: string
  status: 404
}

/** Longest path that the message shows. */
export const notFoundPathLimit = 200

/** The text in the prerendered not-found page that the server replaces with the requested path. */
export const notFoundPlaceholder = '/__path__'

/** The words that a visitor of an unknown path may have looked for: its last words, without what only addresses have. */
export function toSearchWords(path: string): string {
  const [pathname = ''] = path.split('?', 1)
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  const words = decode(last)
    .replace(/\.\w{1,5}$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  return words.join(' ').slice(0, 80)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // cut off within a letter
  }
}

export function toNotFoundMessage(path: string): string {
  return `Page Not Found: ${path.slice(0, notFoundPathLimit)}`
}
