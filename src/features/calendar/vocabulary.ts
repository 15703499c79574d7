/** The kinds of dates in the financial calendar, the values of its `?loai=`, in the order of the filter. */
export const eventKinds = [
  /** A general meeting opens. */
  'dai-hoi',
  /** The last ballots of a consultation in writing are to be returned. */
  'lay-y-kien',
  /** Whoever holds shares at the end of this day has the right. */
  'ngay-dang-ky',
  /** The first day of trading without the right. */
  'khong-huong-quyen',
  'thanh-toan',
  /** The last day to publish a periodic report. */
  'han-cong-bo',
  /** A periodic report was published. */
  'cong-bo',
] as const

export type EventKind = (typeof eventKinds)[number]
