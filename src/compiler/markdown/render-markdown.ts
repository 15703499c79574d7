import MarkdownIt, { type Token } from 'markdown-it'
import { bindFigures } from '#lib/text/typeset.ts'
import type { Heading, TextSection, TextSteps } from '#model/entries/entry.ts'
import { toSections, toSteps } from './cut-text.ts'
import type { Diagnostics, Position } from '../source/diagnostics.ts'
import { createLocateAddress, decodeSafely, inlineTokens, lineOf } from './inline-positions.ts'
import { placeImages, renderPicture, type FindImage } from './replace-images.ts'
import { takeHeadings } from './collect-headings.ts'
import { checkPlainText } from './check-plain-text.ts'
import { isAllowedLink } from './is-allowed-link.ts'
import { suggest } from '../source/did-you-mean.ts'
import type { MarkdownSource } from './split-frontmatter.ts'
import { addTableRules, prepareTables } from './prepare-tables.ts'

/** A link in a text, to be checked once every page is known. */
export interface FoundLink extends Position {
  file: string
  href: string
}

export interface RenderedMarkdown {
  html: string
  headings: Heading[]
  anchors: string[]
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
parser.renderer.rules['picture'] = renderPicture

/** What lies deeper than markdown-it goes (100) is lost without a word; nobody can read what lies deeper than this. */
const deepestLevel = 24

/** For the errors of one text beyond these no nearest names are looked for: they are not printed, and it takes long. */
const suggestionLimit = 50

/** Markdown to HTML, with the headings it can be entered by and the links that leave it; images stand beside it. Raw HTML comes out as text. */
export function renderMarkdown(
  source: MarkdownSource,
  findImage: FindImage,
  diagnostics: Diagnostics,
): RenderedMarkdown {
  const tokens = parser.parse(source.text, {})
  checkDepth(tokens, source, diagnostics)
  checkPlainText(tokens, source, diagnostics)
  const { headings, ids } = takeHeadings(tokens, source, diagnostics)
  const links = takeLinks(tokens, source)
  checkForms(links, ids, diagnostics)
  placeImages(tokens, { source, findImage, diagnostics })
  for (const [token] of inlineTokens(tokens, source)) {
    if (token.type === 'text') token.content = bindFigures(token.content)
  }
  prepareTables(tokens, source.title ?? '')
  const render = (part: Token[]) => parser.renderer.render(part, parser.options, {})
  const steps = toSteps(tokens, source.linesAbove, render)
  return {
    html: render(tokens),
    headings,
    anchors: [...ids],
    links,
    ...toSections(tokens, render),
    ...(steps && { steps }),
  }
}

function checkDepth(tokens: readonly Token[], source: MarkdownSource, diagnostics: Diagnostics): void {
  const deep = tokens.find(({ level, map }) => level >= deepestLevel && map !== null)
  if (!deep) return
  const line = lineOf(deep, source.linesAbove)
  diagnostics.error(source.name, { line, column: 1 }, 'Lists and quotes are nested too deeply here; write it flatter')
}

function takeLinks(tokens: readonly Token[], source: MarkdownSource): FoundLink[] {
  const links: FoundLink[] = []
  const locate = createLocateAddress(source)
  for (const [token, block] of inlineTokens(tokens, source)) {
    if (token.type !== 'link_open') continue
    const href = String(token.attrGet('href') ?? '')
    links.push({ file: source.name, href, ...locate(href, block) })
    if (/^https?:/i.test(href)) token.attrSet('rel', 'noopener noreferrer')
  }
  return links
}

/** Why an address outside the site reaches nobody, whoever follows it. */
function findMisspelling(href: string): string | undefined {
  if (/^mailto:/i.test(href) && !/^mailto:[^@\s?]+@[^@\s?.]+\.[^@\s?]/i.test(href)) {
    return `"${href}" is no address to write to, such as mailto:lienhe@example.com`
  }
  if (/^tel:/i.test(href) && !/^tel:\+\d{8,15}$/i.test(href)) {
    return `"${href}" is no number to call, such as tel:+842431000000`
  }
  if (/^https?:/i.test(href) && !/^https?:\/\/[^\s/.]+\.[^\s]/i.test(href)) {
    return `"${href}" is no address, such as https://example.com/a`
  }
  return undefined
}

/** What can be said of links without knowing the other pages: how they are written, and whether a place in the same text exists. */
function checkForms(links: readonly FoundLink[], ids: ReadonlySet<string>, diagnostics: Diagnostics): void {
  const anchors = [...ids]
  let dead = 0
  for (const link of links) {
    const anchor = link.href.startsWith('#') ? decodeSafely(link.href.slice(1)) : undefined
    const misspelt = findMisspelling(link.href)
    if (misspelt) diagnostics.error(link.file, link, misspelt)
    else if (!/^(?:[a-z]+:|\/|#)/i.test(link.href)) {
      diagnostics.error(link.file, link, `Write the whole path, from the root: "/…", not "${link.href}"`)
    } else if (anchor !== undefined && !ids.has(anchor)) {
      dead += 1
      const nearest = dead > suggestionLimit ? '' : suggest(anchor, anchors)
      diagnostics.error(link.file, link, `Dead link: this text has no heading "#${anchor}".${nearest}`)
    }
  }
}
