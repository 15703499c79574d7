import { Trans } from '@lingui/react/macro'
import { formatChange, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { TableScroll } from '#ui/table-scroll.tsx'
import type { CommentaryFacts } from '../collections/commentary.ts'
import { arrows, changeTones, toDirection } from '../index-change.ts'
import '#ui/plain-table.css'
import './index-table.css'

interface IndexTableProps {
  indices: CommentaryFacts['indices']
  caption: string
}

/** The market indices of a session, as a table. */
export function IndexTable({ indices, caption }: IndexTableProps) {
  const locale = useLocale()
  return (
    <TableScroll name={caption}>
      <table className="plain-table index-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Chỉ số</Trans>
            </th>
            <th scope="col">
              <Trans>Điểm</Trans>
            </th>
            <th scope="col">
              <Trans>Thay đổi</Trans>
            </th>
            <th scope="col">
              <Trans>Khối lượng khớp lệnh (triệu cổ phiếu)</Trans>
            </th>
            <th scope="col">
              <Trans>Giá trị khớp lệnh (tỷ đồng)</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {indices.map(({ name, close, change, changePercent, volume, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatDecimal(locale, close)}</td>
              <td className={changeTones[toDirection(change)]}>
                <span>
                  <span aria-hidden="true">{arrows[toDirection(change)]} </span>
                  {formatChange(locale, change)}
                </span>{' '}
                <span>({formatChange(locale, changePercent)}%)</span>
              </td>
              <td>{formatDecimal(locale, volume)}</td>
              <td>{formatDecimal(locale, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
