import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { splitPhrases, type AskedCard } from '#engine/model/search/answer-card.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toSourceLink } from '#engine/render/payload/to-source-link.ts'
import { formatPhone } from '#i18n/format-phone.ts'
import { formatAddress } from '../format-address.ts'

type AnswerContext = Pick<PayloadContext, 'content' | 'locale' | 'translate'>

const texts = {
  office: /*i18n*/ {
    id: 'build.company.asked.office',
    message:
      '{name}; địa chỉ {name}; {province}; chi nhánh {province}; văn phòng {province}; địa chỉ {province}; phòng giao dịch {province}',
    comment: 'What visitors type in the search, with semicolons between; {name}: of an office; {province}: a city',
  },
  head: /*i18n*/ {
    id: 'build.company.asked.head',
    message:
      'trụ sở; trụ sở chính; hội sở; địa chỉ; địa chỉ trụ sở; địa chỉ công ty; văn phòng; trụ sở ở đâu; chi nhánh',
    comment: 'What visitors type in the search, with semicolons between',
  },
} as const satisfies Readonly<Record<string, BuildText>>

/** Where the offices are. */
export function toOfficeAnswers(context: AnswerContext): AskedCard[] {
  const { content, locale, translate } = context
  return content.entries.offices
    .filter(({ isListed }) => isListed)
    .map((office) => {
      const { facts } = office
      const { title } = pickText(office.texts, locale)
      const { province } = pickText(facts.address, locale)
      const isHead = facts.kind === 'hoi-so'
      return {
        asked: [
          ...(isHead ? splitPhrases(translate(texts.head)) : []),
          ...splitPhrases(translate({ ...texts.office, values: { name: title, province } })),
        ],
        title,
        value: formatAddress(facts.address, locale),
        lines: facts.phones.slice(0, 1).map((phone) => formatPhone(locale, phone)),
        link: toSourceLink(context, office),
        isSample: facts.sample,
      }
    })
}
