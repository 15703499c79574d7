import MarkdownIt, { type Token } from 'markdown-it'
import { foldToSlug } from '#lib/fold.ts'
import { bindFigures } from '#lib/typeset.ts'
import type { Heading, TextSection, TextSteps } from '#model/entry.ts'
import { toSections, toSteps } from './cut-text.ts'
import type { Diagnostics, Position } from './diagnostics.ts'
import { decodeSafely, inlineTokens, locate } from './inline-positions.ts'
import { placeImages, renderPicture, type FindImage } from './markdown-images.ts'
import { suggest } from './nearest.ts'
import type { MarkdownSource } from './split-frontmatter.ts'
import { addTableRules, prepareTables } from './tables.ts'

/** A link in a text, to be checked once every page is known. */
export interface FoundLink extends Position {
  file: string
  href: string
}

export interface RenderedMarkdown {
  html: string
  headings: Heading[]
  /** What stands before the first section. */
  intro: string
  sections: TextSection[]
  steps?: TextSteps
  links: FoundLink[]
}

// Of the typographer only its quotes: what else it replaces, "(c)" among it, may be meant as written.
const parser = new MarkdownIt('default', { html: false, linkify: false, typographer: true, quotes: '“”‘’' })
parser.disable('replacements')
parser.validateLink = isAllowedLink
addTableRules(parser)

const customId = /\s*\{#([a-z0-9-]+)\}\s*$/

/** Markdown to HTML, with the headings it can be entered by and the links that leave it; images stand beside it. Raw HTML comes out as text. */
export function renderMarkdown(
  source: MarkdownSource,
  findImage: FindImage,
  diagnostics: Diagnostics,
): RenderedMarkdown {
  const tokens = parser.parse(source.text, {})
  const headings = takeHeadings(tokens, source, diagnostics)
  const links = takeLinks(tokens, source)
  for (const link of links) checkForm(link, headings, diagnostics)
  placeImages(tokens, { source, findImage, diagnostics })
  for (const [token] of inlineTokens(tokens, source)) {
    if (token.type === 'text') token.content = bindFigures(token.content)
  }
  prepareTables(tokens)
  const render = (part: Token[]) => parser.renderer.render(part, parser.options, {})
  const steps = toSteps(tokens, source.linesAbove, render)
  return { html: render(tokens), headings, links, ...toSections(tokens, render), ...(steps && { steps }) }
}

/** Gives each heading its id, and strips the `{#id}` that sets one by hand (the same in every language). */
function takeHeadings(tokens: Token[], source: MarkdownSource, diagnostics: Diagnostics): Heading[] {
  const headings: Heading[] = []
  const taken = new Set<string>()
  let previousLevel = 1
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const level = Number(token.tag.slice(1))
    const position = { line: (token.map?.[0] ?? 0) + 1 + source.linesAbove, column: 1 }
    const fail = (message: string) => diagnostics.error(source.name, position, message)
    if (level === 1) fail('A text has no "#" heading: the title is one; begin sections with "##"')
    else if (level > previousLevel + 1) fail(`Heading level ${level} follows level ${previousLevel}; do not skip one`)
    previousLevel = level

    const inline = tokens[index + 1]
    const last = inline?.children?.at(-1)
    const custom = last?.type === 'text' ? customId.exec(last.content) : null
    if (last && custom) last.content = last.content.replace(customId, '')
    const text = inline?.children?.map((child) => child.content).join('') ?? ''
    const id = custom?.[1] ?? toFreeId(foldToSlug(text), taken)
    if (custom && taken.has(id)) fail(`Two headings have the id "${id}"`)
    taken.add(id)
    token.attrSet('id', id)
    if (level === 2 || level === 3) headings.push({ id, text, level })
  }
  return headings
}

function toFreeId(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted || 'muc'
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
  return id
}

function takeLinks(tokens: Token[], source: MarkdownSource): FoundLink[] {
  const links: FoundLink[] = []
  for (const [token, position] of inlineTokens(tokens, source)) {
    if (token.type !== 'link_open') continue
    const href = String(token.attrGet('href') ?? '')
    links.push({ file: source.name, href, ...locate(href, position, source, links.at(-1)) })
    if (/^https?:/i.test(href)) token.attrSet('rel', 'noopener noreferrer')
  }
  return links
}

/** What can be said of a link without knowing the other pages: how it is written, and whether a place in the same text exists. */
function checkForm(link: FoundLink, headings: readonly Heading[], diagnostics: Diagnostics): void {
  if (!/^(?:[a-z]+:|\/|#)/i.test(link.href)) {
    diagnostics.error(link.file, link, `Write the whole path, from the root: "/…", not "${link.href}"`)
  }
  if (!link.href.startsWith('#')) return
  const anchors = headings.map((heading) => heading.id)
  const anchor = decodeSafely(link.href.slice(1))
  if (anchors.includes(anchor)) return
  diagnostics.error(link.file, link, `Dead link: this text has no heading "#${anchor}".${suggest(anchor, anchors)}`)
}

parser.renderer.rules['picture'] = renderPicture

/** http(s), mailto, tel and addresses of this site, in whatever casing or disguise; all else comes out as text. */
function isAllowedLink(href: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop these before they read the scheme
  const plain = href.replace(/[\u0000-\u0020]/g, '').toLowerCase()
  return /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]|%5c|%2f)|[^/\\:]+(?:[/?#]|$))/.test(plain)
}
