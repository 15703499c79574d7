import { languages, sourceLocale } from '#engine/model/locale/locale.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { drawTable } from './draw-table.ts'
import { colors, sampleMark } from './print-style.ts'
import type { Block, Run } from './to-blocks.ts'
import type { PrintLanguage } from './to-facts.ts'

type Document = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

/** The printed contents of a document, in one language. */
export interface Printed extends PrintLanguage {
  title: string
  summary: string
  facts: [label: string, value: string][]
  blocks: readonly Block[]
}

const texts = {
  precedence: /*i18n*/ {
    id: 'build.samples.precedence',
    message: 'Bản dịch này chỉ để tham khảo; bản tiếng Việt được ưu tiên áp dụng.',
  },
  facts: /*i18n*/ { id: 'build.samples.facts', message: 'Thông tin văn bản' },
  notice: /*i18n*/ {
    id: 'build.samples.notice',
    message: 'Văn bản này được tạo tự động để minh hoạ; tên và số liệu trong văn bản không có thật.',
  },
} as const satisfies Readonly<Record<string, BuildText>>

/** One language of a document, from a page of its own: title, facts, text. */
export function drawPart(document: Document, root: Element, printed: Printed): void {
  const { locale, translate, title, summary, facts, blocks } = printed
  const part = document.struct('Sect', { lang: languages[locale].tag })
  root.add(part)
  document.addPage()
  // Said once in the text too, for those who hear it: marks at the edge of pages are not read out.
  const notice = `${sampleMark}. ${translate(texts.notice)}`
  addText(document, part, 'P', [{ text: notice, isStrong: false }], { size: 9, color: colors.sample })
  document.moveDown(1)
  addText(document, part, 'H1', [{ text: title, isStrong: true }], { size: 20, color: colors.brand })
  document.moveDown(0.4)
  addText(document, part, 'P', [{ text: summary, isStrong: false }], { size: 11, color: colors.muted })
  if (locale !== sourceLocale) {
    document.moveDown(0.4)
    addText(document, part, 'P', [{ text: translate(texts.precedence), isStrong: false }], {
      size: 9,
      color: colors.muted,
    })
  }
  document.moveDown(1)
  document.fontSize(10)
  if (facts.length > 0) {
    drawTable(document, part, {
      rows: facts,
      alignments: ['left', 'left'],
      title: translate(texts.facts),
      hasHeading: false,
    })
  }
  document.moveDown(1.2)
  for (const block of blocks) drawBlock(document, part, block)
  part.end()
}

function drawBlock(document: Document, part: Element, block: Block): void {
  switch (block.kind) {
    case 'heading': {
      const size = block.level === 2 ? 14 : 12
      // A heading does not stand alone at the foot of a page.
      if (document.y + size * 5 > document.page.maxY()) document.addPage()
      document.moveDown(0.5)
      const tag = block.level === 2 ? 'H2' : 'H3'
      addText(document, part, tag, [{ text: block.text, isStrong: true }], { size, color: colors.ink })
      document.moveDown(0.35)
      return
    }
    case 'paragraph':
      addText(document, part, 'P', block.runs, { size: 10.5, color: colors.ink })
      document.moveDown(0.6)
      return
    case 'list':
      drawList(document, part, block)
      document.moveDown(0.4)
      return
    case 'table':
      document.fontSize(9.5)
      drawTable(document, part, { ...block, hasHeading: true })
      document.fontSize(10.5).moveDown(0.8)
  }
}

function drawList(document: Document, part: Element, { items, isNumbered }: Extract<Block, { kind: 'list' }>): void {
  const list = document.struct('L')
  part.add(list)
  const left = document.page.margins.left
  const indent = 18
  for (const [index, runs] of items.entries()) {
    const item = document.struct('LI')
    list.add(item)
    const sign = { text: isNumbered ? `${index + 1}.` : '•', isStrong: false }
    const look = { size: 10.5, color: colors.ink }
    // Sign and words on one page: the sign is drawn first, and goes where the words will begin.
    if (document.y + 2 * look.size > document.page.maxY()) document.addPage()
    const { y } = document
    addText(document, item, 'Lbl', [sign], { ...look, color: colors.brand, x: left })
    document.y = y
    addText(document, item, 'LBody', runs, { ...look, x: left + indent })
    document.x = left
    document.moveDown(0.25)
    item.end()
  }
  list.end()
}

interface Look {
  size: number
  color: string
  x?: number
}

/** Words as an element of the document's structure, in as many weights as they have. */
function addText(document: Document, parent: Element, tag: string, runs: readonly Run[], look: Look): void {
  const draw = () => {
    const x = look.x ?? document.page.margins.left
    const width = document.page.width - document.page.margins.right - x
    const start = document.y
    document.fontSize(look.size).fillColor(look.color)
    for (const [index, { text, isStrong }] of runs.entries()) {
      const options = { continued: index < runs.length - 1, lineGap: look.size * 0.25, width }
      document.font(isStrong ? 'strong' : 'text')
      if (index === 0) document.text(text, x, start, options)
      else document.text(text, options)
    }
  }
  const element = document.struct(tag, {}, draw)
  parent.add(element)
  element.end()
}
