import { Trans, useLingui } from '@lingui/react/macro'
import { formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { TableScroll } from '#ui/table-scroll.tsx'
import type { ShareManagementPayload } from './payload.ts'
import '#shell/styles/tables.css'
import './share-tables.css'

/** A trade in numbers: what was held before, registered, traded and held after. */
export function TradeTable({ page }: { page: ShareManagementPayload }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { trade } = page.facts
  if (!trade) return null
  const { before, registered, executed, after } = trade
  const shares = page.trader?.shares
  const rows = [
    { name: t`Nắm giữ trước giao dịch`, count: before, share: shares?.before },
    { name: t`Đăng ký giao dịch`, count: registered },
    { name: t`Đã giao dịch`, count: executed },
    { name: t`Nắm giữ sau giao dịch`, count: after, share: shares?.after },
  ]
  const title = t`Số cổ phiếu giao dịch và nắm giữ`
  return (
    <div className="prose share-table">
      <TableScroll name={title}>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Nội dung</Trans>
              </th>
              <th scope="col" className="align-right">
                <Trans>Số cổ phiếu</Trans>
              </th>
              <th scope="col" className="align-right">
                <Trans>Tỷ lệ sở hữu</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(
              ({ name, count, share }) =>
                count !== undefined && (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td className="align-right">{formatDecimal(locale, count)}</td>
                    <td className="align-right">{share === undefined ? '–' : `${formatDecimal(locale, share)}%`}</td>
                  </tr>
                ),
            )}
          </tbody>
        </table>
      </TableScroll>
      {trade.shortfall && (
        <p>
          <Trans>Lý do không giao dịch hết số đã đăng ký:</Trans> {trade.shortfall[locale]}
        </p>
      )}
    </div>
  )
}
