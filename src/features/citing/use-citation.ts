import { useHydrated, useRouteContext } from '@tanstack/react-router'
import { sourceLocale, toLocaleQuery } from '#engine/model/locale/locale.ts'
import type { AnyEntryPayload, Cited } from '#engine/model/payload.ts'
import { toShortLinkUrl } from '#engine/model/urls/short-links.ts'
import type { Citation } from './citation.ts'

/** A document with its citation. */
export interface CitedPage {
  page: AnyEntryPayload
  cited: Cited
  /** The reference number of the document, if it has one. */
  number?: string | undefined
  /** Who wrote it, if not the firm as a whole. */
  authors?: readonly string[] | undefined
}

/** The citation of the document. The day of the visit is known only once the page is hydrated. */
export function useCitation({ page, cited, number, authors = [] }: CitedPage): Citation {
  const isHydrated = useHydrated()
  const { clock } = useRouteContext({ from: '__root__' })
  return {
    code: cited.code,
    // Without the no-break spaces of a heading: other programs read it.
    title: page.title.replaceAll('\u00a0', ' '),
    authors,
    publisher: cited.publisher,
    number,
    publishedAt: page.facts.publishedAt,
    url: new URL(toShortLink({ page, cited }), page.head.canonical).href,
    accessedOn: isHydrated ? toDay(clock()) : undefined,
    files: page.attachments ?? [],
  }
}

/** The path of the short link to the document, in the language of its text. */
export function toShortLink({ page, cited }: Pick<CitedPage, 'page' | 'cited'>): string {
  const query = page.textLocale === sourceLocale ? '' : toLocaleQuery(page.textLocale)
  return toShortLinkUrl(cited.code) + query
}

/** The visitor's own day, `2026-11-21`. */
function toDay(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0')
  return `${moment.getFullYear()}-${month}-${String(moment.getDate()).padStart(2, '0')}`
}
