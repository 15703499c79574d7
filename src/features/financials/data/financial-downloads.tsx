import { Trans, useLingui } from '@lingui/react/macro'
import { formatSize } from '#features/layout/attachments/format-size.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { basisTitles } from '../labels.ts'
import type { FinancialDownload, FinancialSet } from '../payload.ts'

type DownloadsProps = Pick<FinancialSet, 'basis' | 'downloads'>

/** Links to files with all figures of a basis, and a description of the files. */
export function FinancialDownloads({ basis, downloads }: DownloadsProps) {
  const { i18n } = useLingui()
  return (
    <>
      <h3 id={`${basis}-tai-ve`}>
        <Trans>Tải về</Trans>
      </h3>
      <ul className="data-downloads">
        {downloads.map((download) => (
          <li key={download.format}>
            <Download download={download} title={i18n._(basisTitles[basis])} />
          </li>
        ))}
      </ul>
      <p className="data-hint">
        <Trans>
          Mỗi dòng là một số liệu: chỉ tiêu, kỳ, giá trị, đơn vị, báo cáo nguồn và ngày công bố; số trình bày lại kèm số
          công bố lần đầu và lý do, chỉ số tính toán kèm công thức. Dấu thập phân là dấu chấm.
        </Trans>
      </p>
    </>
  )
}

function Download({ download: { href, format, bytes }, title }: { download: FinancialDownload; title: string }) {
  const locale = useLocale()
  return (
    // A plain link, because it leads to a file and not to a page of the app.
    <a href={href} download="" className="button">
      <span>
        {title}{' '}
        <small>
          {format.toUpperCase()}, {formatSize(locale, bytes)}
        </small>
      </span>
    </a>
  )
}
