import { firmPages } from '#brand'
import type { Entry } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { splitPhrases, type AskedCard } from '#engine/model/search/answer-card.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { formatBigMoney } from '#i18n/format-amount.ts'
import { formatDate } from '#i18n/format.ts'
import { capitalOn } from '../capital-and-listing.ts'
import { toDeskAnswers } from './to-desk-answers.ts'
import { toLeaderAnswers } from './to-leader-answers.ts'
import { toOfficeAnswers } from './to-office-answers.ts'

type AnswerContext = Pick<PayloadContext, 'content' | 'locale' | 'translate'>

const texts = {
  capital: /*i18n*/ {
    id: 'build.company.asked.capital',
    message: 'vốn điều lệ; vốn; vốn điều lệ bao nhiêu',
    comment: 'What visitors type in the search, with semicolons between',
  },
  capitalTitle: /*i18n*/ { id: 'build.company.answer.capital', message: 'Vốn điều lệ' },
  since: /*i18n*/ { id: 'build.company.answer.since', message: 'Từ {day}', comment: '{day}: a date' },
  tax: /*i18n*/ {
    id: 'build.company.asked.registration',
    message:
      'mã số thuế; mst; giấy phép; số giấy phép; giấy phép hoạt động; mã số doanh nghiệp; đăng ký doanh nghiệp; thành lập; năm thành lập; ngày thành lập; ngày cấp phép',
    comment: 'What visitors type in the search, with semicolons between',
  },
  taxCode: /*i18n*/ {
    id: 'build.company.answer.tax',
    message: 'Mã số thuế {code}',
    comment: '{code}: a number',
  },
  licence: /*i18n*/ {
    id: 'build.company.answer.licence',
    message: 'Giấy phép số {number}, cấp ngày {day}',
    comment: '{number}: the number of a licence; {day}: a date',
  },
} as const satisfies Readonly<Record<string, BuildText>>

/** Whom to call, where the offices are, who leads, and what the licence says. */
export function toCompanyAnswers(context: AnswerContext): AskedCard[] {
  const profile = context.content.entries.profile.find(({ isListed }) => isListed)
  return [
    ...(profile ? [...toDeskAnswers(context, profile), ...toFirmAnswers(context, profile)] : []),
    ...toOfficeAnswers(context),
    ...toLeaderAnswers(context),
  ]
}

function toFirmAnswers({ content, locale, translate }: AnswerContext, { facts }: Entry<'profile'>): AskedCard[] {
  const page = content.pages.get(toHref(firmPages.introduction))
  if (!page) return []
  const link = { href: page.path, text: pickText(page.texts, locale).title }
  const capital = capitalOn(facts.charterCapital, content.today)
  const { licence, registration, names, sample } = facts
  const licensed = { number: licence.number, day: formatDate(locale, licence.date) }
  return [
    ...(capital
      ? [
          {
            asked: splitPhrases(translate(texts.capital)),
            title: translate(texts.capitalTitle),
            value: formatBigMoney(locale, capital.amount),
            lines: [translate({ ...texts.since, values: { day: formatDate(locale, capital.since) } })],
            link,
            isSample: sample,
          },
        ]
      : []),
    {
      asked: splitPhrases(translate(texts.tax)),
      title: pickText(names, locale),
      value: translate({ ...texts.taxCode, values: { code: registration.taxCode } }),
      lines: [translate({ ...texts.licence, values: licensed })],
      link,
      isSample: sample,
    },
  ]
}
