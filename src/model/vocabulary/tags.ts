/** Topics that entries of any kind can share. Their names in each language are in the views. */
export const tags = [
  'bao-cao-tai-chinh',
  'co-phieu',
  'co-tuc',
  'giao-dich-ky-quy',
  'lai-suat',
  'niem-yet',
  'phai-sinh',
  'quan-tri-cong-ty',
  'quan-tri-rui-ro',
  'trai-phieu',
  'ty-gia',
  'vi-mo',
] as const

export type TagName = (typeof tags)[number]
