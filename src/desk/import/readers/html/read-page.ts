import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** The facts that a page of HTML says of itself. Texts are empty where it says nothing. */
export interface ReadPage {
  title: string
  /** The HTML of its text, without what stands around it. */
  body: string
  summary: string
  published: string
  modified: string
  /** Its address, as it says itself or the browser that saved it. */
  address: string
  language: string
  keywords: readonly string[]
  author: string
  section: string
  image: string
  /** The addresses of its pictures and links as they are written. */
  files: readonly string[]
}

/** Parts of a page that are no text of it. */
const around = new Set(['script', 'style', 'noscript', 'template', 'nav', 'header', 'footer', 'aside', 'form', 'head'])

/** A page as a post has it: the text is in `article`, `main`, or what is left of `body`. */
export function readPage(html: string): ReadPage {
  const document = parse(html)
  const all = [...elementsIn(document)]
  const body = all.find(({ tagName }) => tagName === 'body')
  const root =
    findOnly(all, 'article') ?? all.find((one) => one.tagName === 'main' || attribute(one, 'role') === 'main') ?? body
  const meta = (...names: string[]) => {
    for (const name of names) {
      const found = all.find(
        (one) =>
          one.tagName === 'meta' &&
          [attribute(one, 'property'), attribute(one, 'name'), attribute(one, 'itemprop')].includes(name),
      )
      const content = found && attribute(found, 'content')?.trim()
      if (content !== undefined && content !== '') return content
    }
    return ''
  }
  const heading = all.find(({ tagName }) => tagName === 'h1')
  const titleTag = all.find(({ tagName }) => tagName === 'title')
  const title = (heading && textOf(heading)) || meta('og:title') || (titleTag ? textOf(titleTag) : '')
  const time = all.find((one) => one.tagName === 'time' && attribute(one, 'datetime') !== undefined)
  const canonical = all.find((one) => one.tagName === 'link' && attribute(one, 'rel') === 'canonical')
  const kept = root ? withoutAround(root, heading) : undefined
  const inText = kept ? [...elementsIn(kept)] : []
  return {
    title,
    body: kept ? serialize(kept).trim() : '',
    summary: meta('description', 'og:description'),
    published:
      meta('article:published_time', 'datePublished', 'date', 'dc.date') ||
      (time ? (attribute(time, 'datetime') ?? '') : ''),
    modified: meta('article:modified_time', 'dateModified', 'last-modified'),
    address: (canonical && attribute(canonical, 'href')) || meta('og:url') || findSavedFrom(html),
    language: (all[0] && attribute(all[0], 'lang')) || meta('og:locale'),
    keywords: meta('keywords', 'news_keywords')
      .split(/[,;]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    author: meta('author', 'article:author'),
    section: meta('article:section'),
    image: meta('og:image'),
    files: [...new Set(inText.flatMap((one) => attribute(one, one.tagName === 'img' ? 'src' : 'href') ?? []))],
  }
}

/** The comment that browsers write above what they save. */
function findSavedFrom(html: string): string {
  return /<!--\s*saved from url=\(\d+\)(\S+)\s*-->/.exec(html.slice(0, 2000))?.[1] ?? ''
}

/** A list of posts has several articles: none of them is the page. */
function findOnly(all: readonly Element[], name: string): Element | undefined {
  const [first, ...others] = all.filter(({ tagName }) => tagName === name)
  return others.length === 0 ? first : undefined
}

function* elementsIn(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child
    yield* elementsIn(child)
  }
}

/** Removes what stands around a text, and the heading that is its title. */
function withoutAround(root: Element, heading: Element | undefined): Element {
  root.childNodes = root.childNodes.flatMap((child): DefaultTreeAdapterTypes.ChildNode[] => {
    if (!('tagName' in child)) return [child]
    if (child === heading || around.has(child.tagName)) return []
    return [withoutAround(child, heading)]
  })
  return root
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  const text = 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
  return text.replaceAll(/\s+/g, ' ').trim()
}
