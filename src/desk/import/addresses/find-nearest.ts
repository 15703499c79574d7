import { foldToSlug } from '#lib/text/fold-to-slug.ts'

/** How much of the words two addresses must share to be taken for near: half of those of both. */
const least = 0.5

/** More pages than this have a word that tells nothing. */
const commonest = 200

interface Known {
  path: string
  words: ReadonlySet<string>
}

/** Finds the page whose address is nearest to a former one: with the same last part, else with most of its words. */
export function createFindNearest(paths: Iterable<string>): (path: string) => string | undefined {
  const bySlug = new Map<string, string>()
  const byWord = new Map<string, Known[]>()
  for (const path of paths) {
    const slug = toSlug(path)
    if (slug === '') continue
    if (!bySlug.has(slug)) bySlug.set(slug, path)
    const known = { path, words: new Set(slug.split('-')) }
    for (const word of known.words) {
      const list = byWord.get(word)
      if (list) list.push(known)
      else byWord.set(word, [known])
    }
  }
  return (path) => {
    const slug = toSlug(path)
    const same = bySlug.get(slug)
    if (same !== undefined || slug === '') return same
    const words = new Set(slug.split('-'))
    const candidates = new Set(
      [...words].flatMap((word) => {
        const list = byWord.get(word) ?? []
        return list.length > commonest ? [] : list
      }),
    )
    let best: { path: string; share: number } | undefined
    for (const known of candidates) {
      const share = toShare(words, known.words)
      if (share >= least && share > (best?.share ?? 0)) best = { path: known.path, share }
    }
    return best?.path
  }
}

/** The last part of an address as words: without an ending, a number before or behind it, and accents. */
function toSlug(path: string): string {
  const last =
    path
      .split(/[?#]/, 1)[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? ''
  const name = last.replace(/\.(?:html?|aspx?|php|jsp)$/i, '')
  return foldToSlug(name).replace(/^\d+-|-\d+$/g, '')
}

function toShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length
  return both / (a.size + b.size - both)
}
