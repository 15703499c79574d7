import { Trans, useLingui } from '@lingui/react/macro'
import { formatChange, formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { EntryPayload } from '#model/payload.ts'
import type { Fact } from '#ui/facts.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { ratingLabels, reportTypeLabels, sectorLabels } from './research-labels.ts'

/** An analysis report: what it says, beside what it is based on. */
export function ReportView({ page }: { page: EntryPayload<'reports'> }) {
  return (
    <EntryLayout
      page={page}
      facts={useFacts(page)}
      notes={
        <Trans>
          Báo cáo phản ánh quan điểm của chuyên viên phân tích tại ngày lập, chỉ nhằm mục đích tham khảo và không phải
          lời khuyên đầu tư. Nhà đầu tư tự chịu trách nhiệm về quyết định của mình.
        </Trans>
      }
    />
  )
}

function useFacts({ facts }: EntryPayload<'reports'>): Fact[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const price = (value: string) => `${formatDecimal(locale, value)} ₫`
  const company =
    facts.type === 'cong-ty'
      ? [
          { label: t`Mã cổ phiếu`, value: facts.ticker },
          { label: t`Khuyến nghị`, value: i18n._(ratingLabels[facts.rating]) },
          { label: t`Giá mục tiêu`, value: price(facts.targetPrice) },
          { label: t`Giá đóng cửa ${formatDate(locale, facts.priceAt.date)}`, value: price(facts.priceAt.price) },
          { label: t`Chênh lệch`, value: `${formatChange(locale, facts.upside)}%` },
        ]
      : []
  const sector = 'sector' in facts ? [{ label: t`Ngành`, value: i18n._(sectorLabels[facts.sector]) }] : []
  return [
    { label: t`Loại báo cáo`, value: i18n._(reportTypeLabels[facts.type]) },
    ...company,
    ...sector,
    { label: t`Ngày báo cáo`, value: formatDate(locale, facts.reportDate) },
    { label: t`Thực hiện bởi`, value: facts.analysts.map((analyst) => analyst[locale]).join(', ') },
  ]
}
