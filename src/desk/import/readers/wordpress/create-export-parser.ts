import { SaxesParser, type SaxesTagNS } from 'saxes'
import { say, type Message } from '#lib/say/message.ts'
import type { SourceTerm } from '../../protocol/source-item.ts'
import type { WordpressItem } from './wordpress-item.ts'

/** A piece of an export, as the parser finds it. */
export type Found =
  | { is: 'item'; item: WordpressItem }
  /** A text of the channel: `link`, `wp:base_blog_url`. */
  | { is: 'channel'; name: string; text: string }
  | { is: 'author'; login: string; name: string }
  | { is: 'fault'; at: string; says: Message }

/** Namespaces have other addresses in each version of the format; the first match counts. */
const prefixes: readonly (readonly [RegExp, string])[] = [
  [/wordpress\.org\/export\/[\d.]+\/excerpt/, 'excerpt:'],
  [/wordpress\.org\/export\//, 'wp:'],
  [/purl\.org\/rss\/1\.0\/modules\/content/, 'content:'],
  [/purl\.org\/dc\/elements/, 'dc:'],
]

/** Errors after which the rest means what it says. */
const harmless = /entity|disallowed character|duplicate attribute/
/** Consequences of an element that was closed and not open: the parser then closes all that are. */
const consequence = /outside of root|unmatched closing tag|unexpected close tag/

interface Draft {
  at: string
  texts: Map<string, string>
  terms: SourceTerm[]
  meta: [string, string][]
  comments: number
  isBroken: boolean
}

/** Reads an export as it comes, and keeps no more of it than the item that is being read. */
export function createExportParser(file: string) {
  const parser = new SaxesParser({ xmlns: true, position: true })
  let found: Found[] = []
  let item: Draft | undefined
  /** Closed, but perhaps by an element that was not open: the parser tells of that afterwards. */
  let closed: Draft | undefined
  let author: Map<string, string> | undefined
  let meta: string | undefined
  let hasRoot = false
  let isTold = false
  /** Once an element was closed that was not open, no other is around the items. */
  let hasNoRoot = false
  const path: string[] = []
  const text: string[] = []
  const place = () => `${file}:${parser.line}:${parser.column}`
  const fail = (says: Message) => found.push({ is: 'fault', at: place(), says })

  parser.on('error', ({ message }) => {
    const reason = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')
    if (/unbound namespace prefix|only one root/.test(reason)) return
    if ((isTold || (hasNoRoot && item === undefined)) && consequence.test(reason)) return
    hasNoRoot ||= /close tag|closing tag/.test(reason)
    if (harmless.test(reason)) {
      fail(say`Was read all the same: the XML is wrong here (${reason})`)
    } else if (item === undefined && closed === undefined) {
      isTold = true
      fail(say`The XML is broken here (${reason}); export the site again`)
    } else if (item?.isBroken !== true) {
      const broken = item ?? closed
      if (broken) broken.isBroken = true
      isTold = true
      const name = broken?.texts.get('title') ?? ''
      fail(say`The XML is broken here (${reason}), so that the item “${name}” was left out; export it again`)
    }
  })
  const takeItem = () => {
    if (closed && !closed.isBroken) {
      found.push({ is: 'item', item: closed })
      isTold = false
    }
    closed = undefined
  }
  parser.on('opentag', (tag) => {
    takeItem()
    const name = toName(tag)
    hasRoot ||= name === 'rss'
    text.length = 0
    path.push(name)
    if (name === 'item') item = startItem(place())
    else if (name === 'wp:author') author = new Map()
    else if (name === 'wp:comment' && item) item.comments++
    else if (name === 'category' && item) item.terms.push(toTerm(tag))
  })
  const take = (part: string) => void text.push(part)
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', () => {
    const name = path.pop() ?? ''
    const value = text.join('')
    text.length = 0
    const parent = path.at(-1)
    if (name === 'item' && item) {
      closed = item
      item = undefined
    } else if (name === 'wp:author' && author) {
      const login = author.get('wp:author_login') ?? ''
      found.push({ is: 'author', login, name: author.get('wp:author_display_name') ?? login })
      author = undefined
    } else if (parent === 'wp:author') author?.set(name, value)
    else if (parent === 'channel') found.push({ is: 'channel', name, text: value })
    else if (parent === 'wp:postmeta' && name === 'wp:meta_key') meta = value
    else if (parent === 'wp:postmeta' && name === 'wp:meta_value') item?.meta.push([meta ?? '', value])
    else if (parent === 'item' && name === 'category') {
      const term = item?.terms.at(-1)
      if (term) term.name = value
    } else if (parent === 'item') item?.texts.set(name, value)
  })

  const drain = () => {
    takeItem()
    const all = found
    found = []
    return all
  }
  return {
    /** The pieces that a part of the file completes. */
    write(part: string): Found[] {
      parser.write(withoutControls(part))
      return drain()
    },
    /** The end: an item that is not complete is a fault. */
    end(): Found[] {
      parser.close()
      if (!hasRoot) fail(say`This is no export of WordPress: it has no <rss>. In WordPress: Tools, Export, All content`)
      return drain()
    },
  }
}

/** XML has no such characters, and posts that were pasted do. As many others, so that columns stay. */
function withoutControls(part: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return part.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ')
}

function startItem(at: string): Draft {
  return { at, texts: new Map(), terms: [], meta: [], comments: 0, isBroken: false }
}

/** `wp:post_id`, whatever the file calls the namespace. */
function toName({ uri, prefix, local }: SaxesTagNS): string {
  if (prefix === '') return local
  const known = prefixes.find(([address]) => address.test(uri))
  return known ? known[1] + local : `${prefix}:${local}`
}

function toTerm({ attributes }: SaxesTagNS): SourceTerm {
  const domain = attributes['domain']?.value ?? 'category'
  return { kind: domain === 'post_tag' ? 'tag' : domain, key: attributes['nicename']?.value ?? '', name: '' }
}
