// Sets of values that schemas and views share, in the order in which pages show them.

export const officeKinds = ['hoi-so', 'chi-nhanh', 'phong-giao-dich'] as const

export const weekdays = ['thu-hai', 'thu-ba', 'thu-tu', 'thu-nam', 'thu-sau', 'thu-bay', 'chu-nhat'] as const

export const unitKinds = ['co-quan-quan-tri', 'giam-sat', 'kinh-doanh', 'ho-tro'] as const

/** The desks of the firm that visitors can reach, in the order in which the contact page shows them. */
export const deskNames = [
  'khach-hang',
  'khoa-tai-khoan',
  'to-chuc',
  'thi-truong-von',
  'thi-truong-no',
  'phan-tich',
  'quan-he-co-dong',
  'bao-chi',
  'tuyen-dung',
  'khieu-nai',
  'du-lieu-ca-nhan',
  'phan-anh',
] as const

export type DeskName = (typeof deskNames)[number]
