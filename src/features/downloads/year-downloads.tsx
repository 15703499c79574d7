import { Select, Trans, useLingui } from '@lingui/react/macro'
import { formatSize } from '#features/layout/attachments/format-size.ts'
import { useCount } from '#i18n/use-count.ts'
import { useLocale } from '#i18n/use-locale.ts'
import type { YearDownload } from './payload.ts'
import './year-downloads.css'

/** All documents of a list as one ZIP for each year; nothing if it has none. */
export function YearDownloads({ downloads }: { downloads: readonly YearDownload[] | undefined }) {
  const { t } = useLingui()
  if (!downloads) return null
  return (
    <details className="year-downloads">
      <summary>
        <Trans>Tải toàn bộ tài liệu theo năm</Trans>
      </summary>
      <p>
        <Trans>Mỗi tệp ZIP gồm tài liệu bằng mọi ngôn ngữ và tệp SHA256SUMS để kiểm tra tính nguyên vẹn.</Trans>
      </p>
      <ul aria-label={t`Tài liệu theo năm`}>
        {downloads.map((download) => (
          <li key={download.year}>
            <Download download={download} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Download({ download: { year, count, bytes, href, sums } }: { download: YearDownload }) {
  const locale = useLocale()
  const { form, figures } = useCount(count)
  return (
    <>
      {/* Plain links, because they lead to files and not to pages of the app. */}
      <a href={href} download>
        <span>
          <Trans>Tài liệu năm {year}</Trans>
        </span>{' '}
        <small>
          ZIP, {formatSize(locale, bytes)} · <Select value={form} other={`${figures} tài liệu`} />
        </small>
      </a>
      <a href={sums} download className="year-sums">
        SHA256SUMS
        <span className="sr-only">
          {' '}
          <Trans>năm {year}</Trans>
        </span>
      </a>
    </>
  )
}
