import { Trans } from '@lingui/react/macro'
import { formatChange, formatDecimal } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { TableScroll } from '#ui/table-scroll.tsx'
import type { CommentaryFacts } from '../collections/commentary.ts'
import { arrows, changeTones, toDirection } from '../index-change.ts'
import '#ui/plain-table.css'

interface IndexTableProps {
  indices: CommentaryFacts['indices']
  caption: string
}

/** The market indices of a session, as a table. */
export function IndexTable({ indices, caption }: IndexTableProps) {
  const locale = useLocale()
  return (
    <TableScroll name={caption}>
      <table className="plain-table max-w-[44rem]">
        <caption className="pb-3 text-left text-xs text-ink-muted">{caption}</caption>
        <thead className="text-xs">
          <tr>
            <th scope="col" className="py-2">
              <Trans>Chỉ số</Trans>
            </th>
            <th scope="col" className="py-2 text-right">
              <Trans>Điểm</Trans>
            </th>
            <th scope="col" className="py-2 pl-3 text-right">
              <Trans>Thay đổi</Trans>
            </th>
            <th scope="col" className="min-w-24 py-2 pl-3 text-right">
              <Trans>Khối lượng khớp lệnh (triệu cổ phiếu)</Trans>
            </th>
            <th scope="col" className="min-w-24 py-2 pl-3 text-right">
              <Trans>Giá trị khớp lệnh (tỷ đồng)</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {indices.map(({ name, close, change, changePercent, volume, value }) => (
            <tr key={name}>
              <th scope="row" className="py-3 whitespace-nowrap">
                {name}
              </th>
              <td className="py-3 text-right">{formatDecimal(locale, close)}</td>
              <td className={`py-3 pl-3 text-right font-semibold ${changeTones[toDirection(change)]}`}>
                <span className="whitespace-nowrap">
                  <span aria-hidden="true">{arrows[toDirection(change)]} </span>
                  {formatChange(locale, change)}
                </span>{' '}
                <span className="block whitespace-nowrap sm:inline">({formatChange(locale, changePercent)}%)</span>
              </td>
              <td className="py-3 pl-3 text-right">{formatDecimal(locale, volume)}</td>
              <td className="py-3 pl-3 text-right">{formatDecimal(locale, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
