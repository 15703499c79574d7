import { msg } from '@lingui/core/macro'
import { localeInfo } from '#model/locale.ts'
import type { Payload } from '#model/payload.ts'
import type { RouterContext } from './router-context.ts'

const siteName = 'SHS'

/** `head` of a route with a page: what search engines and link previews read. */
export function pageHead({
  loaderData,
  match,
}: {
  loaderData?: Payload | undefined
  match: { context: RouterContext }
}) {
  if (!loaderData) return {}
  const { i18n, locale } = match.context
  const { head, address, lead } = loaderData
  const numbered = address.page > 1 ? `${head.title} – ${i18n._(msg`Trang ${address.page}`)}` : head.title
  const title = numbered.includes(siteName) ? numbered : `${numbered} | ${siteName}`
  return {
    meta: [
      { title },
      { name: 'description', content: head.description },
      { property: 'og:site_name', content: siteName },
      { property: 'og:type', content: head.type },
      { property: 'og:title', content: head.title },
      { property: 'og:description', content: head.description },
      { property: 'og:url', content: head.canonical },
      { property: 'og:image', content: head.image },
      { property: 'og:locale', content: localeInfo[locale].openGraph },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      ...(lead
        ? [
            {
              rel: 'preload',
              as: 'image',
              imageSrcSet: lead.webp,
              imageSizes: lead.sizes,
              fetchPriority: 'high' as const,
            },
          ]
        : []),
      { rel: 'canonical', href: head.canonical },
      ...head.alternates.map(({ locale: hrefLang, href }) => ({ rel: 'alternate', hrefLang, href })),
    ],
  }
}
