import { ContentIndex } from '#engine/content/check/content-index.ts'
import { allPaths, type ContentSite } from '#engine/model/content/content-site.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { findRedirect, findRedirectOfPage, type ReadRules } from '#engine/model/urls/find-redirect.ts'
import { redirectIndexUrl, toRedirectPartUrl, toRedirectTable } from '#engine/model/urls/redirect-table.ts'
import { toBarePath, toComposedPath } from '#engine/model/urls/redirects.ts'
import { createFindNearest } from './find-nearest.ts'

/** A former address that nothing answers. */
export interface Unanswered {
  /** From the root of the site, as a rule has it. */
  from: string
  /** The page that it may have become. */
  nearest: string | undefined
}

interface Answering {
  site: ContentSite
  content: Content
  /** The paths of files that are served as they are. */
  files: ReadonlySet<string>
}

/** Former addresses, in their order, for which this site has neither a page, a document, a file nor a redirect. */
export async function findUnanswered(
  addresses: readonly string[],
  { site, content, files }: Answering,
): Promise<Unanswered[]> {
  const index = new ContentIndex(site, content)
  const derived = new Set<string>(site.listDerived(content).map(({ path }) => path))
  const readRules = toReadRules(content)
  const findNearest = createFindNearest([...Array.from(allPaths(content), ({ path }) => path), ...derived])
  const found = new Map<string, Unanswered>()
  for (const address of addresses) {
    const { pathname, search } = new URL(address, 'https://site.invalid')
    const path = toBarePath(pathname)
    const url = { pathname: path, search, hash: '' }
    const hasPage = index.textsAt(path) !== undefined || derived.has(path)
    // A page answers with whatever query, so that the former ones (`/?p=1`) need a rule.
    const isAnswered = (hasPage && (search === '' || !isFormer(search))) || files.has(path) || index.documents.has(path)
    // oxlint-disable-next-line no-await-in-loop -- what it waits for is in memory
    const moved = isAnswered || (await (hasPage ? findRedirectOfPage : findRedirect)(url, readRules)) !== undefined
    if (moved) continue
    const from = toComposedPath(path) + search
    found.set(from, { from, nearest: findNearest(toComposedPath(path)) })
  }
  return [...found.values()]
}

/** True for a query by which WordPress and its like name a post. */
function isFormer(search: string): boolean {
  return /[?&](?:p|page_id|attachment_id|cat|tag|id)=/.test(search)
}

function toReadRules({ redirects, pages }: Content): ReadRules {
  const table = toRedirectTable(redirects, (path) => pages.has(path))
  const files = new Map<string, unknown>()
  if (table) files.set(redirectIndexUrl, table.index)
  for (const [number, part] of table?.parts.entries() ?? []) files.set(toRedirectPartUrl(number), part)
  return async (url) => files.get(url)
}
