import { hash } from 'node:crypto'
import { stringify } from 'yaml'
import { locales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import { ascending } from '#lib/order.ts'
import { say } from '#lib/say/message.ts'
import type { Spool } from '../collect/spool-posts.ts'
import { convertBody } from '../convert/convert-body.ts'
import type { ImageUse } from '../convert/html-to-markdown.ts'
import type { Losses } from '../convert/losses.ts'
import type { MediaFolder } from '../media/media-folder.ts'
import type { OldAddresses } from '../plan/old-addresses.ts'
import type { EntryPlan } from '../plan/plan-entries.ts'
import type { SourceMedia, SourcePost } from '../protocol/source-item.ts'
import { createEntryFiles, isDocument, type EntryFiles } from './create-entry-files.ts'
import { placeReferences } from './place-references.ts'
import { shorten, toPlain, toSummary } from './to-summary.ts'

/** The files of an entry by their names. Its `entry.yaml` has no mark yet. */
export type EntryBytes = ReadonlyMap<string, Uint8Array>

export interface EntryContext {
  spool: Spool
  folder: MediaFolder
  addresses: OldAddresses
  losses: Losses
  /** True in a collection whose entries may have a cover, or documents. */
  allows: (field: 'cover' | 'attachments') => boolean
}

/** The files of an entry, of a post and its translations. */
export async function createEntry({ posts, facts }: EntryPlan, context: EntryContext): Promise<EntryBytes> {
  const { spool, folder, losses, allows } = context
  const files = createEntryFiles({ media: spool.media, folder, losses })
  const read: [Locale, SourcePost][] = []
  for (const locale of locales) {
    const head = posts[locale]
    if (head) read.push([locale, await spool.load(head)])
  }
  const lead = read.find(([locale]) => locale === sourceLocale)?.[1].image ?? read[0]?.[1].image
  const cover =
    lead && allows('cover') ? await files.image({ url: lead.url, mediaId: lead.mediaId, path: lead.path }) : undefined
  const texts = new Map<string, Uint8Array>()
  for (const [locale, post] of read) {
    const text = await toText(post, { ...context, locale, files, cover })
    texts.set(`${locale}.md`, Buffer.from(text))
    for (const { url, mediaId, path, title = '' } of post.files)
      await files.document({ url, mediaId, path }, title, locale)
  }
  const attachments = files.attachments()
  if (attachments.length > 0 && !allows('attachments')) {
    losses.add(say`Entries of this collection have no documents: ${attachments.map(({ file }) => file).join(', ')}`)
    for (const { file } of attachments) (files.bytes as Map<string, Uint8Array>).delete(file) // made above, for this entry
  }
  const whole = {
    ...facts,
    ...(cover !== undefined && { cover }),
    ...(attachments.length > 0 && allows('attachments') && { attachments }),
  }
  return new Map([
    ['entry.yaml', Buffer.from(stringify(whole, { lineWidth: 0 }))],
    ...texts,
    ...[...files.bytes].toSorted(([a], [b]) => ascending(a, b)),
  ])
}

/** The same entry as a draft. */
export function asDraft(files: EntryBytes): EntryBytes {
  const facts = Buffer.from(files.get('entry.yaml') ?? []).toString()
  return new Map(files).set('entry.yaml', Buffer.from(`${facts.replace(/^status: .*\n/m, '')}status: draft\n`))
}

interface TextContext extends EntryContext {
  locale: Locale
  files: EntryFiles
  /** The name of its file. */
  cover: string | undefined
}

async function toText(post: SourcePost, context: TextContext): Promise<string> {
  const { spool, losses, locale, cover } = context
  const galleryOf = (ids: readonly string[] | undefined) =>
    (ids ?? spool.mediaOf.get(post.id) ?? []).map((mediaId) => ({ mediaId }))
  const marked = convertBody(post.body, losses, galleryOf)
  const images = await listImages(marked.images, context, post)
  const targets = await listTargets(marked.markdown, marked.links, { ...context, locale })
  const placed = placeReferences(marked, {
    image: (index) => images[index] ?? '',
    link: (index) => targets[index],
  })
  const body = withoutCover(placed, cover)
  const title = toPlain(post.title)
  if (title.length > mostTitleLetters) losses.add(say`The title has ${title.length} letters, and was cut: ${title}`)
  const matter = {
    title: shorten(title, mostTitleLetters),
    summary: toSummary(post.excerpt, body, title),
    ...(cover !== undefined && { coverAlt: describeCover(post, context) }),
  }
  return `---\n${stringify(matter, { lineWidth: 0 })}---\n\n${withoutFirstLevel(body)}\n`
}

const mostTitleLetters = 160

/** As many letters as the text in place of a picture has at most. */
const mostAltLetters = 200

function describeCover({ image, title }: SourcePost, { spool, losses }: TextContext): string {
  const media = image?.mediaId === undefined ? undefined : spool.media.get(image.mediaId)
  const own = image?.title || describeMedia(media)
  if (!own) losses.add(say`The cover has no description; it got the title of the post`)
  return shorten(toPlain(own || title), mostAltLetters)
}

/** The words of the old site for a picture; empty where its title is only the name of a file, `DSC_0123`. */
function describeMedia(media: SourceMedia | undefined): string {
  const title = media?.title ?? ''
  return media?.alt || media?.caption || (/^[\w.-]*[\d_][\w.-]*$/.test(title) ? '' : title)
}

async function listImages(
  uses: readonly ImageUse[],
  { files, spool, losses }: TextContext,
  post: SourcePost,
): Promise<string[]> {
  const title = toPlain(post.title)
  const own = new Map(post.files.map((file) => [file.url, file.path]))
  const images: string[] = []
  for (const { url, mediaId, alt } of uses) {
    const file = await files.image({ url, mediaId, path: own.get(url) })
    const media = mediaId === undefined ? undefined : spool.media.get(mediaId)
    const said = alt || describeMedia(media)
    if (file !== undefined && !said) losses.add(say`The image ${url} has no description; it got the title of the post`)
    const words = shorten(toPlain(said || title), mostAltLetters).replaceAll(/[[\]\\]/g, ' ')
    images.push(file === undefined ? '' : `![${words}](./${file})`)
  }
  return images
}

/** Where each link leads here: to an entry of the same import, or as before. Documents are added to the entry. */
async function listTargets(
  markdown: string,
  links: readonly string[],
  { files, folder, addresses, losses, locale }: TextContext,
): Promise<(string | undefined)[]> {
  const targets: (string | undefined)[] = []
  for (const [index, address] of links.entries()) {
    const words =
      new RegExp(String.raw`\[((?:[^\[\]\\]|\\.)*)\]\(\uFDD3link ${index}\uFDD4\)`).exec(markdown)?.[1] ?? ''
    targets.push(await findTarget(address, words))
  }
  return targets

  async function findTarget(address: string, words: string): Promise<string | undefined> {
    const place = addresses.find(address)
    if (place) return place.href
    const isOwn = addresses.toLocal(address) !== undefined
    if (isDocument(address) && (isOwn || folder.find(address) !== undefined)) {
      await files.document({ url: address }, words, locale)
      return undefined
    }
    if (!isOwn && /^https?:\/\//.test(address)) return address
    // Within the page, to a mailbox or a telephone: the words say it.
    if (/^(?:#|mailto:|tel:)/i.test(address)) return undefined
    losses.add(say`The link to ${address} was left out: no post of the import has this address`)
    return undefined
  }
}

/** Old pages begin with the picture that is the cover too; it stays where words below explain it. */
function withoutCover(markdown: string, cover: string | undefined): string {
  const [line = '', file] = /^!\[[^\]]*\]\(\.\/([^)]+)\)\n\n(?!\*)/.exec(markdown) ?? []
  return file !== undefined && file === cover ? markdown.slice(line.length) : markdown
}

/** The title is the only heading of the first level. */
function withoutFirstLevel(markdown: string): string {
  return /^# /m.test(markdown) ? markdown.replaceAll(/^(#{1,5}) /gm, '#$1 ') : markdown
}

/** The SHA-256 of the files of an entry without its mark. */
export function toDigest(files: EntryBytes): string {
  const lines = [...files]
    .toSorted(([a], [b]) => ascending(a, b))
    .map(([name, bytes]) => `${name} ${hash('sha256', name === 'entry.yaml' ? withoutMark(bytes) : bytes)}`)
  return hash('sha256', lines.join('\n'))
}

function withoutMark(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString()
    .replace(/^imported: .*\n?/m, '')
}
