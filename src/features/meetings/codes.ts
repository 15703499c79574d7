/** `/quan-he-co-dong/dai-hoi-co-dong/{code}` */
export const meetingCodes = ['thuong-nien', 'bat-thuong'] as const
export type MeetingCode = (typeof meetingCodes)[number]

/** Meetings, and what takes the place of one. A consultation in writing has no list of its own. */
export const meetingKinds = [...meetingCodes, 'lay-y-kien'] as const
