import { Trans } from '@lingui/react/macro'
import type { ListItem } from '#model/payload.ts'
import { EntryRow } from './entry-row.tsx'

interface EntryListProps {
  items: readonly ListItem[]
  /** The level below the heading above the list. */
  headingLevel: 2 | 3
  isNarrow?: boolean
}

/** Entries as rows between hairlines, newest first. */
export function EntryList({ items, headingLevel, isNarrow }: EntryListProps) {
  if (items.length === 0) {
    return (
      <p className="border-y border-line py-10 text-ink-muted">
        <Trans>Chưa có nội dung nào trong mục này.</Trans>
      </p>
    )
  }
  return (
    <ul className="border-b border-line">
      {items.map((item) => (
        <li key={item.href} className="border-t border-line">
          <EntryRow item={item} headingLevel={headingLevel} isNarrow={isNarrow} />
        </li>
      ))}
    </ul>
  )
}
