import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { drawPart, type Printed } from './draw-part.ts'
import { colors, pageMargin, sampleMark } from './print-style.ts'
import type { PrintLanguage } from './to-facts.ts'

/** A document, with the language that it begins in. */
interface PrintedFile extends PrintLanguage {
  title: string
  /** The one date that it carries: a clock would make every run another file. */
  date: Date
  /** Its printed parts, once in each of its languages. */
  parts: readonly Printed[]
}

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/hanken-grotesk/${name}.ttf`))

const pageText: BuildText = /*i18n*/ { id: 'build.samples.page', message: 'Trang' }

/** A PDF for people and their screen readers: tagged, with title and language, its letters within it. Equal input, equal bytes. */
export async function drawDocument({ title, locale, translate, date, parts }: PrintedFile): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'A4',
    margins: { top: pageMargin + 28, bottom: pageMargin + 8, left: pageMargin, right: pageMargin },
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: title, Author: 'SHS', CreationDate: date, ModDate: date },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.registerFont('text', fontFile('400Regular/HankenGrotesk_400Regular'))
  document.registerFont('strong', fontFile('600SemiBold/HankenGrotesk_600SemiBold'))
  const root = document.struct('Document')
  document.addStructure(root)
  for (const part of parts) drawPart(document, root, part)
  root.end()
  finishPages(document, title, translate(pageText))
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** Adds the lines of every page: whose it is, what it is, that nothing in it is true, which page it is. */
function finishPages(document: PDFKit.PDFDocument, title: string, word: string): void {
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    document.switchToPage(page)
    // Text below the margin would begin another page.
    document.page.margins.bottom = 0
    const { width, height } = document.page
    const inner = width - 2 * pageMargin
    document.markContent('Artifact', { type: 'Pagination' })
    document.rect(0, 0, width, 6).fill(colors.brand)
    document.font('strong', 14).fillColor(colors.brand).text('SHS', pageMargin, 34, { lineBreak: false })
    const markWidth = document.font('strong', 8.5).widthOfString(sampleMark) + 20
    document.roundedRect(width - pageMargin - markWidth, 32, markWidth, 20, 3).fill(colors.sampleGround)
    document.fillColor(colors.sample).text(sampleMark, width - pageMargin - markWidth + 10, 37, { lineBreak: false })
    document
      .moveTo(pageMargin, height - 52)
      .lineTo(width - pageMargin, height - 52)
      .lineWidth(0.5)
      .stroke(colors.line)
    document.font('text', 8).fillColor(colors.muted)
    document.text(title, pageMargin, height - 42, { width: inner - 90, height: 10, ellipsis: true })
    document.text(`${word} ${page + 1}/${count}`, pageMargin, height - 42, { width: inner, align: 'right' })
    document.endMarkedContent()
  }
}
