/** Topics of entries of all collections. `tagLabels` has their names in each language. */
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
