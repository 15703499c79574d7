import type { Text } from '#engine/model/entries/entry.ts'
import { pickText, type Translated } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import type { CoverShape, DrawnCover } from '#lib/covers/drawn-cover.ts'
import { joinNote } from './cover-parts.ts'
import { toTextOutline, type TextOutline } from './to-text-outline.ts'

const reading: BuildText = /*i18n*/ { id: 'build.cover.reading', message: '# phút đọc', comment: '#: how many minutes' }
const sectionCount: BuildText = /*i18n*/ { id: 'build.cover.sections', message: '# phần', comment: '#: two or more' }
const longest: BuildText = /*i18n*/ {
  id: 'build.cover.sections.longest',
  message: 'dài nhất:',
  comment: 'Before the heading of the longest section',
}
const paragraphs: BuildText = /*i18n*/ { id: 'build.cover.paragraphs', message: '# đoạn', comment: '#: two or more' }
const paragraph: BuildText = /*i18n*/ { id: 'build.cover.paragraph', message: 'một đoạn' }

/** More treads than the grid of a thumbnail has room for are drawn as fewer, each of several paragraphs. */
const mostParts = 14

interface TextCover extends Pick<DrawnCover, 'ground' | 'kind'> {
  tone?: DrawnCover['tone']
  texts: Translated<Text>
  context: Pick<CoverContext, 'locale' | 'translate'>
  /** Before what the drawing shows. */
  note?: string | undefined
}

/** The cover of what has no figures: how long it takes to read, and a tread for each part of the text, as high as the part is long. */
export function toTextCover({ ground, tone = 'other', kind, texts, context, note }: TextCover): DrawnCover {
  const { locale, translate } = context
  const outline = toTextOutline(pickText(texts, locale))
  const { sections, minutes, parts } = outline
  const count = (text: BuildText, number: number) => translate(text).replace('#', String(number))
  const label = sections
    ? count(sectionCount, sections.count)
    : parts.length > 1
      ? count(paragraphs, parts.length)
      : translate(paragraph)
  return {
    ground,
    tone,
    kind,
    figure: toReading(minutes, translate),
    note: joinNote([note, label, sections && `${translate(longest)} ${sections.longest}`]),
    label,
    isOutline: true,
    shape: toShape(outline),
  }
}

/** How long it takes to read a text: `5 phút đọc`. */
export function toReadingTime(texts: Translated<Text>, { locale, translate }: TextCover['context']): string {
  return toReading(toTextOutline(pickText(texts, locale)).minutes, translate)
}

function toReading(minutes: number, translate: TextCover['context']['translate']): string {
  return translate(reading).replace('#', String(minutes))
}

function toShape({ parts, sections }: TextOutline): CoverShape {
  const size = Math.ceil(parts.length / mostParts)
  const values = Array.from({ length: Math.ceil(parts.length / size) }, (_, index) =>
    parts.slice(index * size, (index + 1) * size).reduce((sum, words) => sum + words, 0),
  )
  const own = sections ? Math.floor(sections.place / size) : values.indexOf(Math.max(...values))
  return { form: 'stair', values: values.length > 0 ? values : [1], own: [own, own] }
}
