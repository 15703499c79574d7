import type { Token } from 'markdown-it'
import { noteTexts } from '#brand'
import { locales, sourceLocale, type Locale } from '#engine/model/locale/locale.ts'
import type { MarkdownSource } from '../parser/markdown-source.ts'

interface NoteTexts {
  title: string
  note: string
  back: string
}

const texts: Readonly<Record<Locale, NoteTexts>> = noteTexts

/** The notes of a text: their ids, and their HTML. */
export interface Notes {
  /** Those of all notes and of all references to them. */
  ids: readonly string[]
  /** Gives the tokens their HTML, once nothing reads their text any more. */
  prepare: () => void
}

export function findNotes(tokens: readonly Token[], { name }: Pick<MarkdownSource, 'name'>): Notes {
  const [file, folder = ''] = name.split('/').toReversed()
  const { title, note, back } = texts[locales.find((locale) => file === `${locale}.md`) ?? sourceLocale]
  // With the folder, because a page may show the texts of several entries.
  const toId = (number: number) => `note-${folder}-${number}`
  const toReferenceId = (number: number, place: number) => `${toId(number)}-ref${place > 0 ? place + 1 : ''}`
  const ids: string[] = []
  const contents: [token: Token, html: string][] = []
  const visit = (token: Token) => {
    // Counted from 0, as the plugin does; a note has several references, or one.
    const number = Number(token.meta?.['id']) + 1
    const id = toId(number)
    const reference = toReferenceId(number, Number(token.meta?.['subId'] ?? 0))
    switch (token.type) {
      case 'footnote_ref':
        ids.push(reference)
        contents.push([
          token,
          `<sup class="note-ref"><a href="#${id}" id="${reference}" role="doc-noteref" aria-label="${note} ${number}">${number}</a></sup>`,
        ])
        break
      case 'footnote_block_open':
        contents.push([token, `<section class="notes" role="doc-endnotes" aria-label="${title}">\n<ol>\n`])
        break
      case 'footnote_open':
        ids.push(id)
        contents.push([token, `<li id="${id}">`])
        break
      case 'footnote_anchor':
        contents.push([
          token,
          // An arrow that the typeface has.
          ` <a class="note-back" href="#${reference}" role="doc-backlink" aria-label="${back} ${number}">←</a>`,
        ])
        break
      case 'footnote_close':
        contents.push([token, '</li>\n'])
        break
      case 'footnote_block_close':
        contents.push([token, '</ol>\n</section>\n'])
        break
      default:
        for (const child of token.children ?? []) visit(child)
    }
  }
  for (const token of tokens) visit(token)
  return {
    ids,
    prepare: () => {
      for (const [token, html] of contents) token.content = html
    },
  }
}
