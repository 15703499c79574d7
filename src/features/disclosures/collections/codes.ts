// Values in URLs, which every page's script needs: they are not in the schemas, so that it does not load these.

export const periodicCodes = [
  'bao-cao-tai-chinh',
  'bao-cao-thuong-nien',
  'bao-cao-tinh-hinh-quan-tri',
  'ty-le-an-toan-tai-chinh',
] as const
export type PeriodicCode = (typeof periodicCodes)[number]

export const disclosureCodes = ['dinh-ky', 'bat-thuong', 'theo-yeu-cau'] as const
export type DisclosureCode = (typeof disclosureCodes)[number]

export const governanceCodes = ['dieu-le', 'quy-che', 'chinh-sach'] as const
export type GovernanceCode = (typeof governanceCodes)[number]

/** Values of `?loai=` in the list of share management, in the order of the filter. */
export const shareKinds = [
  'co-tuc',
  'phat-hanh',
  'su-dung-von',
  'giao-dich',
  'trai-phieu',
  'co-cau-co-dong',
  'luu-ky',
] as const

/** The kinds of entries by which lists are filtered, in the order of the filter. */
export const disclosureKinds = {
  'periodic-reports': periodicCodes,
  disclosures: disclosureCodes,
  governance: governanceCodes,
  'share-management': shareKinds,
} as const
