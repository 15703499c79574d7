import type { SourceItem, SourceMedia, SourcePost, SourceStatus, SourceTerm } from '../../protocol/source-item.ts'
import { withFootnotes } from './with-footnotes.ts'
import { metaOf, textOf, type WordpressItem } from './wordpress-item.ts'

/** Kinds of items that are how the site is made, and no content of it. */
const ofTheSite =
  /^(?:revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf[-_].*|elementor_\w+|wpcf7_contact_form|shop_\w+|.*_template)$/

/** An item of an export as a post, a file, or something that is counted. @param authors the names of authors by their logins */
export function toSourceItem(item: WordpressItem, authors: ReadonlyMap<string, string>): SourceItem {
  const type = textOf(item, 'wp:post_type') || 'post'
  if (type === 'attachment') return toMedia(item)
  if (ofTheSite.test(type)) return { is: 'skip', kind: type }
  if (textOf(item, 'wp:status') === 'auto-draft') return { is: 'skip', kind: 'auto-draft' }
  return toPost(item, type, authors)
}

function toMedia(item: WordpressItem): SourceMedia {
  const postId = textOf(item, 'wp:post_parent')
  return {
    is: 'media',
    id: textOf(item, 'wp:post_id'),
    url: textOf(item, 'wp:attachment_url') || textOf(item, 'guid'),
    title: textOf(item, 'title'),
    alt: metaOf(item, '_wp_attachment_image_alt') ?? '',
    caption: textOf(item, 'excerpt:encoded'),
    ...(postId !== '' && postId !== '0' && { postId }),
  }
}

function toPost(item: WordpressItem, type: string, authors: ReadonlyMap<string, string>): SourcePost {
  const id = textOf(item, 'wp:post_id') || textOf(item, 'guid') || textOf(item, 'link')
  const publishedAt = toMoment(item, 'wp:post_date') ?? toPublished(item)
  const modifiedAt = toMoment(item, 'wp:post_modified')
  const language = findLanguage(item)
  const translations = findTranslations(item, id)
  const thumbnail = metaOf(item, '_thumbnail_id')
  return {
    is: 'post',
    at: item.at,
    id,
    addresses: listAddresses(item, { id, type }),
    title: textOf(item, 'title'),
    slug: decode(textOf(item, 'wp:post_name')),
    status: toStatus(item),
    ...(publishedAt !== undefined && { publishedAt }),
    ...(modifiedAt !== undefined && { modifiedAt }),
    ...(language !== undefined && { language }),
    ...(translations !== undefined && { translations }),
    body: { format: 'wordpress', text: withFootnotes(item.texts.get('content:encoded') ?? '', item) },
    excerpt: textOf(item, 'excerpt:encoded'),
    terms: listTerms(item, { type, authors }),
    ...(thumbnail !== undefined && { image: { mediaId: thumbnail } }),
    files: [],
  }
}

const statuses: Readonly<Record<string, SourceStatus>> = {
  publish: 'published',
  future: 'scheduled',
  private: 'private',
  trash: 'trash',
}

function toStatus(item: WordpressItem): SourceStatus {
  const status = statuses[textOf(item, 'wp:status')] ?? 'draft'
  return status === 'published' && textOf(item, 'wp:post_password') !== '' ? 'password' : status
}

/** The moment of a field, of which a second one has the time of Greenwich. WordPress writes zeros where there is none. */
function toMoment(item: WordpressItem, name: string): string | undefined {
  const [greenwich, local] = [textOf(item, `${name}_gmt`), textOf(item, name)].map((text) =>
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text.startsWith('0000') ? '' : text)?.slice(1),
  )
  if (greenwich) return `${greenwich.join('T')}Z`
  return local?.join('T')
}

function toPublished(item: WordpressItem): string | undefined {
  const at = Date.parse(textOf(item, 'pubDate'))
  // For a draft WordPress writes "Mon, 30 Nov -0001 00:00:00 +0000".
  return Number.isNaN(at) || at < 0 ? undefined : new Date(at).toISOString()
}

/** Polylang has languages as terms; WPML keeps them in fields; a site with neither may have them in its addresses. */
function findLanguage(item: WordpressItem): string | undefined {
  const term = item.terms.find(({ kind }) => kind === 'language')?.key.replace(/^pll_/, '')
  const link = textOf(item, 'link')
  return (
    term ??
    metaOf(item, '_wpml_import_language_code', '_icl_lang', '_wpml_language', '_locale') ??
    /^https?:\/\/[^/]+\/([a-z]{2})\/|[?&]lang=([a-z]{2})\b/.exec(link)?.slice(1).find(Boolean)
  )
}

function findTranslations(item: WordpressItem, id: string): string | undefined {
  const term = item.terms.find(({ kind }) => kind === 'post_translations')?.key
  if (term !== undefined) return `polylang ${term}`
  const group = metaOf(item, '_wpml_import_translation_group', '_icl_trid', '_wpml_trid', 'trid')
  if (group !== undefined) return `wpml ${group}`
  const original = metaOf(item, '_icl_lang_duplicate_of', '_wpml_original')
  // The original has no such field: it is found by its id.
  return `post ${original ?? id}`
}

/** The permalink, the address by number, and those of its former names. */
function listAddresses(item: WordpressItem, { id, type }: { id: string; type: string }): string[] {
  const link = textOf(item, 'link')
  const query = type === 'page' ? 'page_id' : 'p'
  const former = item.meta.flatMap(([key, value]) =>
    key === '_wp_old_slug' && value.trim() !== '' && !link.includes('?')
      ? [link.replace(/[^/]+(\/?)$/, `${encodeURI(decode(value.trim()))}$1`)]
      : [],
  )
  const all = [link, textOf(item, 'guid'), `/?${query}=${id}`, ...former]
  return [...new Set(all.filter((address) => /^(?:https?:\/\/|\/)/.test(address)))]
}

/** Its categories and tags, its author, and the type of it, by which a firm may tell pages from posts. */
function listTerms(
  item: WordpressItem,
  { type, authors }: { type: string; authors: ReadonlyMap<string, string> },
): SourceTerm[] {
  const login = textOf(item, 'dc:creator')
  return [
    { kind: 'type', key: type, name: type },
    ...item.terms
      .filter(({ kind }) => !['language', 'post_translations', 'term_language', 'term_translations'].includes(kind))
      .map(({ kind, key, name }) => ({ kind, key: decode(key) || name, name: name.trim() || decode(key) })),
    ...(login === '' ? [] : [{ kind: 'author', key: login, name: authors.get(login) ?? login }]),
  ]
}

/** WordPress writes letters that are not ASCII as `%e1%bb%81`. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC')
  } catch {
    return text
  }
}
