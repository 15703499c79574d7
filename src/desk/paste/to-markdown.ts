import { strikethrough, tables } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { say } from '#lib/say/message.ts'
import type { Pasted } from '../protocol/changes.ts'
import { Refused } from '../refusal/refused.ts'
import { toLocalText } from '../say/to-local-text.ts'
import { cleanHtml, joinLists } from './clean-html.ts'
import { findLost } from './find-lost.ts'

/** In letters. More is a book, and would stop the desk for everybody meanwhile. */
const mostLetters = 4_000_000

/** HTML that was copied from Word or from a page, as Markdown, with what it could not keep. @throws {Refused} for too much at once */
export function toMarkdown(html: string): Pasted {
  if (html.length > mostLetters)
    throw new Refused(413, say`That is too much to paste at once: paste a chapter at a time`)
  const cleaned = cleanHtml(html)
  return { markdown: joinLists(createService().turndown(cleaned)), lost: findLost(html).map(toLocalText) }
}

function createService(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    codeBlockStyle: 'fenced',
  })
  service.use([tables, strikethrough])
  service.remove(['style', 'script', 'noscript', 'iframe', 'object'])
  service.addRule('images', { filter: ['img'], replacement: () => '' })
  service.addRule('items', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentNode
      const isOrdered = list?.nodeName === 'OL'
      const index = [...(list?.childNodes ?? [])].filter(({ nodeName }) => nodeName === 'LI').indexOf(node as ChildNode) // it is one of them
      const mark = isOrdered ? `${index + 1}. ` : '- '
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
