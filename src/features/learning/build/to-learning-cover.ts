import type { Entry } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import type { CoverContext } from '#engine/render/site/render-site.ts'
import { toReadingTime, toTextCover } from '#features/covers/build/to-text-cover.ts'
import { toChartCover } from '#features/figures/build/to-chart-cover.ts'
import type { DrawnCover } from '#lib/covers/drawn-cover.ts'

type KnowledgeFacts = Entry<'knowledge'>['facts']

const levels: Readonly<Record<KnowledgeFacts['level'], BuildText>> = {
  'co-ban': /*i18n*/ { id: 'build.cover.level.basic', message: 'Cơ bản' },
  'trung-cap': /*i18n*/ { id: 'build.cover.level.intermediate', message: 'Trung cấp' },
  'nang-cao': /*i18n*/ { id: 'build.cover.level.advanced', message: 'Nâng cao' },
}

const categories: Readonly<Record<KnowledgeFacts['category'], BuildText>> = {
  'nhap-mon': /*i18n*/ { id: 'build.cover.knowledge.start', message: 'Nhập môn' },
  'giao-dich': /*i18n*/ { id: 'build.cover.knowledge.trading', message: 'Giao dịch' },
  'phan-tich': /*i18n*/ { id: 'build.cover.knowledge.analysis', message: 'Phân tích' },
  'san-pham': /*i18n*/ { id: 'build.cover.knowledge.securities', message: 'Chứng khoán' },
  'rui-ro': /*i18n*/ { id: 'build.cover.knowledge.risk', message: 'Rủi ro' },
  'co-dong': /*i18n*/ { id: 'build.cover.knowledge.rights', message: 'Quyền cổ đông' },
}

const platforms: Readonly<Record<Entry<'guides'>['facts']['platform'], BuildText>> = {
  web: /*i18n*/ { id: 'build.cover.guide.web', message: 'Trên web' },
  mobile: /*i18n*/ { id: 'build.cover.guide.mobile', message: 'Trên điện thoại' },
  quay: /*i18n*/ { id: 'build.cover.guide.counter', message: 'Tại quầy' },
}

const steps: BuildText = /*i18n*/ {
  id: 'build.cover.guide.steps',
  message: 'bước',
  comment: 'After their number: 5 steps',
}
const knowledge: BuildText = /*i18n*/ { id: 'build.cover.knowledge', message: 'Kiến thức' }
const guide: BuildText = /*i18n*/ { id: 'build.cover.guide', message: 'Hướng dẫn' }

/** An explanation: its chart, or its text. */
export function toKnowledgeCover(entry: Entry<'knowledge'>, context: CoverContext): DrawnCover {
  const { category, level } = entry.facts
  const kind = `${context.translate(knowledge)} · ${context.translate(categories[category])}`
  const of = { ground: 'celadon', kind } as const
  return (
    toChartCover(entry, context, of) ??
    toTextCover({ context, ...of, texts: entry.texts, note: context.translate(levels[level]) })
  )
}

/** A guide: a tread for each of its steps. */
export function toGuideCover({ facts, texts }: Entry<'guides'>, { locale, translate }: CoverContext): DrawnCover {
  const count = pickText(texts, locale).steps?.steps.length ?? 1
  const place = translate(platforms[facts.platform])
  return {
    ground: 'celadon',
    tone: 'other',
    kind: translate(guide),
    figure: `${count} ${translate(steps)}`,
    note: place,
    label: toReadingTime(texts, { locale, translate }),
    shape: { form: 'levels', levels: Array.from({ length: count }, (_, below) => below + 1), most: count },
  }
}
