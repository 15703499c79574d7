import { parseSource, type RedirectRule } from './redirects.ts'

/** Tells if a rule leads on from a path, whatever its query is. */
export function createIsRedirected(rules: readonly RedirectRule[]): (path: string) => boolean {
  const sources = rules.flatMap(({ from }) => parseSource(from) ?? []).filter(({ params }) => params.length === 0)
  const exact = new Set(sources.map(({ path }) => path))
  const prefixes = new Set(sources.filter(({ isPrefix }) => isPrefix).map(({ path }) => path))
  return (path) => {
    if (exact.has(path)) return true
    if (prefixes.size === 0) return false
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      if (prefixes.has(path.slice(0, end))) return true
    }
    return false
  }
}
