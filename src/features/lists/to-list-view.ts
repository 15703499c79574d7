import type { HeadLink, PageHead } from '#engine/model/payload.ts'
import { choiceKeys, listParams, type ListSearch } from '#engine/model/urls/search.ts'
import { findInList, isNarrowed, toWanted } from './find-in-list.ts'
import type { FoundList, ListIndex, ListPayload } from './payload.ts'

/** True where a query shows something else than the first page of a list. Pages beyond the last one are the last one. */
export function isListView({ pages, filters }: ListPayload, search: ListSearch): boolean {
  return Math.min(search[listParams.page], pages) > 1 || isNarrowed(toWanted(search, filters))
}

/** The first page of a list as another page of it, or with the entries that match filters. */
export function toListView(first: ListPayload, index: ListIndex, search: ListSearch): ListPayload {
  const wanted = toWanted(search, first.filters)
  const page = search[listParams.page]
  if (!isNarrowed(wanted)) return toNumberedPage(first, index, Math.min(page, first.pages))
  const found = findInList(index, first.filters, { wanted, page })
  return { ...first, query: toQuery(found), found }
}

function toQuery({ wanted: { values, from, to }, page }: FoundList): string {
  const params = new URLSearchParams()
  const set = (key: string, value: string | undefined) => value !== undefined && params.set(key, value)
  for (const key of choiceKeys) set(key, values[key])
  set(listParams.from, from)
  set(listParams.to, to)
  if (page > 1) set(listParams.page, String(page))
  return params.toString()
}

/** A further page: the parts above a list are on its first page alone. */
function toNumberedPage(first: ListPayload, { rows, pageSize }: ListIndex, page: number): ListPayload {
  const { attachments: _attachments, grids: _grids, score: _score, downloads: _downloads, ...rest } = first
  return {
    ...rest,
    address: { ...first.address, page },
    head: toNumberedHead(first.head, page),
    items: rows.slice((page - 1) * pageSize, page * pageSize).map(({ item }) => item),
  }
}

function toNumberedHead(head: PageHead, page: number): PageHead {
  const toUrl = (url: string) => {
    const [path = '', query] = url.split('?')
    return `${path}?${listParams.page}=${page}${query === undefined ? '' : `&${query}`}`
  }
  const toLink = (link: HeadLink): HeadLink =>
    link.rel === 'canonical' || 'hrefLang' in link ? { ...link, href: toUrl(link.href) } : link
  return { ...head, canonical: toUrl(head.canonical), links: head.links.map(toLink) }
}
