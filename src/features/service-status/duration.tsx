import { Trans } from '@lingui/react/macro'
import { toDuration } from './to-duration.ts'

/** How long something took: in hours and minutes, or in days and hours. */
export function Duration({ from, to }: { from: string; to: string }) {
  const { days, hours, minutes } = toDuration(from, to)
  if (days > 0) {
    return (
      <Trans>
        {days} ngày {hours} giờ
      </Trans>
    )
  }
  if (hours === 0) return <Trans>{minutes} phút</Trans>
  return (
    <Trans>
      {hours} giờ {minutes} phút
    </Trans>
  )
}
