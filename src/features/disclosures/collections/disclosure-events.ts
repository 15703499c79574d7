import { keysOf } from '#lib/records.ts'

/** Where the law names an event. */
export interface EventLaw {
  article: number
  clause: number
  /** The letter of the point, as the numbering of the articles has it. */
  point?: string
}

/** The circular that has the articles. */
export const eventCircular = 'Thông tư 96/2020/TT-BTC'

/** The day on which the articles were read, in the codified law with the amendments up to Circular 18/2025/TT-BTC. */
export const eventsReadOn = '2026-11-28'

const atPoint = (point: string): EventLaw => ({ article: 11, clause: 1, point })

/**
 * The events that a public company, or one that is listed or a securities company, discloses within 24 hours, by the names
 * that `event` of a disclosure takes.
 */
export const disclosureEvents = {
  'phong-toa-tai-khoan': atPoint('a'),
  'tam-ngung-va-giay-phep': atPoint('b'),
  'nghi-quyet-dai-hoi': atPoint('c'),
  'mua-lai-va-phat-hanh': atPoint('d'),
  'co-tuc': atPoint('đ'),
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
  'von-dieu-le': { article: 15, clause: 2, point: 'a' },
  'gop-von-va-vay': { article: 15, clause: 2 },
  'cong-ty-chung-khoan': { article: 23, clause: 1 },
  'su-kien-khac': atPoint('r'),
} as const satisfies Record<string, EventLaw>

export type DisclosureEvent = keyof typeof disclosureEvents
export const disclosureEventNames = keysOf(disclosureEvents)

/** The names with their places in the law, for editors: `co-tuc: Điều 11, khoản 1, điểm đ`. */
export function describeEvents(): string {
  return disclosureEventNames.map((name) => `${name}: ${toPlace(disclosureEvents[name])}`).join('; ')
}

function toPlace({ article, clause, point }: EventLaw): string {
  return `Điều ${article}, khoản ${clause}${point === undefined ? '' : `, điểm ${point}`}`
}
