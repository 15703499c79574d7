import { useLingui } from '@lingui/react/macro'
import { formatDate, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Fact } from '#ui/facts.tsx'
import { meetingFormLabels } from './labels.ts'
import type { ShownMeeting } from './payload.ts'

/** When and where a meeting is held; of a consultation in writing, until when and where to ballots are returned. */
export function useMeetingFacts({ facts, isOver, calendarFile }: ShownMeeting): Fact[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { kind, opensAt, ballotsUntil, closedAt, recordDate, form, place, withdrawal } = facts
  const isWritten = kind === 'lay-y-kien'
  const moment = (at: string) => <time dateTime={at}>{formatMoment(locale, at)}</time>
  const toMain = (at: string) => (
    <>
      {moment(at)}
      {calendarFile !== undefined && (
        <>
          {' · '}
          <a href={calendarFile} className="meeting-calendar">{t`Thêm vào lịch`}</a>
        </>
      )}
    </>
  )
  const closed =
    closedAt === undefined || !isOver
      ? []
      : [{ label: isWritten ? t`Kiểm phiếu xong` : t`Bế mạc`, value: moment(closedAt) }]
  const record = { label: t`Ngày đăng ký cuối cùng`, value: formatDate(locale, recordDate) }
  const written = [
    { label: t`Hình thức`, value: t`Lấy ý kiến bằng văn bản` },
    { label: t`Nơi nhận phiếu`, value: place[locale] },
  ]
  const held = [
    ...(form ? [{ label: t`Hình thức họp`, value: i18n._(meetingFormLabels[form]) }] : []),
    { label: t`Địa điểm`, value: place[locale] },
  ]
  // The notice of a meeting that was cancelled says when it was to be.
  if (withdrawal) return isWritten ? written : held
  if (isWritten) {
    return [
      { label: t`Gửi phiếu từ`, value: moment(opensAt) },
      ...(ballotsUntil === undefined ? [] : [{ label: t`Nhận phiếu đến`, value: toMain(ballotsUntil) }]),
      ...closed,
      record,
      ...written,
    ]
  }
  return [{ label: t`Khai mạc`, value: toMain(opensAt) }, ...closed, record, ...held]
}
