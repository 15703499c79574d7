import { Trans } from '@lingui/react/macro'
import { formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { toPhase } from './notice-phase.ts'
import type { NoticeTimes } from './payload.ts'

/** When a notice begins, or how it stands: in words, because nothing else says it. */
export function NoticeTime({ times, now }: { times: NoticeTimes; now: Date }) {
  const locale = useLocale()
  const moment = (at: string) => <time dateTime={at}>{formatMoment(locale, at)}</time>
  const { startsAt, endsAt, resolvedAt, saidAt } = times
  const isLate = endsAt !== undefined && Date.parse(endsAt) <= now.getTime()
  switch (toPhase(times, now)) {
    case 'planned':
      return endsAt === undefined ? (
        <Trans>Từ {moment(startsAt)}</Trans>
      ) : (
        <Trans>
          Từ {moment(startsAt)} đến {moment(endsAt)}
        </Trans>
      )
    case 'current':
      if (endsAt !== undefined && !isLate) return <Trans>Dự kiến xong lúc {moment(endsAt)}</Trans>
      return <Trans>Cập nhật lúc {moment(saidAt)}</Trans>
    case 'quiet':
    case 'forgotten':
      return <Trans>Chưa có thông tin mới sau {moment(saidAt)}</Trans>
    case 'over':
      return resolvedAt === undefined ? null : <Trans>Đã xong lúc {moment(resolvedAt)}</Trans>
  }
}
