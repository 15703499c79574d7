import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { EntryPayload } from '#model/payload.ts'
import type { Fact } from '#ui/facts.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { EntryLayout } from './entry-layout.tsx'
import {
  basisLabels,
  disclosureCodeLabels,
  governanceCodeLabels,
  periodicCodeLabels,
  periodLabels,
  shareKindLabels,
} from './document-labels.ts'

type InvestorDocument = EntryPayload<'periodic-reports' | 'disclosures' | 'governance' | 'share-management'>

/** A document for shareholders and investors. */
export function DocumentView({ page }: { page: InvestorDocument }) {
  return (
    <EntryLayout
      page={page}
      facts={useFacts(page)}
      lead={<AttachmentList attachments={page.attachments} />}
      notes={
        page.locale === 'vi' ? undefined : (
          <Trans>Bản tiếng Anh chỉ để tham khảo; bản tiếng Việt được ưu tiên áp dụng.</Trans>
        )
      }
    />
  )
}

function useFacts(page: InvestorDocument): Fact[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const dated = (label: string, date: string | undefined): Fact[] =>
    date === undefined ? [] : [{ label, value: formatDate(locale, date) }]
  switch (page.kind) {
    case 'periodic-reports': {
      const { code, period, fiscalYear, basis, periodEnd } = page.facts
      return [
        { label: t`Loại báo cáo`, value: i18n._(periodicCodeLabels[code]) },
        { label: t`Kỳ`, value: `${i18n._(periodLabels[period])} ${fiscalYear}` },
        ...(basis ? [{ label: t`Cơ sở lập`, value: i18n._(basisLabels[basis]) }] : []),
        ...dated(t`Ngày kết thúc kỳ`, periodEnd),
      ]
    }
    case 'disclosures':
      return [
        { label: t`Số hiệu`, value: page.facts.refNo },
        { label: t`Hình thức`, value: i18n._(disclosureCodeLabels[page.facts.code]) },
        ...dated(t`Ngày văn bản`, page.facts.documentDate),
      ]
    case 'governance':
      return [
        { label: t`Loại văn bản`, value: i18n._(governanceCodeLabels[page.facts.code]) },
        { label: t`Phiên bản`, value: page.facts.version },
        ...dated(t`Ngày thông qua`, page.facts.adoptedOn),
        ...dated(t`Hiệu lực từ`, page.facts.effectiveFrom),
        ...dated(t`Hết hiệu lực`, page.facts.effectiveTo),
      ]
    case 'share-management':
      return [
        { label: t`Nội dung`, value: i18n._(shareKindLabels[page.facts.kind]) },
        ...dated(t`Ngày giao dịch không hưởng quyền`, page.facts.exDate),
        ...dated(t`Ngày đăng ký cuối cùng`, page.facts.recordDate),
        ...dated(t`Ngày thanh toán`, page.facts.payDate),
      ]
  }
}
