import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { splitPhrases, type AskedCard } from '#engine/model/search/answer-card.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { formatMoment } from '#i18n/format.ts'
import { toBand } from './to-band.ts'

const texts = {
  asked: /*i18n*/ {
    id: 'build.services.asked',
    message:
      'sự cố; bảo trì; bảo trì hệ thống; lịch bảo trì; tình trạng dịch vụ; tình trạng hệ thống; không đăng nhập được; không vào được; lỗi đăng nhập; hệ thống lỗi; ứng dụng lỗi; app lỗi; nghẽn lệnh; không đặt được lệnh; không chuyển được tiền',
    comment: 'What visitors type in the search, with semicolons between',
  },
  none: /*i18n*/ {
    id: 'build.services.answer.none',
    message: 'Không có thông báo sự cố hay bảo trì đang hiệu lực',
  },
  confirmed: /*i18n*/ {
    id: 'build.services.answer.confirmed',
    message: 'Xác nhận gần nhất lúc {moment}',
    comment: '{moment}: a time and a date',
  },
  updated: /*i18n*/ {
    id: 'build.services.answer.updated',
    message: 'Cập nhật lúc {moment}',
    comment: '{moment}: a time and a date',
  },
} as const satisfies Readonly<Record<string, BuildText>>

/** The state of services: the notices of the band, or when all were last found well. */
export function toServiceAnswers(context: PayloadContext): AskedCard[] {
  const { content, locale, translate } = context
  const page = content.pages.get(toHref('/ho-tro/tinh-trang-dich-vu'))
  if (!page) return []
  const { title } = pickText(page.texts, locale)
  const { band } = toBand(context)
  const [first, ...others] = band?.notices ?? []
  const { servicesConfirmedAt: confirmedAt } = page.facts
  const say = (text: BuildText, moment: string) =>
    translate({ ...text, values: { moment: formatMoment(locale, moment) } })
  const lines = first
    ? [...others.map((notice) => notice.title), say(texts.updated, first.saidAt)]
    : confirmedAt === undefined
      ? []
      : [say(texts.confirmed, confirmedAt)]
  return [
    {
      asked: splitPhrases(translate(texts.asked)),
      title,
      value: first?.title ?? translate(texts.none),
      lines,
      link: { href: page.path, text: title },
      isSample: first?.sample ?? false,
    },
  ]
}
