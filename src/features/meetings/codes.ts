/** `/quan-he-co-dong/dai-hoi-co-dong/{code}` */
export const meetingCodes = ['thuong-nien', 'bat-thuong'] as const
export type MeetingCode = (typeof meetingCodes)[number]
