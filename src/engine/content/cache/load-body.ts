import { readFileSync } from 'node:fs'
import type { ImageAsset } from '#engine/model/images/image-variants.ts'
import { say } from '#lib/say/message.ts'
import { toHash } from '../entries/entry-hashes.ts'
import { parseBody, packBody, type KeptBody } from '../entries/pack-body.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { splitFrontmatter } from '../markdown/split-frontmatter.ts'
import { Diagnostics, toContentError } from '../source/diagnostics.ts'
import { rules } from '../source/rules.ts'
import { decodeSource } from '../source/source-file.ts'

/** The file of a text, and what its body is known to be. */
export interface BodyPlace {
  /** Below the content: `news/a/vi.md`. */
  path: string
  hash: string
  /** The images that it shows, among others. */
  images: readonly ImageAsset[]
}

/** @throws {ContentError} if the body is lost, and its file has changed since it was read */
export type LoadBody = (place: BodyPlace, title: string) => KeptBody

export interface BodyOptions {
  /** The folder of the content. */
  directory: string
  /** Its path for messages. */
  name: string
  /** The body that the cache has, as `packBody` makes it; undefined if it is not there or damaged. */
  readPacked: (path: string, hash: string) => string | undefined
}

/** How many bodies stay in memory, because the parts of one are read one after the other. */
const limit = 128

/** Returns a function that loads bodies from the cache. What the cache has lost is made again from its file. */
export function createLoadBody({ directory, name, readPacked }: BodyOptions): LoadBody {
  const recent = new Map<string, KeptBody>()
  return (place, title) => {
    const key = `${place.path} ${place.hash}`
    const known = recent.get(key)
    if (known) return known
    const packed = readPacked(place.path, place.hash)
    const kept = packed === undefined ? undefined : parseBody(packed)
    const body = kept ?? renderAgain({ directory, name }, place, title)
    recent.set(key, body)
    for (const oldest of recent.keys()) {
      if (recent.size <= limit) break
      recent.delete(oldest)
    }
    return body
  }
}

type Root = Pick<BodyOptions, 'directory' | 'name'>

/** @throws {ContentError} if the file has changed */
function renderAgain(root: Root, place: BodyPlace, title: string): KeptBody {
  try {
    const packed = renderFile(root, place, title)
    const body = toHash(packed) === place.hash ? parseBody(packed) : undefined
    if (body) return body
  } catch {
    // The file has been deleted, or cannot be read any more: it has changed.
  }
  const message = say`Was changed while the site was built; start again`
  throw toContentError(rules.unreadable, `${root.name}/${place.path}`, message)
}

function renderFile({ directory, name }: Root, { path, images }: BodyPlace, title: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const text = decodeSource(readFileSync(`${directory}/${path}`)).normalize('NFC')
  // They were reported when the text was first read.
  const diagnostics = new Diagnostics()
  const split = splitFrontmatter({ name: `${name}/${path}`, text }, diagnostics)
  const findImage = (reference: { name: string }) =>
    images.find((image) => image.path === folder + reference.name.replace(/^\.\//, ''))
  return split ? packBody(renderMarkdown({ ...split.body, title }, findImage, diagnostics)) : ''
}
