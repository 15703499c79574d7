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
] as const

export type DeskName = (typeof deskNames)[number]
