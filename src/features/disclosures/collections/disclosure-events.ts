import { keysOf } from '#lib/records.ts'

/** Where the law names an event. */
export interface EventLaw {
  article: number
  clause: number
  /** The letter of the point, as the numbering of the articles has it. */
  point?: string
  /**
   * The day on which somebody read an account of the article that names the event. The text of the circular itself was not
   * to be had; without a day the place is from memory, a hint for editors that no page repeats.
   */
  checkedOn?: string
}

/** The circular that has the articles. */
export const eventCircular = 'Thông tư 96/2020/TT-BTC'

const atPoint = (point: string, checkedOn?: string): EventLaw => ({
  article: 11,
  clause: 1,
  point,
  ...(checkedOn !== undefined && { checkedOn }),
})

// An account of article 11 with the first five events, as the points a to đ, is on lawnet.vn ("18 cases that the public company must disclose
// information within 24 hours"); one of the three of listed companies is on apolatlegal.com, without the number of the article.
const readOn = '2026-11-28'

/**
 * The events that a public company, or one that is listed or a securities company, discloses within 24 hours, by the names
 * that `event` of a disclosure takes.
 */
export const disclosureEvents = {
  'phong-toa-tai-khoan': atPoint('a', readOn),
  'tam-ngung-va-giay-phep': atPoint('b', readOn),
  'nghi-quyet-dai-hoi': atPoint('c', readOn),
  'mua-lai-va-phat-hanh': atPoint('d', readOn),
  'co-tuc': atPoint('đ', readOn),
  'to-chuc-va-dieu-le': atPoint('e'),
  'ke-toan-va-kiem-toan': atPoint('g'),
  'cong-ty-con-lien-ket': atPoint('h'),
  'giao-dich-nguoi-co-lien-quan': atPoint('i'),
  'so-co-phieu-bieu-quyet': atPoint('k'),
  'nguoi-noi-bo': atPoint('l'),
  'mua-ban-tai-san': atPoint('m'),
  'khoi-to': atPoint('n'),
  'ban-an-va-xu-phat': atPoint('o'),
  'thu-tuc-pha-san': atPoint('p'),
  'von-dieu-le': { article: 15, clause: 1 },
  'gop-von-va-vay': { article: 15, clause: 1 },
  'cong-ty-chung-khoan': null,
  'su-kien-khac': null,
} as const satisfies Record<string, EventLaw | null>

export type DisclosureEvent = keyof typeof disclosureEvents
export const disclosureEventNames = keysOf(disclosureEvents)

/** The names with their places in the law, for editors: `co-tuc: Điều 11, khoản 1, điểm đ`. */
export function describeEvents(): string {
  return disclosureEventNames.map((name) => `${name}: ${toPlace(disclosureEvents[name])}`).join('; ')
}

function toPlace(law: EventLaw | null): string {
  if (law === null) return 'no place in the law is certain'
  const point = law.point === undefined ? '' : `, điểm ${law.point}`
  const hint = law.checkedOn === undefined ? ' (advice: not read)' : ''
  return `Điều ${law.article}, khoản ${law.clause}${point}${hint}`
}
