import { Trans } from '@lingui/react/macro'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { ListingState } from './capital-and-listing.ts'

interface ListingNotesProps {
  listing: ListingState
  checkedOn: string
}

/** The next exchange as far as it is known, and the day on which this was checked. */
export function ListingNotes({ listing: { next, expected }, checkedOn }: ListingNotesProps) {
  const locale = useLocale()
  const asOf = formatDate(locale, checkedOn)
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {next && <NextExchange next={next} />} {expected && <ExpectedMove move={expected} />}{' '}
      <Trans>Thông tin niêm yết được đối chiếu ngày {asOf}.</Trans>
    </p>
  )
}

function NextExchange({ next }: { next: NonNullable<ListingState['next']> }) {
  const from = formatDate(useLocale(), next.from)
  const { exchange } = next
  return (
    <Trans>
      Từ ngày {from}, cổ phiếu giao dịch trên {exchange}.
    </Trans>
  )
}

function ExpectedMove({ move }: { move: NonNullable<ListingState['expected']> }) {
  const { from, to, circular, amendedBy } = move
  const by = formatDate(useLocale(), move.by)
  return (
    <Trans>
      Cổ phiếu niêm yết trên {from} được chuyển sang {to} chậm nhất ngày {by} theo Thông tư {circular}, sửa đổi bởi
      Thông tư {amendedBy}; ngày chuyển của cổ phiếu Công ty chưa được thông báo.
    </Trans>
  )
}
