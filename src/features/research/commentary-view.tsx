import { Trans, useLingui } from '@lingui/react/macro'
import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'
import { formatDate, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { IndexTable } from './index-table.tsx'
import { commentaryKindLabels, outlookLabels } from './labels.ts'
import type { CommentaryPayload } from './payload.ts'

/** A market commentary: the indices of the session, then the text. */
export function CommentaryView({ page }: { page: CommentaryPayload }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { sessionDate, kind, outlook, levels, indices, indicesOf } = page.facts
  const [{ name } = { name: '' }] = indices
  return (
    <EntryLayout
      page={page}
      facts={[
        { label: t`Phiên giao dịch`, value: formatDate(locale, sessionDate) },
        { label: t`Thời điểm`, value: i18n._(commentaryKindLabels[kind]) },
        { label: t`Quan điểm`, value: i18n._(outlookLabels[outlook]) },
        { label: t`Hỗ trợ ${name}`, value: formatDecimal(locale, levels.support) },
        { label: t`Kháng cự ${name}`, value: formatDecimal(locale, levels.resistance) },
      ]}
      lead={
        <div className="mb-10">
          <IndexTable indices={indices} caption={t`Điểm đóng cửa phiên ${formatDate(locale, indicesOf)}`} />
        </div>
      }
      notes={
        <Trans>
          Nhận định chỉ nhằm mục đích tham khảo và không phải lời khuyên đầu tư. Diễn biến thị trường có thể khác với
          nhận định.
        </Trans>
      }
    />
  )
}
