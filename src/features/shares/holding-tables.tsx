import { Trans, useLingui } from '@lingui/react/macro'
import { sideLabels, stageLabels } from '#features/disclosures/trade-labels.ts'
import { formatBillions } from '#i18n/format-amount.ts'
import { formatDecimal, formatShortDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { TableScroll } from '#ui/table-scroll.tsx'
import { NoticeLink } from './notice-link.tsx'
import type { BondRow, SharesPayload, TradeRow } from './payload.ts'
import '#ui/plain-table.css'
import './dividend-table.css'

/** Trades of insiders, related persons and major holders, newest first. */
export function TradesTable({ trades }: Pick<SharesPayload, 'trades'>) {
  const { t } = useLingui()
  return (
    <div className="dividends">
      <TableScroll name={t`Giao dịch của người nội bộ, cổ đông lớn`}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">
                <Trans context="Cột của bảng giao dịch">Người giao dịch</Trans>
              </th>
              <th scope="col">
                <Trans context="Cột của bảng giao dịch">Ngày công bố</Trans>
              </th>
              <th scope="col">
                <Trans context="Cột của bảng giao dịch">Giao dịch</Trans>
              </th>
              <th scope="col">
                <Trans context="Cột của bảng giao dịch">Đăng ký</Trans>
              </th>
              <th scope="col">
                <Trans context="Cột của bảng giao dịch">Thực hiện</Trans>
              </th>
              <th scope="col">
                <Trans context="Cột của bảng giao dịch">Nắm giữ sau</Trans>
              </th>
              <th scope="col">
                <Trans context="Cột của bảng giao dịch">Thông báo</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {trades.map((trade) => (
              <Trade key={trade.link.href} trade={trade} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}

function Trade({ trade }: { trade: TradeRow }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { link, publishedAt, holder, lang, stage, side, registered, executed, after } = trade
  const count = (value: string | null) => (value === null ? '–' : formatDecimal(locale, value))
  return (
    <tr>
      <th scope="row" lang={lang}>
        {holder}
      </th>
      <td>
        <time dateTime={publishedAt}>{formatShortDate(locale, publishedAt)}</time>
      </td>
      <td>{i18n._(sideLabels[side])}</td>
      <td>{count(registered)}</td>
      <td>{count(executed)}</td>
      <td>{count(after)}</td>
      <td>
        <HrefLink href={link.href}>
          {i18n._(stageLabels[stage])}
          <span className="sr-only" lang={link.lang}>
            : {link.title}
          </span>
        </HrefLink>
      </td>
    </tr>
  )
}

/** Bonds of the company that are not repaid, the first to fall due first. */
export function BondsTable({ bonds }: Pick<SharesPayload, 'bonds'>) {
  const { t } = useLingui()
  return (
    <div className="dividends">
      <TableScroll name={t`Trái phiếu của Công ty`}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">
                <Trans>Mã trái phiếu</Trans>
              </th>
              <th scope="col">
                <Trans>Tổng mệnh giá phát hành</Trans>
              </th>
              <th scope="col">
                <Trans>Dư nợ gốc</Trans>
              </th>
              <th scope="col">
                <Trans>Lãi suất</Trans>
              </th>
              <th scope="col">
                <Trans>Ngày đáo hạn</Trans>
              </th>
              <th scope="col">
                <Trans context="Cột của bảng giao dịch">Thông báo</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {bonds.map((bond) => (
              <Bond key={bond.code} bond={bond} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}

function Bond({ bond: { link, code, issued, outstanding, rate, maturesOn } }: { bond: BondRow }) {
  const locale = useLocale()
  const percent = formatDecimal(locale, rate)
  return (
    <tr>
      <th scope="row">{code}</th>
      <td>{formatBillions(locale, issued)}</td>
      <td>{formatBillions(locale, outstanding)}</td>
      <td>
        <Trans>{percent}%/năm</Trans>
      </td>
      <td>
        <time dateTime={maturesOn}>{formatShortDate(locale, maturesOn)}</time>
      </td>
      <td>
        <NoticeLink link={link} />
      </td>
    </tr>
  )
}
