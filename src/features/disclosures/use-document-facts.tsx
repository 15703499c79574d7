import { useLingui } from '@lingui/react/macro'
import { validityLabels, validityTones } from '#features/layout/entry/entry-mark-labels.ts'
import { formatDate, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Fact } from '#ui/facts.tsx'
import { Tag } from '#ui/tag.tsx'
import { EventName, Filings, SignatoryName } from './disclosure-facts.tsx'
import { DocumentLanguages } from './document-languages.tsx'
import {
  assuranceLabels,
  basisLabels,
  disclosureCodeLabels,
  governanceCodeLabels,
  periodicCodeLabels,
  periodLabels,
} from './labels.ts'
import type { DocumentPayload, ShareManagementPayload } from './payload.ts'
import { ReportExplanation } from './report-explanation.tsx'

/** The facts of a document, as its page lists them beside the text. Those of notices on shares: `useShareFacts`. */
export function useDocumentFacts(page: Exclude<DocumentPayload, ShareManagementPayload>): Fact[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const dated = (label: string, date: string | undefined): Fact[] =>
    date === undefined ? [] : [{ label, value: formatDate(locale, date) }]
  const languages: Fact = { label: t`Ngôn ngữ`, value: <DocumentLanguages head={page.head} /> }
  switch (page.kind) {
    case 'periodic-reports': {
      const { code, period, fiscalYear, basis, assurance, auditor, signedOn, periodEnd, explains } = page.facts
      const signature = assurance === 'soat-xet' ? t`Ngày ký báo cáo soát xét` : t`Ngày ký báo cáo kiểm toán`
      return [
        { label: t`Loại báo cáo`, value: i18n._(periodicCodeLabels[code]) },
        { label: t`Kỳ`, value: `${i18n._(periodLabels[period])} ${fiscalYear}` },
        ...(basis ? [{ label: t`Cơ sở lập`, value: i18n._(basisLabels[basis]) }] : []),
        ...(assurance ? [{ label: t`Mức độ bảo đảm`, value: i18n._(assuranceLabels[assurance]) }] : []),
        ...(auditor ? [{ label: t`Đơn vị kiểm toán`, value: auditor[locale] }] : []),
        ...dated(signature, signedOn),
        ...dated(t`Ngày kết thúc kỳ`, periodEnd),
        ...(explains
          ? [
              {
                label: t`Giải trình`,
                value: (
                  <ReportExplanation
                    reasons={explains}
                    link={page.explanation}
                    withdrawal={page.explanationWithdrawal}
                  />
                ),
              },
            ]
          : []),
        languages,
      ]
    }
    case 'disclosures': {
      const { refNo, code, documentDate, eventAt, discloser, legalBasis, publishedAt, filings } = page.facts
      const { event, disclosedBy, approvedBy } = page
      const eventLabel = code === 'theo-yeu-cau' ? t`Thời điểm nhận yêu cầu` : t`Thời điểm xảy ra sự kiện`
      return [
        { label: t`Số hiệu`, value: refNo },
        { label: t`Hình thức`, value: i18n._(disclosureCodeLabels[code]) },
        { label: t`Thời điểm công bố`, value: formatMoment(locale, publishedAt) },
        ...(event ? [{ label: t`Sự kiện`, value: <EventName event={event} /> }] : []),
        ...(eventAt ? [{ label: eventLabel, value: formatMoment(locale, eventAt) }] : []),
        ...dated(t`Ngày văn bản`, documentDate),
        ...(disclosedBy || discloser
          ? [
              {
                label: t`Người thực hiện công bố thông tin`,
                value: disclosedBy ? <SignatoryName signatory={disclosedBy} /> : discloser?.[locale],
              },
            ]
          : []),
        ...(approvedBy ? [{ label: t`Người phê duyệt`, value: <SignatoryName signatory={approvedBy} /> }] : []),
        ...(filings.length > 0 ? [{ label: t`Nơi đã báo cáo`, value: <Filings filings={filings} /> }] : []),
        { label: t`Căn cứ`, value: legalBasis[locale] },
        languages,
      ]
    }
    case 'governance': {
      const { code, version, adoptedOn, effectiveFrom, effectiveTo } = page.facts
      const { validity } = page
      return [
        { label: t`Tình trạng`, value: <Tag tone={validityTones[validity]}>{i18n._(validityLabels[validity])}</Tag> },
        { label: t`Loại văn bản`, value: i18n._(governanceCodeLabels[code]) },
        { label: t`Phiên bản`, value: version },
        ...dated(t`Ngày thông qua`, adoptedOn),
        ...dated(t`Hiệu lực từ`, effectiveFrom),
        ...dated(t`Hiệu lực đến hết`, effectiveTo),
        languages,
      ]
    }
  }
}
