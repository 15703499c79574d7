import type TurndownService from 'turndown'
import { joinLists } from '../../paste/clean-html.ts'
import { createService } from '../../paste/to-markdown.ts'
import { lineEnd, markEnd, markStart } from './marks.ts'

/** An image that a text shows. */
export interface ImageUse {
  url: string
  /** The id in the old site, where the text has it. */
  mediaId: string | undefined
  alt: string
}

/** Markdown with a mark in the place of each image, link and note, as `withReferences` finds them. */
export interface MarkedText {
  markdown: string
  images: readonly ImageUse[]
  /** The addresses of its links, as they are written. */
  links: readonly string[]
  /** The texts of its notes, in Markdown. */
  notes: readonly string[]
}

/** HTML as Markdown. Whatever is to be looked up elsewhere is a mark: `\uFDD3image 0\uFDD4`. */
export function htmlToMarkdown(html: string): MarkedText {
  const found = { images: [] as ImageUse[], links: [] as string[], notes: [] as string[] } // filled below
  const service = createService()
  addFileRules(service, found)
  addNoteRules(service, found, html)
  service.addRule('captions', {
    filter: 'figcaption',
    replacement: (content) => (content.trim() === '' ? '' : `\n\n*${plain(content)}*\n\n`),
  })
  service.addRule('code without its element', {
    filter: (node) => node.nodeName === 'PRE' && node.getElementsByTagName('code').length === 0,
    replacement: (_content, node) => `\n\n\`\`\`\n${(node.textContent ?? '').trim()}\n\`\`\`\n\n`,
  })
  service.addRule('lines', { filter: 'hr', replacement: () => '\n\n---\n\n' })
  service.addRule('terms', {
    filter: 'dt',
    replacement: (content) => (content.trim() === '' ? '' : `\n\n**${plain(content)}**\n\n`),
  })
  service.addRule('ends of lines', { filter: 'br', replacement: () => `${lineEnd}\n` })
  return { markdown: withLines(joinLists(service.turndown(html))), ...found }
}

/** Ends of lines as Markdown writes them; the last of a paragraph, and those of headings and cells, are blanks. */
function withLines(markdown: string): string {
  return markdown.replaceAll(new RegExp(`${lineEnd}\\n(?=[ \\t]*\\S)`, 'g'), '\\\n').replaceAll(lineEnd, '')
}

/** Words without emphasis, which are emphasized as a whole. */
function plain(content: string): string {
  return content
    .replaceAll(/(?<!\\)\*+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function addFileRules(service: TurndownService, { images, links }: { images: ImageUse[]; links: string[] }): void {
  service.addRule('images', {
    filter: 'img',
    replacement: (_content, node) => {
      const image = node as HTMLElement // the filter takes elements alone
      const of = (name: string) => image.getAttribute(name)?.trim() ?? ''
      const lazy = ['data-src', 'data-lazy-src', 'data-original'].map(of).find((url) => url !== '')
      const mediaId = of('data-media') || /\bwp-image-(\d+)/.exec(of('class'))?.[1]
      const index = images.push({ url: lazy ?? of('src'), mediaId, alt: of('alt') || of('title') }) - 1
      return `\n\n${markStart}image ${index}${markEnd}\n\n`
    },
  })
  service.addRule('links', {
    filter: 'a',
    replacement: (content, node) => {
      const href = (node as HTMLElement).getAttribute('href')?.trim() ?? '' // the filter takes elements alone
      // A picture that leads to a larger one is the picture.
      if (href === '' || content.trim() === '' || content.includes(`${markStart}image`)) return content
      const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(content) ?? []
      return `${before}[${words.replaceAll(/\s*\n\s*/g, ' ')}](${markStart}link ${links.push(href) - 1}${markEnd})${after}`
    },
  })
}

/** The numbers of notes: `<a href="#fn1">`, `<sup data-fn="…">`, and what a shortcode had between its brackets. */
const noteTarget = /^#(?:_?(?:fn|ftn|edn|footnote|easy-footnote-bottom)|note|[0-9a-f]{8}-[0-9a-f]{4}-)/i
const backTarget = /^#(?:_?(?:fnref|ftnref|ednref|footnote-?ref|easy-footnote-)|ref|.*-link$)/i

function addNoteRules(service: TurndownService, { notes }: { notes: string[] }, html: string): void {
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => {
    const known = numbers.get(name) ?? numbers.size
    numbers.set(name, known)
    return known
  }
  const ids = new Set(Array.from(html.matchAll(/\bid=["']([^"']+)["']/g), ([, id = '']) => id))
  const isNoteLink = (node: Element) => {
    const href = node.getAttribute('href') ?? ''
    return noteTarget.test(href) && !backTarget.test(href) && ids.has(href.slice(1))
  }
  service.addRule('references to notes', {
    filter: (node) => node.nodeName === 'A' && isNoteLink(node),
    replacement: (_content, node) => `[^${numberOf((node as HTMLElement).getAttribute('href')?.slice(1) ?? '') + 1}]`, // the filter takes elements alone
  })
  service.addRule('ways back from notes', {
    filter: (node) => node.nodeName === 'A' && backTarget.test(node.getAttribute('href') ?? ''),
    replacement: () => '',
  })
  service.addRule('notes in the text', {
    filter: (node) => node.nodeName === 'SUP' && node.getAttribute('data-note') !== null,
    replacement: (content, node) => {
      const number = numberOf(`text ${numbers.size} ${node.textContent ?? ''}`)
      notes[number] = content.trim()
      return `[^${number + 1}]`
    },
  })
  const isNote = (node: Element) => {
    const id = node.getAttribute('id') ?? ''
    return (
      id !== '' && noteTarget.test(`#${id}`) && html.includes(`#${id}`) && ['LI', 'P', 'DIV'].includes(node.nodeName)
    )
  }
  service.addRule('notes', {
    filter: isNote,
    replacement: (content, node) => {
      notes[numberOf((node as HTMLElement).getAttribute('id') ?? '')] = content // the filter takes elements alone
        .trim()
        .replace(/^\\?\[?\d+\\?[\].]\s*/, '')
        .replaceAll(/\s*\n\s*/g, ' ')
      return ''
    },
  })
}
