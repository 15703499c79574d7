import { Plural } from '@lingui/react/macro'
import PaperclipIcon from 'virtual:icon/lucide/paperclip'

/** The number of an entry's documents, for lists. */
export function DocumentCount({ count }: { count: number }) {
  return (
    <span className="document-count">
      <PaperclipIcon className="size-4" />
      <Plural value={count} one="# tài liệu" other="# tài liệu" />
    </span>
  )
}
