import { cleanHtml } from '../../paste/clean-html.ts'
import type { SourceBody } from '../protocol/source-item.ts'
import { addParagraphs } from './add-paragraphs.ts'
import { findDropped } from './find-dropped.ts'
import { htmlToMarkdown, type MarkedText } from './html-to-markdown.ts'
import type { Losses } from './losses.ts'
import { withoutMarks } from './marks.ts'
import { readShortcodes, type ListGallery } from './read-shortcodes.ts'

/** The text of a post as Markdown with marks for images, links and notes. Whatever is lost on the way is added to the losses. */
export function convertBody({ format, text }: SourceBody, losses: Losses, listGallery: ListGallery): MarkedText {
  const clean = withoutMarks(text).normalize('NFC')
  if (format === 'markdown') return { markdown: clean.trim(), images: [], links: [], notes: [] }
  findDropped(clean, losses)
  const html = format === 'wordpress' ? readWordpress(clean, losses, listGallery) : clean
  return htmlToMarkdown(cleanHtml(html))
}

/** Posts of the block editor have whole paragraphs; of older ones they are made of blank lines. */
function readWordpress(text: string, losses: Losses, listGallery: ListGallery): string {
  const read = readShortcodes(text.replaceAll(/<!--\s*\/?wp:[\s\S]*?-->/g, ''), { losses, listGallery })
  return /<!--\s*wp:/.test(text) ? read : addParagraphs(read)
}
