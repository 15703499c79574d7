import type { Entry } from '#engine/model/entries/content.ts'
import { pickText } from '#engine/model/entries/translated.ts'
import type { BuildText } from '#engine/model/locale/translate.ts'
import { splitPhrases, type AskedCard } from '#engine/model/search/answer-card.ts'
import { toHref } from '#engine/model/urls/href.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { toSourceLink } from '#engine/render/payload/to-source-link.ts'
import { formatBigMoney } from '#i18n/format-amount.ts'
import { formatPhone } from '#i18n/format-phone.ts'
import { formatDate } from '#i18n/format.ts'
import { isWithin } from '#lib/period.ts'
import { capitalOn } from '../capital-and-listing.ts'
import type { DeskName } from '../collections/vocabulary.ts'
import { formatAddress } from '../format-address.ts'
import { toRoleTitle } from './role-titles.ts'

type AnswerContext = Pick<PayloadContext, 'content' | 'locale' | 'translate'>

const askedOfDesks: Partial<Record<DeskName, BuildText>> = {
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
    message: 'mã số thuế; mst; giấy phép; số giấy phép; giấy phép hoạt động; mã số doanh nghiệp; đăng ký doanh nghiệp',
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

/** Whom to call, where the offices are, who leads, and what the licence says. */
export function toCompanyAnswers(context: AnswerContext): AskedCard[] {
  const profile = context.content.entries.profile.find(({ isListed }) => isListed)
  return [
    ...(profile ? [...toDeskAnswers(context, profile), ...toFirmAnswers(context, profile)] : []),
    ...toOfficeAnswers(context),
    ...toLeaderAnswers(context),
  ]
}

function toDeskAnswers({ content, locale, translate }: AnswerContext, { facts }: Entry<'profile'>): AskedCard[] {
  return facts.desks.flatMap(({ desk, name, phone, email, hours }) => {
    const asked = askedOfDesks[desk]
    // The page that opens with its number says more than that of all contacts.
    const page =
      [...content.pages.values()].find((one) => one.facts.desk === desk && pickText(one.matter, locale).urgent) ??
      content.pages.get(toHref('/ho-tro/lien-he'))
    if (!asked || !page) return []
    return [
      {
        asked: splitPhrases(translate(asked)),
        title: pickText(name, locale),
        value: formatPhone(locale, phone),
        lines: [...(hours ? [pickText(hours, locale)] : []), email],
        link: { href: page.path, text: pickText(page.texts, locale).title },
        isSample: facts.sample,
      },
    ]
  })
}

function toFirmAnswers({ content, locale, translate }: AnswerContext, { facts }: Entry<'profile'>): AskedCard[] {
  const page = content.pages.get(toHref('/ve-shs/gioi-thieu-shs'))
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

function toOfficeAnswers(context: AnswerContext): AskedCard[] {
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

/** By name, and by the offices that one person at a time has. */
function toLeaderAnswers(context: AnswerContext): AskedCard[] {
  const { content, locale, translate } = context
  return content.entries.leaders
    .filter(({ isListed }) => isListed)
    .flatMap((leader) => {
      const { facts, texts: own } = leader
      const { title, summary } = pickText(own, locale)
      const titles = facts.roles
        .filter((role) => isWithin(role, content.today))
        .map((role) => ({ text: translate(toRoleTitle(role)), isOnly: onlyRoles.has(role.role) }))
      const [first] = titles
      if (!first) return []
      return [
        {
          asked: [title, ...titles.flatMap(({ text, isOnly }) => (isOnly ? [text] : []))],
          title,
          value: titles.map(({ text }) => text).join(' · '),
          lines: [summary],
          link: toSourceLink(context, leader),
          isSample: facts.sample,
        },
      ]
    })
}

/** Those that one person at a time has. */
const onlyRoles: ReadonlySet<string> = new Set([
  'chu-tich',
  'tong-giam-doc',
  'giam-doc-tai-chinh',
  'giam-doc-quan-tri-rui-ro',
  'ke-toan-truong',
])
