import { Trans, useLingui } from '@lingui/react/macro'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { formatBillions } from '#i18n/format-amount.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { addDecimals, negateDecimal } from '#lib/numbers/decimal.ts'
import { TableScroll } from '#ui/table-scroll.tsx'
import type { ShareManagementPayload } from './payload.ts'
import '#shell/styles/tables.css'
import './share-tables.css'

/** The proceeds of an issue by purpose: planned, used and left. */
export function ProceedsTable({ page }: { page: ShareManagementPayload }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { proceeds } = page.facts
  if (!proceeds) return null
  const { lines } = proceeds
  const toCells = (planned: string, used: string) =>
    [planned, used, addDecimals([planned, negateDecimal(used)])].map((amount) => formatBillions(locale, amount))
  const [planned = '', used = '', left = ''] = toCells(
    addDecimals(lines.map((line) => line.planned)),
    addDecimals(lines.map((line) => line.used)),
  )
  const title = t`Tiến độ sử dụng vốn`
  return (
    <div className="prose share-table">
      <TableScroll name={title}>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Mục đích</Trans>
              </th>
              <th scope="col" className="align-right">
                <Trans context="Cột của bảng sử dụng vốn">Kế hoạch</Trans>
              </th>
              <th scope="col" className="align-right">
                <Trans context="Cột của bảng sử dụng vốn">Đã sử dụng</Trans>
              </th>
              <th scope="col" className="align-right">
                <Trans context="Cột của bảng sử dụng vốn">Còn lại</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.purpose[sourceLocale]}>
                <th scope="row">{line.purpose[locale]}</th>
                {toCells(line.planned, line.used).map((amount, column) => (
                  // Columns have no names of their own.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={column} className="align-right">
                    {amount}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>Tổng cộng</Trans>
              </th>
              <td className="align-right">{planned}</td>
              <td className="align-right">{used}</td>
              <td className="align-right">{left}</td>
            </tr>
          </tfoot>
        </table>
      </TableScroll>
    </div>
  )
}
