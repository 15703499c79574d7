import { Trans, useLingui } from '@lingui/react/macro'
import { EntryLayout } from '#features/layout/entry/entry-layout.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { CommentaryBand } from '../evidence/commentary-band.tsx'
import { IndexCloses } from '../evidence/index-closes.tsx'
import { commentaryKindLabels, outlookLabels } from '../labels.ts'
import type { CommentaryPayload } from '../payload.ts'
import { IndexTable } from './index-table.tsx'
import '../opening.css'

/** A market commentary: the band of its session and the indices before it, then the text. */
export function CommentaryView({ page }: { page: CommentaryPayload }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { sessionDate, kind, outlook, indices, indicesOf } = page.facts
  return (
    <EntryLayout
      page={page}
      isArgument
      opening={
        <div className="opening">
          <IndexCloses indices={indices} />
          <CommentaryBand facts={page.facts} outcome={page.outcome} />
        </div>
      }
      below={
        <div className="mt-10">
          <IndexTable indices={indices} caption={t`Điểm đóng cửa phiên ${formatDate(locale, indicesOf)}`} />
        </div>
      }
      facts={[
        { label: t`Phiên giao dịch`, value: formatDate(locale, sessionDate) },
        { label: t`Thời điểm`, value: i18n._(commentaryKindLabels[kind]) },
        { label: t`Quan điểm`, value: i18n._(outlookLabels[outlook]) },
      ]}
      notes={
        <Trans>
          Nhận định chỉ nhằm mục đích tham khảo và không phải lời khuyên đầu tư. Diễn biến thị trường có thể khác với
          nhận định.
        </Trans>
      }
    />
  )
}
