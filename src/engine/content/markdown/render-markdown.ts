import type { Token } from 'markdown-it'
import type { TextBody } from '#engine/model/entries/entry.ts'
import { say, type Message } from '#lib/say/message.ts'
import { bindFigures } from '#lib/text/typeset.ts'
import type { Diagnostics, Position } from '../source/diagnostics.ts'
import { didYouMean } from '../source/did-you-mean.ts'
import { rules } from '../source/rules.ts'
import { checkPlainText } from './check-plain-text.ts'
import { collectHeadings } from './collect-headings.ts'
import { collectPassages, type Passage } from './collect-passages.ts'
import { createUrlLocator } from './create-url-locator.ts'
import { decodeUrl } from './decode-url.ts'
import { findHostProblem, isPrivateHost } from './find-host-problem.ts'
import { inlineTokens, lineOf } from './inline-tokens.ts'
import { checkLosses } from './losses/check-losses.ts'
import { checkMarks } from './marks/check-marks.ts'
import { findNotes } from './notes/find-notes.ts'
import { parseMarkdown, parser } from './parser/create-parser.ts'
import type { MarkdownSource } from './parser/markdown-source.ts'
import { addTableRules, prepareTables } from './prepare-tables.ts'
import { replaceImages, renderPicture, type FindImage } from './replace-images.ts'
import { toSections } from './to-sections.ts'
import { toSteps } from './to-steps.ts'

/** A link in a text. It is checked after all pages are read. */
export interface LinkReference extends Position {
  file: string
  href: string
}

export interface RenderedMarkdown extends TextBody {
  links: LinkReference[]
  passages: Passage[]
}

addTableRules(parser)
parser.renderer.rules['picture'] = renderPicture

/** The deepest nesting that is accepted. markdown-it silently drops content below its own limit, 100. */
const maxDepth = 24

/** The most dead links of a text for which a close name is searched, because the search takes long. */
const suggestionLimit = 50

/** Converts Markdown to HTML, and collects its headings, anchors and links. Raw HTML is shown as text. */
export function renderMarkdown(
  source: MarkdownSource,
  findImage: FindImage,
  diagnostics: Diagnostics,
): RenderedMarkdown {
  const parsed = parseMarkdown(source.text)
  const { tokens } = parsed
  checkDepth(tokens, source, diagnostics)
  const context = { source, lines: source.text.split('\n'), diagnostics }
  checkLosses(parsed, context)
  checkMarks(parsed, context)
  checkPlainText(tokens, source, diagnostics)
  const notes = findNotes(tokens, source)
  const { headings, ids } = collectHeadings(tokens, source, diagnostics, notes.ids)
  const links = collectLinks(tokens, source, diagnostics)
  const passages = collectPassages(tokens, source)
  checkLinkForms(links, ids, diagnostics)
  replaceImages(tokens, { source, findImage, diagnostics })
  for (const [token] of inlineTokens(tokens, source)) {
    if (token.type === 'text') token.content = bindFigures(token.content)
  }
  prepareTables(tokens, source.title ?? '')
  notes.prepare()
  const steps = toSteps(tokens, source.linesAbove, render)
  const parts = toSections(tokens, render)
  return {
    ...parts,
    isEmpty: parts.html.trim() === '',
    headings,
    anchors: [...ids],
    links,
    passages,
    ...(steps && { steps }),
  }
}

function render(tokens: Token[]): string {
  return parser.renderer.render(tokens, parser.options, {})
}

function checkDepth(tokens: readonly Token[], source: MarkdownSource, diagnostics: Diagnostics): void {
  const deep = tokens.find(({ level, map }) => level >= maxDepth && map !== null)
  if (!deep) return
  const line = lineOf(deep, source.linesAbove)
  diagnostics.error(
    rules.structure,
    source.name,
    { line, column: 1 },
    say`Lists and quotes are nested too deeply; reduce the nesting`,
  )
}

function collectLinks(tokens: readonly Token[], source: MarkdownSource, diagnostics: Diagnostics): LinkReference[] {
  const links: LinkReference[] = []
  const locate = createUrlLocator(source)
  for (const [token, block] of inlineTokens(tokens, source)) {
    if (token.type !== 'link_open') continue
    const href = String(token.attrGet('href') ?? '')
    const position = locate(href, block)
    links.push({ file: source.name, href, ...position })
    if (token.attrGet('title') !== null) {
      const message = say`The title of a link is seen with a mouse alone; write it in the text`
      diagnostics.warn(rules.literalMarks, source.name, position, message)
    }
    if (/^https?:/i.test(href)) token.attrSet('rel', 'noopener noreferrer')
  }
  return links
}

/** The message for a malformed external URL; undefined if the URL is not malformed. */
function findMalformedUrl(href: string): Message | undefined {
  if (/^mailto:/i.test(href) && !/^mailto:[^@\s?]+@[^@\s?.]+\.[^@\s?]/i.test(href)) {
    return say`Invalid email address "${href}"; write it like mailto:ten@example.com`
  }
  if (/^tel:/i.test(href) && !/^tel:\+\d{8,15}$/i.test(href)) {
    return say`Invalid phone number "${href}"; write it like tel:+842400000000`
  }
  if (/^https?:/i.test(href) && !/^https?:\/\/[^\s/.]+\.[^\s]/i.test(href)) {
    return say`Invalid URL "${href}"; write it like https://example.com/a`
  }
  const host = /^mailto:/i.test(href) ? href.split('@').at(-1)?.split('?', 1)[0] : undefined
  if (host !== undefined && isPrivateHost(host.toLowerCase())) {
    return say`Invalid email address "${href}": ${host} is within a network; write a public address`
  }
  const problem = findHostProblem(href)
  return problem === undefined ? undefined : say`Link "${href}" ${problem}`
}

/** Checks links as far as possible without the other pages: their form, and anchors in the same text. */
function checkLinkForms(links: readonly LinkReference[], ids: ReadonlySet<string>, diagnostics: Diagnostics): void {
  const anchors = [...ids]
  let dead = 0
  for (const link of links) {
    const anchor = link.href.startsWith('#') ? decodeUrl(link.href.slice(1)) : undefined
    const malformed = findMalformedUrl(link.href)
    if (malformed) diagnostics.error(rules.links, link.file, link, malformed)
    else if (!/^(?:[a-z]+:|\/|#)/i.test(link.href)) {
      diagnostics.error(
        rules.links,
        link.file,
        link,
        say`Relative link "${link.href}"; write the whole path from the root, "/…"`,
      )
    } else if (anchor !== undefined && !ids.has(anchor)) {
      dead += 1
      const nearest = dead > suggestionLimit ? '' : didYouMean(anchor, anchors)
      diagnostics.error(rules.links, link.file, link, say`Dead link: this text has no heading "#${anchor}".${nearest}`)
    }
  }
}
