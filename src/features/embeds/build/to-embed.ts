import type { BuildText } from '#engine/model/locale/translate.ts'
import { siteName } from '#engine/model/site-name.ts'
import { toHref } from '#engine/model/urls/href.ts'
import { toCanonicalUrl } from '#engine/model/urls/to-canonical-url.ts'
import type { FramedDocument } from '#engine/outputs/files/framed-document.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import type { Href } from '#lib/href.ts'
import { escapeHtml } from '#lib/text/html.ts'
import type { EmbedName } from '../codes.ts'
import type { EmbedCard } from './embed-card.ts'
import { embedStyles } from './embed-styles.ts'
import { toEmbedUrl } from './embed-url.ts'
import { toDisclosureCard } from './to-disclosure-card.ts'
import { toEventCard } from './to-event-card.ts'
import { toShareCard } from './to-share-card.ts'

const texts = {
  sample: /*i18n*/ { id: 'build.embeds.sample', message: 'Dữ liệu minh hoạ' },
  none: /*i18n*/ { id: 'build.embeds.none', message: 'Hiện chưa có thông tin.' },
  source: /*i18n*/ { id: 'build.embeds.source', message: 'Nguồn: {site}', comment: '{site}: the name of the site' },
} as const satisfies Readonly<Record<string, BuildText>>

interface EmbedKind {
  heading: BuildText
  /** The page that has the same facts. */
  page: Href
  toCard: (context: PayloadContext) => EmbedCard | undefined
}

const kinds: Readonly<Record<EmbedName, EmbedKind>> = {
  'co-phieu': {
    heading: /*i18n*/ { id: 'build.embeds.share', message: 'Cổ phiếu' },
    page: toHref('/quan-he-co-dong/co-phieu'),
    toCard: toShareCard,
  },
  'su-kien-tiep-theo': {
    heading: /*i18n*/ { id: 'build.embeds.event', message: 'Sự kiện tiếp theo' },
    page: toHref('/quan-he-co-dong/lich-su-kien'),
    toCard: toEventCard,
  },
  'cong-bo-moi-nhat': {
    heading: /*i18n*/ { id: 'build.embeds.disclosure', message: 'Công bố thông tin mới nhất' },
    page: toHref('/quan-he-co-dong/cong-bo-thong-tin'),
    toCard: toDisclosureCard,
  },
}

export function toEmbedHeading({ translate }: Pick<PayloadContext, 'translate'>, name: EmbedName): string {
  return translate(kinds[name].heading)
}

/** A document to frame, of what the site states at the moment of the publish. Where there is nothing to state, it says so: its address stays. */
export function toEmbed(context: PayloadContext, name: EmbedName): FramedDocument {
  const { origin, locale, translate } = context
  const { page, toCard } = kinds[name]
  const card = toCard(context)
  const toUrl = (path: Href) => toCanonicalUrl(origin, { path, page: 1 }, locale)
  const heading = toEmbedHeading(context, name)
  const source = translate({ ...texts.source, values: { site: siteName } })
  const parts = [
    `<h1>${escapeHtml(heading)}</h1>`,
    card ? toValue(card, toUrl(card.link.href)) : `<p>${escapeHtml(translate(texts.none))}</p>`,
    card ? toFacts(card) : '',
    '<footer>',
    toLink(toUrl(page), source),
    card?.sample === true ? `<span class="sample">${escapeHtml(translate(texts.sample))}</span>` : '',
    '</footer>',
  ]
  return {
    url: toEmbedUrl(name, locale),
    locale,
    title: `${heading} | ${siteName}`,
    canonical: toUrl(page),
    styles: embedStyles,
    body: `<body id="toi"><main id="sang">${parts.join('')}</main></body>`,
  }
}

function toValue({ value, lang, link: { anchor } }: EmbedCard, page: string): string {
  const url = anchor === undefined ? page : `${page}#${anchor}`
  const language = lang === undefined ? '' : ` lang="${lang}"`
  return `<p class="value"${language}>${toLink(url, value)}</p>`
}

function toFacts({ facts }: EmbedCard): string {
  const rows = facts.map(({ name, value }) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`)
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`
}

/** Beside the page that frames the document, not in the frame: no page of the site may be framed. */
function toLink(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`
}
