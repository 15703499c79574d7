import { keysOf } from '#lib/records.ts'

/** Where the law names an event. */
export interface EventLaw {
  article: number
  clause: number
  point: string
}

/** The circular that has the articles. */
export const eventCircular = 'Thông tư 96/2020/TT-BTC'

/** The day on which the articles were read, in a public copy of the codified law with the amendments up to Circular 18/2025/TT-BTC. */
export const eventsReadOn = '2026-11-28'

const ofPublicCompany = (point: string) => ({ article: 11, clause: 1, point })
const ofListedCompany = (point: string) => ({ article: 15, clause: 2, point })
const ofSecuritiesCompany = (point: string) => ({ article: 23, clause: 1, point })

/**
 * The events that are disclosed within 24 hours, by the names that `event` of a disclosure takes: those of public companies, of listed and large ones,
 * and of securities companies.
 */
export const disclosureEvents = {
  'phong-toa-tai-khoan': ofPublicCompany('a'),
  'tam-ngung-va-giay-phep': ofPublicCompany('b'),
  'nghi-quyet-dai-hoi': ofPublicCompany('c'),
  'mua-lai-va-phat-hanh': ofPublicCompany('d'),
  'co-tuc': ofPublicCompany('đ'),
  'to-chuc-va-dieu-le': ofPublicCompany('e'),
  'ke-toan-va-kiem-toan': ofPublicCompany('g'),
  'cong-ty-con-lien-ket': ofPublicCompany('h'),
  'giao-dich-nguoi-co-lien-quan': ofPublicCompany('i'),
  'so-co-phieu-bieu-quyet': ofPublicCompany('k'),
  'nguoi-noi-bo': ofPublicCompany('l'),
  'mua-ban-tai-san': ofPublicCompany('m'),
  'khoi-to': ofPublicCompany('n'),
  'ban-an-va-xu-phat-thue': ofPublicCompany('o'),
  'thu-tuc-pha-san': ofPublicCompany('p'),
  'thong-tin-anh-huong-gia': ofPublicCompany('q'),
  'su-kien-khac': ofPublicCompany('r'),
  'niem-yet-nuoc-ngoai': ofPublicCompany('s'),
  'von-dieu-le': ofListedCompany('a'),
  'dau-tu-va-vay': ofListedCompany('b'),
  'gop-von': ofListedCompany('c'),
  'xu-phat-chung-khoan': ofSecuritiesCompany('a'),
  'khoi-to-nguoi-hanh-nghe': ofSecuritiesCompany('b'),
  'canh-bao-kiem-soat': ofSecuritiesCompany('c'),
  'chi-nhanh-phong-giao-dich': ofSecuritiesCompany('d'),
  'dich-vu-duoc-chap-thuan': ofSecuritiesCompany('đ'),
  'chao-ban-nuoc-ngoai': ofSecuritiesCompany('e'),
  'chuyen-nhuong-von': ofSecuritiesCompany('g'),
  'ngung-dich-vu': ofSecuritiesCompany('h'),
  'su-co-cong-nghe': ofSecuritiesCompany('i'),
} as const satisfies Record<string, EventLaw>

export type DisclosureEvent = keyof typeof disclosureEvents
export const disclosureEventNames = keysOf(disclosureEvents)

/** The names with their places in the law, for editors: `co-tuc: Điều 11, khoản 1, điểm đ`. */
export function describeEvents(): string {
  return disclosureEventNames.map((name) => `${name}: ${toPlace(disclosureEvents[name])}`).join('; ')
}

function toPlace({ article, clause, point }: EventLaw): string {
  return `Điều ${article}, khoản ${clause}, điểm ${point}`
}
