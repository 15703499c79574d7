import { Trans, useLingui } from '@lingui/react/macro'
import { formatSize } from '#features/layout/attachments/format-size.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { kindLabels } from './labels.ts'
import { recordKinds, type RecordPayload } from './payload.ts'
import { RecordFilter, toTotal } from './record-filter.tsx'
import { RecordRows } from './record-rows.tsx'
import { RecordRules } from './record-rules.tsx'
import { RecordStrip } from './record-strip.tsx'
import './record.css'

/** `/trung-tam-phan-tich/doi-chieu`: all that the firm has said in advance, against what followed. */
export function RecordView({ page }: { page: RecordPayload }) {
  const { rows, counts, strip } = page
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} about={hasText(page) && <PageText page={page} />}>
        <div className="record">
          {rows.length === 0 ? (
            <p>
              <Trans>Chưa có dự báo, giá mục tiêu hay kế hoạch nào được đăng tại đây.</Trans>
            </p>
          ) : (
            <>
              <Totals page={page} />
              {strip && <RecordStrip strip={strip} />}
              <RecordRules />
              <RecordFilter counts={counts} />
              <RecordRows rows={rows} />
              <Download page={page} />
            </>
          )}
        </div>
      </PageBody>
    </>
  )
}

function Totals({ page: { counts, notCounted } }: { page: RecordPayload }) {
  const { t, i18n } = useLingui()
  const { late, withdrawn } = notCounted
  return (
    <>
      <dl className="record-totals">
        {recordKinds.map((kind) => {
          const { hit, miss, open, unknown } = counts[kind]
          if (toTotal(counts[kind]) === 0) return null
          return (
            <div key={kind}>
              <dt>{i18n._(kindLabels[kind])}</dt>
              <dd>
                <b>
                  {hit}/{hit + miss}
                </b>{' '}
                <small>
                  {kind === 'commentary' ? t`lần trong vùng` : t`lần đạt`}
                  {open > 0 && <>, {t`${open} chưa có kết quả`}</>}
                  {unknown > 0 && <>, {t`${unknown} không rõ kết quả`}</>}
                </small>
              </dd>
            </div>
          )
        })}
      </dl>
      {late + withdrawn > 0 && (
        <p className="record-note">
          <Trans>
            Không tính: {withdrawn} bài đã thu hồi, {late} nhận định đăng sau giờ mở cửa.
          </Trans>
        </p>
      )}
    </>
  )
}

function Download({ page: { download, rows, counts } }: { page: RecordPayload }) {
  const locale = useLocale()
  const all = recordKinds.reduce((sum, kind) => sum + toTotal(counts[kind]), 0)
  if (!download) return null
  return (
    <p>
      {all > rows.length && (
        <>
          <Trans>
            Trên đây là {rows.length} dòng mới nhất trong {all}; tệp có đủ tất cả.
          </Trans>{' '}
        </>
      )}
      {/* A plain link, because it leads to a file and not to a page of the app. */}
      <a href={download.href} download="" className="way-on">
        <span>
          <Trans>Tải toàn bộ các dòng</Trans> (CSV, {formatSize(locale, download.bytes)})
        </span>
      </a>
    </p>
  )
}
