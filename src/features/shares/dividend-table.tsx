import { Trans, useLingui } from '@lingui/react/macro'
import { formatSize } from '#features/layout/attachments/format-size.ts'
import { formatMoney } from '#i18n/format-amount.ts'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { DataTable } from '#ui/data-table.tsx'
import { NoticeLink } from './notice-link.tsx'
import type { SharesPayload } from './payload.ts'
import { ShortDay } from './short-day.tsx'
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
      <DataTable
        name={t`Lịch sử cổ tức`}
        columns={[
          t`Năm tài chính`,
          t`Hình thức`,
          t`Tỷ lệ`,
          t`Mỗi cổ phiếu`,
          t`Ngày giao dịch không hưởng quyền`,
          t`Ngày đăng ký cuối cùng`,
          t`Ngày thanh toán`,
          t({ context: 'Cột của bảng cổ tức', message: 'Thông báo' }),
        ]}
        rows={dividends.map(({ link, fiscalYear, isInterim, form, rate, perShare, exDate, recordDate, payDate }) => ({
          key: link.href,
          head: isInterim ? t`${fiscalYear} (tạm ứng)` : fiscalYear,
          cells: [
            form === 'tien' ? t`Tiền mặt` : t`Cổ phiếu`,
            `${formatDecimal(locale, rate)}%`,
            perShare === null ? '–' : formatMoney(locale, perShare),
            ...[exDate, recordDate, payDate].map((date) => <ShortDay key={date} date={date} />),
            <NoticeLink key="notice" link={link} />,
          ],
        }))}
      />
      <p>
        {/* A plain link, because it leads to a file and not to a page of the app. */}
        <a href={download.href} download="" className="way-on">
          <span>
            <Trans>Tải lịch sử cổ tức</Trans> (CSV, {formatSize(locale, download.bytes)})
          </span>
        </a>
      </p>
    </div>
  )
}
