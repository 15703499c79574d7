import type { Entry } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { splitPhrases, type AskedCard } from '#engine/model/search/answer-card.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { formatPhone } from '#i18n/format-phone.ts'
import type { DeskName } from '../collections/vocabulary.ts'

type AnswerContext = Pick<PayloadContext, 'content' | 'locale' | 'translate'>

/** The names that visitors have for what a desk is called for. */
const asked: Partial<Record<DeskName, BuildText>> = {
  'khach-hang': /*i18n*/ {
    id: 'build.company.asked.clients',
    message:
      'hotline; tổng đài; số điện thoại; sđt; số điện thoại tổng đài; số tổng đài; số hotline; điện thoại; liên hệ; chăm sóc khách hàng; cskh; hỗ trợ khách hàng; tư vấn; gọi',
    comment: 'What visitors type in the search, with semicolons between',
  },
  'khoa-tai-khoan': /*i18n*/ {
    id: 'build.company.asked.lock',
    message:
      'khoá tài khoản; khoá tài khoản khẩn cấp; khoá khẩn cấp; lừa đảo; bị lừa đảo; bị lừa; mất tiền; mất tài khoản; hack; hack tài khoản; lộ mật khẩu; lộ otp; báo lừa đảo; số khoá tài khoản',
    comment: 'What visitors type in the search, with semicolons between',
  },
  'quan-he-co-dong': /*i18n*/ {
    id: 'build.company.asked.investors',
    message:
      'số điện thoại quan hệ cổ đông; sđt quan hệ cổ đông; liên hệ quan hệ cổ đông; email quan hệ cổ đông; liên hệ ir; hotline quan hệ cổ đông',
    comment: 'What visitors type in the search, with semicolons between',
  },
  'bao-chi': /*i18n*/ {
    id: 'build.company.asked.press',
    message: 'liên hệ báo chí; người phát ngôn; báo chí; email báo chí; phóng viên',
    comment: 'What visitors type in the search, with semicolons between',
  },
  'khieu-nai': /*i18n*/ {
    id: 'build.company.asked.complaints',
    message: 'số điện thoại khiếu nại; gọi khiếu nại; email khiếu nại; liên hệ khiếu nại',
    comment: 'What visitors type in the search, with semicolons between',
  },
}

/** The numbers of the desks that visitors ask for. */
export function toDeskAnswers({ content, locale, translate }: AnswerContext, { facts }: Entry<'profile'>): AskedCard[] {
  return facts.desks.flatMap(({ desk, name, phone, email, hours }) => {
    const phrases = asked[desk]
    // The page that opens with its number says more than that of all contacts.
    const page =
      [...content.pages.values()].find((one) => one.facts.desk === desk && pickText(one.matter, locale).urgent) ??
      content.pages.get(toHref('/ho-tro/lien-he'))
    if (!phrases || !page) return []
    return [
      {
        asked: splitPhrases(translate(phrases)),
        title: pickText(name, locale),
        value: formatPhone(locale, phone),
        lines: [...(hours ? [pickText(hours, locale)] : []), email],
        link: { href: page.path, text: pickText(page.texts, locale).title },
        isSample: facts.sample,
      },
    ]
  })
}
