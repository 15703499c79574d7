import { keysOf } from '#lib/records.ts'

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

/** The sectors of issuers, in the order of the filter of reports. */
export const sectors = [
  'ngan-hang',
  'bat-dong-san',
  'thep',
  'ban-le',
  'cong-nghe',
  'dien-nuoc',
  'dau-khi',
  'logistics',
  'tieu-dung',
  'cong-nghiep',
] as const

export const commentaryKinds = ['truoc-phien', 'sau-phien'] as const

/** The kinds of entries by which lists are filtered, in the order of the filter. */
export const researchKinds = { reports: sectors, commentary: commentaryKinds } as const
