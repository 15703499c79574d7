import { Select } from '@lingui/react/macro'
import { useCount } from '#i18n/use-count.ts'

export function Days({ count }: { count: number }) {
  const { form, figures } = useCount(count)
  return <Select value={form} other={`${figures} ngày`} />
}
