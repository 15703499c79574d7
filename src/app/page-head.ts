import { msg } from '@lingui/core/macro'
import { languages } from '#engine/model/locale/locale.ts'
import { siteName } from '#engine/model/site-name.ts'
import type { Payload } from '#site/map/payloads.ts'
import type { RouterContext } from './router-context.ts'

/** The `head` option of a route with a page: title, description, Open Graph, links. */
export function pageHead({
  loaderData,
  match,
}: {
  loaderData?: Payload | undefined
  match: { context: RouterContext }
}) {
  if (!loaderData) return {}
  const { i18n, locale } = match.context
  const { head, address } = loaderData
  const numbered = address.page > 1 ? `${head.title} – ${i18n._(msg`Trang ${address.page}`)}` : head.title
  const title = numbered.includes(siteName) ? numbered : `${numbered} | ${siteName}`
  return {
    meta: [
      { title },
      { name: 'description', content: head.description },
      { property: 'og:type', content: head.type },
      { property: 'og:title', content: head.title },
      { property: 'og:description', content: head.description },
      { property: 'og:url', content: head.canonical },
      { property: 'og:image', content: head.image },
      { property: 'og:image:alt', content: head.title },
      { property: 'og:locale', content: languages[locale].openGraph },
    ],
    links: head.links,
  }
}
