import { Trans, useLingui } from '@lingui/react/macro'
import { DocumentActions } from '#features/citing/document-actions.tsx'
import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Fact } from '#ui/facts.tsx'
import { reportTypeLabels, sectorLabels } from './labels.ts'
import type { ReportPayload } from './payload.ts'
import { PriceTarget } from './price-target.tsx'

/** An analysis report. */
export function ReportView({ page }: { page: ReportPayload }) {
  return (
    <EntryLayout
      page={page}
      facts={useFacts(page)}
      lead={page.facts.type === 'cong-ty' && <PriceTarget facts={page.facts} />}
      below={<Actions page={page} />}
      notes={<Disclaimer page={page} />}
    />
  )
}

function Actions({ page }: { page: ReportPayload }) {
  const { cited, facts } = page
  const locale = useLocale()
  return (
    cited && <DocumentActions page={page} cited={cited} authors={facts.analysts.map((analyst) => analyst[locale])} />
  )
}

function Disclaimer({ page: { facts } }: { page: ReportPayload }) {
  const locale = useLocale()
  return (
    <>
      <p>
        <Trans>
          Báo cáo phản ánh quan điểm của chuyên viên phân tích tại ngày lập, chỉ nhằm mục đích tham khảo và không phải
          lời khuyên đầu tư. Nhà đầu tư tự chịu trách nhiệm về quyết định của mình.
        </Trans>
      </p>
      {facts.conflicts && (
        <p className="mt-3">
          <Trans>
            <strong>Xung đột lợi ích:</strong> {facts.conflicts[locale]}
          </Trans>
        </p>
      )}
    </>
  )
}

function useFacts({ facts }: ReportPayload): Fact[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const sector = 'sector' in facts ? [{ label: t`Ngành`, value: i18n._(sectorLabels[facts.sector]) }] : []
  return [
    { label: t`Loại báo cáo`, value: i18n._(reportTypeLabels[facts.type]) },
    ...('ticker' in facts ? [{ label: t`Mã cổ phiếu`, value: facts.ticker }] : []),
    ...sector,
    { label: t`Ngày báo cáo`, value: formatDate(locale, facts.reportDate) },
    { label: t`Thực hiện bởi`, value: facts.analysts.map((analyst) => analyst[locale]).join(', ') },
  ]
}
