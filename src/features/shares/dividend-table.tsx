import { Trans, useLingui } from '@lingui/react/macro'
import { formatSize } from '#features/layout/attachments/format-size.ts'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatDecimal, formatShortDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { TableScroll } from '#ui/table-scroll.tsx'
import { NoticeLink } from './notice-link.tsx'
import type { Dividend, SharesPayload } from './payload.ts'
import '#ui/plain-table.css'
import './dividend-table.css'

/** Dividends paid out, newest first, and the same as a file. */
export function DividendTable({ dividends, download }: Pick<SharesPayload, 'dividends' | 'download'>) {
  const { t } = useLingui()
  const locale = useLocale()
  if (dividends.length === 0) {
    return (
      <p>
        <Trans>Chưa có đợt chi trả cổ tức nào được công bố tại đây.</Trans>
      </p>
    )
  }
  return (
    <div className="dividends">
      <TableScroll name={t`Lịch sử cổ tức`}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">
                <Trans>Năm tài chính</Trans>
              </th>
              <th scope="col">
                <Trans>Hình thức</Trans>
              </th>
              <th scope="col">
                <Trans>Tỷ lệ</Trans>
              </th>
              <th scope="col">
                <Trans>Mỗi cổ phiếu</Trans>
              </th>
              <th scope="col">
                <Trans>Ngày giao dịch không hưởng quyền</Trans>
              </th>
              <th scope="col">
                <Trans>Ngày đăng ký cuối cùng</Trans>
              </th>
              <th scope="col">
                <Trans>Ngày thanh toán</Trans>
              </th>
              <th scope="col">
                <Trans context="Cột của bảng cổ tức">Thông báo</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {dividends.map((dividend) => (
              <Row key={dividend.link.href} dividend={dividend} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {download && (
        <p>
          {/* A plain link, because it leads to a file and not to a page of the app. */}
          <a href={download.href} download="" className="way-on">
            <span>
              <Trans>Tải lịch sử cổ tức</Trans> (CSV, {formatSize(locale, download.bytes)})
            </span>
          </a>
        </p>
      )}
    </div>
  )
}

function Row({ dividend }: { dividend: Dividend }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { link, fiscalYear, isInterim, form, rate, perShare, exDate, recordDate, payDate } = dividend
  const percent = formatDecimal(locale, rate)
  return (
    <tr>
      <th scope="row">{isInterim ? t`${fiscalYear} (tạm ứng)` : fiscalYear}</th>
      <td>{form === 'tien' ? t`Tiền mặt` : t`Cổ phiếu`}</td>
      <td>{percent}%</td>
      <td>{perShare === null ? '–' : formatMoney(locale, perShare)}</td>
      {[exDate, recordDate, payDate].map((date) => (
        <td key={date}>
          <time dateTime={date}>{formatShortDate(locale, date)}</time>
        </td>
      ))}
      <td>
        <NoticeLink link={link} />
      </td>
    </tr>
  )
}
