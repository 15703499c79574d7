import { Trans } from '@lingui/react/macro'
import { EntryRow } from './entry-row.tsx'
import type { ListItem } from './payload.ts'

interface EntryListProps {
  items: readonly ListItem[]
  /** The level below the heading above the list. */
  headingLevel: 2 | 3
  /** The newest large and with its summary, the others as headings: for the beginning of a list that is elsewhere. */
  isLed?: boolean
}

/** Entries as rows between hairlines, newest first. */
export function EntryList({ items, headingLevel, isLed = false }: EntryListProps) {
  if (items.length === 0) {
    return (
      <p className="empty-list">
        <Trans>Chưa có nội dung nào trong mục này.</Trans>
      </p>
    )
  }
  return (
    <ul className={isLed ? 'entry-list led' : 'entry-list'}>
      {items.map((item, index) => (
        <li key={item.href}>
          <EntryRow item={item} headingLevel={headingLevel} hasSummary={!isLed || index === 0} />
        </li>
      ))}
    </ul>
  )
}
