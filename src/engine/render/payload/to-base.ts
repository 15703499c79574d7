import { toAttachmentLinks, type Attachment } from '#engine/model/entries/attachments.ts'
import type { Text, Texts } from '#engine/model/entries/entry.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { ImageAsset } from '#engine/model/images/image-variants.ts'
import { toPicture, type Picture } from '#engine/model/images/picture.ts'
import { toSocialImageUrl } from '#engine/model/images/social-image.ts'
import { locales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import type { FeedLink, HeadLink, PageHead, PageLink } from '#engine/model/payload.ts'
import { feedFormats, toFeedUrl, type FeedFormat } from '#engine/model/urls/feed-urls.ts'
import { toCanonicalUrl } from '#engine/model/urls/to-canonical-url.ts'
import type { Href } from '#lib/href.ts'
import type { PayloadContext } from './payload-context.ts'

/** The page a payload is about. */
export interface PageSubject {
  path: Href
  /** The number of a page of a list, from 1. */
  page?: number
  texts: Texts
  /** Only of entries: pages begin with what they are for. */
  cover?: ImageAsset | undefined
  attachments: readonly Attachment[]
  sample: boolean
  /** The canonical path; differs from `path` if two pages show the same. */
  canonical: string
  type: PageHead['type']
  trail: PageLink[]
  feed?: PageFeed | undefined
  /** Where the desk of the page is looked up, if it is not its own path: the list of an entry. */
  deskPath?: string
}

/** The feed that readers find by the address of a page. */
export interface PageFeed {
  path: string
  title: string
  formats: readonly FeedFormat[]
}

/** The base of all payloads: address, texts, head. */
export function toBase(context: PayloadContext, subject: PageSubject) {
  const { locale, origin } = context
  const { path, page = 1, texts, sample, trail, cover, attachments } = subject
  const text = pickText(texts, locale)
  const textLocale: Locale = texts[locale] ? locale : sourceLocale
  const shown = cover ? toPicture(cover, 'lead', text.coverAlt ?? '') : undefined
  const lead = shown && textLocale !== locale ? { ...shown, lang: textLocale } : shown
  const { title, summary, html } = text
  return {
    locale,
    address: { path, page },
    textLocale,
    title,
    summary,
    html,
    sample,
    trail,
    ...context.toDesk(subject.deskPath ?? path),
    ...(lead && { lead }),
    ...(attachments.length > 0 && page === 1 && { attachments: toAttachmentLinks(attachments, locale) }),
    head: toHead({ origin, locale, textLocale, subject: { ...subject, page }, text, lead }),
  }
}

interface HeadSource {
  origin: string
  locale: Locale
  textLocale: Locale
  subject: PageSubject & { page: number }
  text: Text
  lead: Picture | undefined
}

function toHead({ origin, locale, textLocale, subject, text, lead }: HeadSource): PageHead {
  const address = { path: subject.canonical, page: subject.page }
  const urlIn = (language: Locale) => toCanonicalUrl(origin, address, language)
  const translated = locales.filter((language) => subject.texts[language])
  return {
    title: text.seo?.title ?? text.title,
    description: text.seo?.description ?? text.summary,
    canonical: urlIn(textLocale),
    links: [
      ...(lead ? [toPreload(lead)] : []),
      { rel: 'canonical', href: urlIn(textLocale) },
      ...translated.map((language): HeadLink => ({ rel: 'alternate', hrefLang: language, href: urlIn(language) })),
      { rel: 'alternate', hrefLang: 'x-default', href: urlIn(sourceLocale) },
      ...(subject.feed ? toFeedLinks(subject.feed, locale) : []),
    ],
    type: subject.type,
    image: origin + toSocialImageUrl(textLocale, subject.path),
  }
}

function toFeedLinks({ path, title, formats }: PageFeed, locale: Locale): FeedLink[] {
  return formats.map((format) => ({
    rel: 'alternate',
    type: feedFormats[format].type,
    title,
    href: toFeedUrl(path, locale, format),
  }))
}

/** Preloads the largest image of the page. Browsers without AVIF ignore that of a photo. */
function toPreload({ avif, webp, src }: Picture): HeadLink {
  const found = avif ?? webp
  const source = found
    ? { imageSrcSet: found.srcSet, imageSizes: found.sizes, ...(avif && { type: 'image/avif' as const }) }
    : { href: src }
  return { rel: 'preload', as: 'image', fetchPriority: 'high', ...source }
}
