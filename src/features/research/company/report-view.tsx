import { Trans, useLingui } from '@lingui/react/macro'
import type { AttachmentLink } from '#engine/model/entries/attachments.ts'
import { DocumentActions } from '#features/citing/document-actions.tsx'
import { DocumentCard } from '#features/layout/attachments/document-card.tsx'
import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'
import { formatDate, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Fact } from '#ui/facts.tsx'
import { reportTypeLabels, sectorLabels } from '../labels.ts'
import type { ReportPayload } from '../payload.ts'
import { RatingDefinitions } from './rating-definitions.tsx'
import { ReportOpening } from './report-opening.tsx'
import './report-files.css'

/** An analysis report. */
export function ReportView({ page }: { page: ReportPayload }) {
  return (
    <EntryLayout
      page={page}
      facts={useFacts(page)}
      isArgument
      opening={
        <>
          {page.attachments && <Files attachments={page.attachments} />}
          {page.facts.type === 'cong-ty' && <ReportOpening facts={page.facts} others={page.others} />}
        </>
      }
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
      {facts.type === 'cong-ty' && <RatingDefinitions />}
      {facts.conflicts === 'none' ? (
        <p className="mt-3">
          <Trans>
            <strong>Xung đột lợi ích:</strong> không có xung đột lợi ích cần công bố.
          </Trans>
        </p>
      ) : (
        facts.conflicts && (
          <p className="mt-3">
            <Trans>
              <strong>Xung đột lợi ích:</strong> {facts.conflicts[locale]}
            </Trans>
          </p>
        )
      )}
    </>
  )
}

/** The documents, which most readers come for. The list with their checksums follows the text. */
function Files({ attachments }: { attachments: readonly AttachmentLink[] }) {
  const hasOneTitle = attachments.every(({ title }) => title === attachments[0]?.title)
  return (
    <ul className="report-files">
      {attachments.map((document) => (
        <li key={document.href}>
          <DocumentCard document={document} title={hasOneTitle ? undefined : document.title} />
        </li>
      ))}
    </ul>
  )
}

function useFacts({ facts, issuer }: ReportPayload): Fact[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const sector = 'sector' in facts ? [{ label: t`Ngành`, value: i18n._(sectorLabels[facts.sector]) }] : []
  return [
    { label: t`Loại báo cáo`, value: i18n._(reportTypeLabels[facts.type]) },
    ...(issuer
      ? [
          { label: t`Tên doanh nghiệp`, value: <span lang={issuer.lang}>{issuer.name}</span> },
          { label: t`Mã cổ phiếu`, value: issuer.exchange ? `${issuer.ticker} (${issuer.exchange})` : issuer.ticker },
        ]
      : []),
    ...sector,
    { label: t`Ngày báo cáo`, value: formatDate(locale, facts.reportDate) },
    ...(facts.type === 'cong-ty' ? [{ label: t`Hoàn tất`, value: formatMoment(locale, facts.completedAt) }] : []),
    { label: t`Người thực hiện`, value: facts.analysts.map((analyst) => analyst[locale]).join(', ') },
  ]
}
