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

/** Where shares of public companies are traded: the two exchanges, and the market of unlisted public companies. */
export const exchanges = ['HOSE', 'HNX', 'UPCOM'] as const

export type Exchange = (typeof exchanges)[number]

/**
 * How far a share may trade from its reference price in an ordinary session, in percent, by the trading rules of each
 * exchange, as of 2026-11-23. First sessions and the return after a suspension have wider bands.
 */
export const priceBands: Readonly<Record<Exchange, string>> = { HOSE: '7', HNX: '10', UPCOM: '15' }

/** A move of all shares from one exchange to another that a circular orders. */
export interface ExchangeMove {
  from: Exchange
  to: Exchange
  /** The last day on which it must be complete. */
  by: string
  /** The circular, by its number. */
  circular: string
  amendedBy: string
}

export const exchangeMoves: readonly ExchangeMove[] = [
  { from: 'HNX', to: 'HOSE', by: '2026-12-31', circular: '57/2021/TT-BTC', amendedBy: '69/2023/TT-BTC' },
]
