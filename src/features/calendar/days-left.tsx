import { Select, Trans } from '@lingui/react/macro'
import { useCount } from '#i18n/use-count.ts'

/** How many days are left until a date: none on the day itself. */
export function DaysLeft({ days }: { days: number }) {
  const { form, figures } = useCount(days)
  if (days <= 0) return <Trans>hôm nay</Trans>
  if (days === 1) return <Trans>ngày mai</Trans>
  return <Select value={form} other={`còn ${figures} ngày`} />
}
