import { Select } from '@lingui/react/macro'
import PaperclipIcon from 'virtual:icon/lucide/paperclip'
import { useCount } from '#i18n/use-count.ts'

/** The number of an entry's documents, for lists. */
export function DocumentCount({ count }: { count: number }) {
  const { form, figures } = useCount(count)
  return (
    <span className="document-count">
      <PaperclipIcon className="size-4" />
      <Select value={form} other={`${figures} tài liệu`} />
    </span>
  )
}
