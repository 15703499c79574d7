import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { AttachmentLink } from '#engine/model/entries/attachments.ts'
import { DocumentActions } from '#features/citing/document-actions.tsx'
import { attachmentLanguageLabels } from '#features/layout/attachments/attachment-labels.ts'
import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'
import { formatDate, formatMoment } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { Fact } from '#ui/facts.tsx'
import { reportTypeLabels, sectorLabels } from '../labels.ts'
import type { ReportPayload } from '../payload.ts'
import { RatingDefinitions } from './rating-definitions.tsx'
import { ReportOpening } from './report-opening.tsx'
import '../evidence-links.css'

/** An analysis report. */
export function ReportView({ page }: { page: ReportPayload }) {
  return (
    <EntryLayout
      page={page}
      facts={useFacts(page)}
      isArgument
      opening={page.facts.type === 'cong-ty' && <ReportOpening facts={page.facts} others={page.others} />}
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

/** Links to the documents, whose sizes and checksums follow the text. */
function Files({ attachments }: { attachments: readonly AttachmentLink[] }) {
  const { i18n } = useLingui()
  return (
    <span className="document-files">
      {attachments.map(({ href, language, format }, place) => (
        <Fragment key={href}>
          {place > 0 && ' · '}
          <a href={href} hrefLang={language === 'both' ? undefined : language} className="link">
            {format.toUpperCase()}, {i18n._(attachmentLanguageLabels[language])}
          </a>
        </Fragment>
      ))}
    </span>
  )
}

function useFacts({ facts, issuer, attachments }: ReportPayload): Fact[] {
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
    ...(attachments ? [{ label: t`Bản tải về`, value: <Files attachments={attachments} /> }] : []),
    { label: t`Thực hiện bởi`, value: facts.analysts.map((analyst) => analyst[locale]).join(', ') },
  ]
}
