import { keysOf } from '#lib/records.ts'

// Values in URLs: segments such as `/quan-he-co-dong/bao-cao-dinh-ky/{code}`, where any other value is a 404, and `?loai=`
// of lists. They are not in the schemas, because every page's script needs them and must not load the schemas.

/** `/trung-tam-phan-tich/{category}`: the segment and the report type it lists. */
export const reportCategories = {
  'bao-cao-nganh': 'nganh',
  'bao-cao-vi-mo': 'vi-mo',
  'bao-cao-cong-ty': 'cong-ty',
  'bao-cao-chuyen-de': 'chuyen-de',
  'bao-cao-chien-luoc': 'chien-luoc',
} as const

export type ReportCategory = keyof typeof reportCategories
export const reportCategoryNames = keysOf(reportCategories)

export type ReportType = (typeof reportCategories)[ReportCategory]

export const periodicCodes = [
  'bao-cao-tai-chinh',
  'bao-cao-thuong-nien',
  'bao-cao-tinh-hinh-quan-tri',
  'ty-le-an-toan-tai-chinh',
] as const
export type PeriodicCode = (typeof periodicCodes)[number]

export const disclosureCodes = ['dinh-ky', 'bat-thuong', 'theo-yeu-cau'] as const
export type DisclosureCode = (typeof disclosureCodes)[number]
export const meetingCodes = ['thuong-nien', 'bat-thuong'] as const
export type MeetingCode = (typeof meetingCodes)[number]
export const governanceCodes = ['dieu-le', 'quy-che', 'chinh-sach'] as const
export type GovernanceCode = (typeof governanceCodes)[number]
