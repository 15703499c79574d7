import { Plural } from '@lingui/react/macro'
import PaperclipSign from 'virtual:icon/lucide/paperclip'

/** That an entry of a list has documents, and how many. */
export function DocumentCount({ count }: { count: number }) {
  return (
    <span className="document-count">
      <PaperclipSign className="size-4" />
      <Plural value={count} one="# tài liệu" other="# tài liệu" />
    </span>
  )
}
