import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { splitPhrases, type AskedCard } from '#engine/model/search/answer-card.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toSourceLink } from '#engine/render/payload/to-source-link.ts'
import { formatPhone } from '#i18n/format-phone.ts'
import { formatAddress } from '../format-address.ts'
import { toHoursLines } from './to-hours-lines.ts'

type AnswerContext = Pick<PayloadContext, 'content' | 'locale' | 'translate'>

const texts = {
  office: /*i18n*/ {
    id: 'build.company.asked.office',
    message:
      '{name}; địa chỉ {name}; {province}; chi nhánh {province}; địa chỉ chi nhánh {province}; văn phòng {province}; địa chỉ văn phòng {province}; địa chỉ {province}; phòng giao dịch {province}; liên hệ {name}; điện thoại {name}; số điện thoại {name}; liên hệ {province}; điện thoại {province}; số điện thoại {province}; liên hệ chi nhánh {province}; điện thoại chi nhánh {province}; số điện thoại chi nhánh {province}',
    comment: 'What visitors type in the search, with semicolons between; {name}: of an office; {province}: a city',
  },
  head: /*i18n*/ {
    id: 'build.company.asked.head',
    message:
      'trụ sở; trụ sở chính; hội sở; địa chỉ; địa chỉ trụ sở; địa chỉ công ty; văn phòng; trụ sở ở đâu; chi nhánh',
    comment: 'What visitors type in the search, with semicolons between',
  },
  hours: /*i18n*/ {
    id: 'build.company.asked.hours',
    message:
      'giờ làm việc; giờ hành chính; giờ mở cửa văn phòng; giờ làm việc tại quầy; giờ giao dịch tại quầy; giờ mở cửa chi nhánh; giờ làm việc chi nhánh; mấy giờ làm việc; làm việc đến mấy giờ; thứ bảy có làm việc không; làm việc thứ bảy; thứ 7 có làm không; thứ bảy có làm không; thứ 7 có làm việc không; cuối tuần có làm việc không; đóng cửa văn phòng; giờ đóng cửa văn phòng; văn phòng đóng cửa; văn phòng mở cửa',
    comment: 'What visitors type in the search, with semicolons between',
  },
  hoursTitle: /*i18n*/ {
    id: 'build.company.answer.hours',
    message: 'Giờ làm việc, {name}',
    comment: '{name}: of an office',
  },
} as const satisfies Readonly<Record<string, BuildText>>

/** Where the offices are, and when the head office is open. */
export function toOfficeAnswers(context: AnswerContext): AskedCard[] {
  const { content, locale, translate } = context
  return content.entries.offices
    .filter(({ isListed }) => isListed)
    .flatMap((office) => {
      const { facts } = office
      const { title } = pickText(office.texts, locale)
      const { province } = pickText(facts.address, locale)
      const isHead = facts.kind === 'hoi-so'
      const link = toSourceLink(context, office)
      const place = {
        asked: [
          ...(isHead ? splitPhrases(translate(texts.head)) : []),
          ...splitPhrases(translate({ ...texts.office, values: { name: title, province } })),
        ],
        title,
        value: formatAddress(facts.address, locale),
        lines: facts.phones.slice(0, 1).map((phone) => formatPhone(locale, phone)),
        link,
        isSample: facts.sample,
      }
      const [first, ...others] = toHoursLines(facts.hours, locale)
      if (!isHead || first === undefined) return [place]
      const hours = {
        asked: splitPhrases(translate(texts.hours)),
        title: translate({ ...texts.hoursTitle, values: { name: title } }),
        value: first,
        lines: others,
        link,
        isSample: facts.sample,
      }
      return [place, hours]
    })
}
