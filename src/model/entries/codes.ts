// What stands in URLs and has a known set of values: `/quan-he-co-dong/bao-cao-dinh-ky/{code}`, where a typo is a 404 at
// once, and `?loai=` of lists. Every page's script carries them: schemas stand elsewhere.

/** `/trung-tam-phan-tich/{category}`: the segment and the report type it lists. */
export const reportCategories = {
  'bao-cao-nganh': 'nganh',
  'bao-cao-vi-mo': 'vi-mo',
  'bao-cao-cong-ty': 'cong-ty',
  'bao-cao-chuyen-de': 'chuyen-de',
  'bao-cao-chien-luoc': 'chien-luoc',
} as const

export type ReportCategory = keyof typeof reportCategories
export const reportCategoryNames = Object.keys(reportCategories) as ReportCategory[] // the keys of a constant

export type ReportType = (typeof reportCategories)[ReportCategory]

export const periodicCodes = [
  'bao-cao-tai-chinh',
  'bao-cao-thuong-nien',
  'bao-cao-tinh-hinh-quan-tri',
  'ty-le-an-toan-tai-chinh',
] as const
export type PeriodicCode = (typeof periodicCodes)[number]

export const disclosureCodes = ['dinh-ky', 'bat-thuong', 'theo-yeu-cau'] as const
export const meetingCodes = ['thuong-nien', 'bat-thuong'] as const
export type MeetingCode = (typeof meetingCodes)[number]
export const governanceCodes = ['dieu-le', 'quy-che', 'chinh-sach'] as const

export const newsCategories = ['thi-truong', 'doanh-nghiep', 'san-pham', 'nha-dau-tu'] as const
export const audiences = ['khach-hang', 'co-dong', 'doi-tac'] as const
export const commentaryKinds = ['truoc-phien', 'sau-phien'] as const
export const platforms = ['web', 'mobile', 'quay'] as const
export const shareKinds = ['co-tuc', 'phat-hanh', 'co-cau-co-dong', 'luu-ky'] as const

export const sectors = [
  'ngan-hang',
  'bat-dong-san',
  'thep',
  'ban-le',
  'cong-nghe',
  'dien-nuoc',
  'dau-khi',
  'logistics',
] as const
export const knowledgeCategories = ['nhap-mon', 'giao-dich', 'phan-tich', 'san-pham', 'rui-ro', 'co-dong'] as const
