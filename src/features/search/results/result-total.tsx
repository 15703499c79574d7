import { Select } from '@lingui/react/macro'
import { useCount } from '#i18n/use-count.ts'

/** How many results there are, in the plural form of the number. */
export function ResultTotal({ total }: { total: number }) {
  const { form, figures } = useCount(total)
  return <Select value={form} other={`${figures} kết quả`} />
}
