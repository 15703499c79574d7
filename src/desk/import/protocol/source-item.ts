import type { Message } from '#lib/say/message.ts'

// What a reader tells of an old site. The rest of the importer knows no more of where a post comes from.

/** The state of a post in its old site. `password`: readable with a password alone. */
export type SourceStatus = 'published' | 'scheduled' | 'draft' | 'private' | 'password' | 'trash'

/** A category, a tag, an author, or another thing by which the old site sorts its posts. */
export interface SourceTerm {
  /** `category`, `tag`, `author`, or the name that the source has for it. */
  kind: string
  /** Its key in the source, unique within its kind. */
  key: string
  /** As people read it. */
  name: string
}

/** A file that a post needs: of an address of the old site, of the media of the source, or on this disk. */
export interface SourceFile {
  /** Its address in the old site, whole or as the post writes it. */
  url?: string
  /** The id of a `SourceMedia`. */
  mediaId?: string
  /** Where it is on this disk, if the reader knows. */
  path?: string
  /** The text in place of the picture, or the title of the document. */
  title?: string
}

/**
 * The text of a post. `html` is HTML; `wordpress` is HTML in which blank lines part paragraphs, with shortcodes and comments of
 * blocks; `markdown` is taken as it is.
 */
export interface SourceBody {
  format: 'html' | 'wordpress' | 'markdown'
  text: string
}

/** A post of any source. */
export interface SourcePost {
  is: 'post'
  /** Where it begins, for messages: `export.xml:120:3`, `posts.csv:7`, `bai/gioi-thieu.html`. */
  at: string
  /** Its id in the source, which never changes: a post that is read again is known by it. */
  id: string
  /** All its addresses in the old site, whole (`https://old.example/?p=12`) or from its root (`/2019/03/ten`). */
  addresses: readonly string[]
  title: string
  /** The last part of its address; empty if the source has none. */
  slug: string
  status: SourceStatus
  /** Moments as `2019-03-04T08:30:00Z` or with another offset, or without one as the time of the site; undefined where the source has none that exists. */
  publishedAt?: string
  modifiedAt?: string
  /** `vi`, `en`, `en_US`, …; undefined where the source does not say. */
  language?: string
  /** The same for a post and its translations. */
  translations?: string
  body: SourceBody
  /** The summary, as text or HTML; empty if there is none. */
  excerpt: string
  terms: readonly SourceTerm[]
  /** The picture of the post. */
  image?: SourceFile
  /** Documents and pictures that belong to it, besides those that its text links to. */
  files: readonly SourceFile[]
  /** Fields of `entry.yaml` that the source has as they are, such as by a mapping of columns. */
  facts?: Readonly<Record<string, unknown>>
}

/** A file of the old site's media, which posts name by its id. */
export interface SourceMedia {
  is: 'media'
  id: string
  url: string
  title: string
  /** The text in place of the picture. */
  alt: string
  caption: string
  /** The post that it was uploaded for. */
  postId?: string
}

/** Facts of the source itself; told once, as soon as they are known. */
export interface SourceAbout {
  is: 'about'
  /** The name of the old site, where there is one. */
  name?: string
  /** The address of its root: `https://old.example/`. Links that begin with it are links within it. */
  home?: string
}

/** Something that is no post: a revision, an item of a menu. It is counted by its kind. */
export interface SourceSkip {
  is: 'skip'
  kind: string
}

/** A part that could not be read. The rest goes on, unless the fault is the end. */
export interface SourceFault {
  is: 'fault'
  /** As that of a post. */
  at: string
  says: Message
}

export type SourceItem = SourcePost | SourceMedia | SourceAbout | SourceSkip | SourceFault

/** A source as it is read, once, from its beginning to its end; never held in memory as a whole. */
export type PostReader = AsyncIterable<SourceItem>
