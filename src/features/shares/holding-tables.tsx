import { useLingui } from '@lingui/react/macro'
import { sideLabels, stageLabels } from '#features/disclosures/trade-labels.ts'
import { formatBillions } from '#i18n/format-amount.ts'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { DataTable } from '#ui/data-table.tsx'
import { NoticeLink } from './notice-link.tsx'
import type { SharesPayload } from './payload.ts'
import { ShortDay } from './short-day.tsx'
import './dividend-table.css'

/** Trades of insiders, related persons and major holders, newest first. */
export function TradesTable({ trades }: Pick<SharesPayload, 'trades'>) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const count = (value: string | null) => (value === null ? '–' : formatDecimal(locale, value))
  return (
    <div className="dividends">
      <DataTable
        name={t`Giao dịch của người nội bộ, cổ đông lớn`}
        columns={[
          t({ context: 'Cột của bảng giao dịch', message: 'Người giao dịch' }),
          t({ context: 'Cột của bảng giao dịch', message: 'Ngày công bố' }),
          t({ context: 'Cột của bảng giao dịch', message: 'Giao dịch' }),
          t({ context: 'Cột của bảng giao dịch', message: 'Đăng ký' }),
          t({ context: 'Cột của bảng giao dịch', message: 'Thực hiện' }),
          t({ context: 'Cột của bảng giao dịch', message: 'Nắm giữ sau' }),
          t({ context: 'Cột của bảng giao dịch', message: 'Thông báo' }),
        ]}
        rows={trades.map(({ link, publishedAt, holder, lang, stage, side, registered, executed, after }) => ({
          key: link.href,
          head: holder,
          lang,
          cells: [
            <ShortDay key="published" date={publishedAt} />,
            i18n._(sideLabels[side]),
            count(registered),
            count(executed),
            count(after),
            <NoticeLink key="notice" link={link} name={i18n._(stageLabels[stage])} />,
          ],
        }))}
      />
    </div>
  )
}

/** Bonds of the company that are not repaid, the first to fall due first. */
export function BondsTable({ bonds }: Pick<SharesPayload, 'bonds'>) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <div className="dividends">
      <DataTable
        name={t`Trái phiếu của Công ty`}
        columns={[
          t`Mã trái phiếu`,
          t`Tổng mệnh giá phát hành`,
          t`Dư nợ gốc`,
          t({ context: 'Cột của bảng trái phiếu', message: 'Lãi suất' }),
          t`Ngày đáo hạn`,
          t({ context: 'Cột của bảng giao dịch', message: 'Thông báo' }),
        ]}
        rows={bonds.map(({ link, code, issued, outstanding, rate, maturesOn }) => {
          const percent = formatDecimal(locale, rate)
          return {
            key: code,
            head: code,
            cells: [
              formatBillions(locale, issued),
              formatBillions(locale, outstanding),
              t`${percent}%/năm`,
              <ShortDay key="matures" date={maturesOn} />,
              <NoticeLink key="notice" link={link} />,
            ],
          }
        })}
      />
    </div>
  )
}
