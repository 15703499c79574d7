import type { AttachmentFacts, AttachmentKind } from '#engine/model/entries/attachments-field.ts'
import { attachmentFormats, attachmentKinds } from '#engine/model/entries/attachments-field.ts'
import { mapLocales, type Locale } from '#engine/model/locale/locale.ts'
import { say, type Message } from '#lib/say/message.ts'
import { foldToSlug } from '#lib/text/fold-to-slug.ts'
import type { Losses } from '../convert/losses.ts'
import type { MediaFolder } from '../media/media-folder.ts'
import { prepareDocument, prepareImage, type PreparedFile } from '../media/prepare-file.ts'
import type { SourceMedia } from '../protocol/source-item.ts'

/** Which file of the old site is meant. */
export interface FileUse {
  url: string | undefined
  mediaId?: string | undefined
  /** Where it is, if the source says so. */
  path?: string | undefined
}

/** The files of one entry beside its texts. */
export interface EntryFiles {
  /** The name of an image in the folder of the entry; undefined where there is none, which is among the losses. */
  image: (use: FileUse) => Promise<string | undefined>
  /** Adds a document, with its title in a language; does nothing for an address of something else. */
  document: (use: FileUse, title: string, locale: Locale) => Promise<void>
  attachments: () => AttachmentFacts[]
  bytes: ReadonlyMap<string, Uint8Array>
}

export interface EntryFilesOptions {
  media: ReadonlyMap<string, SourceMedia>
  folder: MediaFolder
  losses: Losses
}

/** Collects the files of an entry: one copy of each, however often and in however many languages it is used. */
export function createEntryFiles({ media, folder, losses }: EntryFilesOptions): EntryFiles {
  const known = new Map<string, Promise<string | undefined>>()
  const bytes = new Map<string, Uint8Array>()
  const documents = new Map<string, { titles: Map<Locale, string>; file: string }>()

  const pathOf = ({ url, mediaId, path }: FileUse) => {
    const own = mediaId === undefined ? undefined : media.get(mediaId)?.url
    return path ?? (own === undefined ? undefined : folder.find(own)) ?? (url ? folder.find(url) : undefined)
  }
  const nameOf = (use: FileUse) => use.url || (use.mediaId && media.get(use.mediaId)?.url) || `#${use.mediaId ?? ''}`
  const prepare = async (
    use: FileUse,
    make: (path: string, taken: ReadonlySet<string>) => Promise<PreparedFile>,
    missing: (name: string) => Message,
  ) => {
    const path = pathOf(use)
    if (path === undefined) {
      losses.add(missing(nameOf(use)))
      return undefined
    }
    const file = await make(path, new Set(bytes.keys()))
    if ('problem' in file) {
      losses.add(say`The file ${nameOf(use)} was left out: ${file.problem}`)
      return undefined
    }
    bytes.set(file.name, file.bytes)
    return file.name
  }
  /** One after the other, so that names are given in the order of the text. */
  let last: Promise<unknown> = Promise.resolve()
  const once = (key: string, make: () => Promise<string | undefined>) => {
    const before = known.get(key)
    if (before) return before
    const made = last.then(make)
    last = made.catch(() => undefined)
    known.set(key, made)
    return made
  }
  return {
    bytes,
    image: (use) =>
      once(`image ${pathOf(use) ?? nameOf(use)}`, () =>
        prepare(use, prepareImage, (name) => say`The image ${name} was not found`),
      ),
    document: async (use, title, locale) => {
      const address = nameOf(use)
      if (!isDocument(use.path ?? address)) return
      const file = await once(`document ${pathOf(use) ?? address}`, () =>
        prepare(use, prepareDocument, (name) => say`The document ${name} was not found`),
      )
      if (file === undefined) return
      const document = documents.get(file) ?? { titles: new Map<Locale, string>(), file }
      if (!document.titles.has(locale)) document.titles.set(locale, toTitle(title, file))
      documents.set(file, document)
    },
    attachments: () => Array.from(documents.values(), toAttachment),
  }
}

/** The formats of documents, and those that have to be saved in another one. */
const endings: ReadonlySet<string> = new Set([...attachmentFormats, 'doc', 'xls', 'ppt', 'pptx', 'rar', '7z'])

/** True for an address or a path that ends as those of documents do. */
export function isDocument(address: string): boolean {
  const [, end = ''] = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(address) ?? []
  return endings.has(end.toLowerCase())
}

/** The words of a link say what a document is, unless they only say that there is one. */
function toTitle(words: string, file: string): string {
  const plain = words
    .replaceAll(/[*_\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const isTitle = plain.length > 5 && !/^(?:https?:|www\.|tại đây|xem |tải |click|here|download)/i.test(plain)
  return (isTitle ? plain : file.replace(/\.[^.]*$/, '').replaceAll('-', ' ')).slice(0, 160)
}

function toAttachment({ titles, file }: { titles: ReadonlyMap<Locale, string>; file: string }): AttachmentFacts {
  const [[locale, title] = []] = titles
  if (locale === undefined || title === undefined) throw new Error('A document has no title')
  return {
    file,
    kind: toKind(`${title} ${file}`),
    language: titles.size > 1 ? 'both' : locale,
    title: mapLocales((one) => titles.get(one) ?? title),
  }
}

function toKind(words: string): AttachmentKind {
  const folded = foldToSlug(words)
  return attachmentKinds.find((kind) => folded.includes(kind)) ?? (/xlsx|csv/.test(folded) ? 'bang-tinh' : 'phu-luc')
}
