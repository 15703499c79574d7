import { setImmediate } from 'node:timers/promises'
import TurndownService from 'turndown'
import { say } from '#lib/say/message.ts'
import type { Pasted } from '../protocol/changes.ts'
import { Refused } from '../refusal/refused.ts'
import { toLocalText } from '../say/to-local-text.ts'
import { cleanHtml, joinLists } from './clean-html.ts'
import { findLost } from './find-lost.ts'
import { splitHtml, toDepth } from './split-html.ts'
import { tableRules } from './table-rules.ts'

/** In letters. More is a book, and would stop the desk for everybody meanwhile. */
const mostLetters = 4_000_000

/** Elements within elements. */
const deepest = 300

/**
 * HTML that was copied from Word or from a page, as Markdown, with what it could not keep. A long text is read in parts, between which the desk
 * answers other people.
 * @throws {Refused} for too much at once
 */
export async function toMarkdown(html: string): Promise<Pasted> {
  if (html.length > mostLetters)
    throw new Refused(413, say`That is too much to paste at once: paste a chapter at a time`)
  const cleaned = cleanHtml(html)
  if (toDepth(cleaned) > deepest)
    throw new Refused(422, say`This text is too intricate to be read. Paste it without its formatting: Ctrl+Shift+V`)
  const service = createService()
  const parts: string[] = []
  for (const part of splitHtml(cleaned)) {
    parts.push(service.turndown(part))
    await setImmediate()
  }
  return { markdown: joinLists(parts.join('\n\n')), lost: findLost(html).map(toLocalText) }
}

/** The rules by which HTML of programs and pages becomes Markdown. */
export function createService(): TurndownService {
  /** The numbers of items: those of a list follow each other. */
  const numbers = new WeakMap<Node, number>()
  const toNumber = (item: Node): number => {
    let before = item.previousSibling
    while (before && before.nodeName !== 'LI') before = before.previousSibling
    const number = 1 + (before ? (numbers.get(before) ?? 0) : 0)
    numbers.set(item, number)
    return number
  }
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    codeBlockStyle: 'fenced',
  })
  service.use(tableRules)
  service.addRule('strikethrough', {
    filter: ['s'],
    replacement: (content) => (content === '' ? '' : `~~${content}~~`),
  })
  service.remove(['style', 'script', 'noscript', 'iframe', 'object'])
  service.addRule('images', { filter: ['img'], replacement: () => '' })
  service.addRule('items', {
    filter: 'li',
    replacement: (content, node) => {
      const mark = node.parentNode?.nodeName === 'OL' ? `${toNumber(node)}. ` : '- '
      return `${mark}${content.trim().replaceAll(/\n+/g, `\n${' '.repeat(mark.length)}`)}\n`
    },
  })
  // The title of the page is the only heading of the first level.
  service.addRule('headings', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, { nodeName }) => {
      const level = Math.min(6, Math.max(2, Number(nodeName.slice(1))))
      const text = content.replaceAll(/\*\*/g, '').replaceAll(/\s+/g, ' ').trim()
      return text === '' ? '' : `\n\n${'#'.repeat(level)} ${text}\n\n`
    },
  })
  service.addRule('marks of lists of Word', {
    filter: (node) => /mso-list:\s*Ignore/i.test(node.getAttribute('style') ?? ''),
    replacement: () => '',
  })
  service.addRule('lists of Word', {
    filter: (node) => node.nodeName === 'P' && isWordItem(node),
    replacement: (content, node) => `\n\n${toWordMark(node as HTMLElement)}${content.trim()}\n\n`, // the filter takes elements alone
  })
  service.addRule('links', {
    filter: (node) =>
      node.nodeName === 'A' && !/^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(node.getAttribute('href') ?? ''),
    replacement: (content) => content,
  })
  return service
}

function isWordItem(node: HTMLElement): boolean {
  const style = node.getAttribute('style') ?? ''
  return /mso-list:\s*l\d/i.test(style) || (/MsoListParagraph/.test(node.className) && findWordMark(node) !== undefined)
}

/** The number or the sign that Word writes before an item. */
function findWordMark(node: HTMLElement): string | undefined {
  const spans = Array.from(node.getElementsByTagName('span'))
  return spans.find((span) => /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''))?.textContent?.trim()
}

function toWordMark(node: HTMLElement): string {
  const level = Number(/level(\d)/.exec(node.getAttribute('style') ?? '')?.[1] ?? 1)
  const number = /^(\d+)[.)]/.exec(findWordMark(node) ?? '')?.[1]
  return `${'  '.repeat(level - 1)}${number === undefined ? '-' : `${number}.`} `
}
