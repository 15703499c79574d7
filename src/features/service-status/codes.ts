/** The services that a notice may name, in the order in which the page shows them. */
export const services = [
  'website',
  'bang-gia',
  'giao-dich-web',
  'giao-dich-ung-dung',
  'chuyen-tien',
  'mo-tai-khoan',
  'tong-dai',
] as const
export type Service = (typeof services)[number]

export const noticeKinds = ['su-co', 'suy-giam', 'bao-tri'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const noticeImpacts = ['mot-phan', 'toan-bo'] as const
export type NoticeImpact = (typeof noticeImpacts)[number]
