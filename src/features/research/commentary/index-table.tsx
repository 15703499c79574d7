import { Trans, useLingui } from '@lingui/react/macro'
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
  const { t } = useLingui()
  const locale = useLocale()
  const [closeOf, changeOf] = [t`Điểm`, t`Thay đổi`]
  const [volumeOf, valueOf] = [t`Khối lượng khớp lệnh (triệu cổ phiếu)`, t`Giá trị khớp lệnh (tỷ đồng)`]
  return (
    <TableScroll name={caption} isStacked>
      <table className="plain-table index-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Chỉ số</Trans>
            </th>
            {[closeOf, changeOf, volumeOf, valueOf].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {indices.map(({ name, close, change, changePercent, volume, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-of={closeOf}>{formatDecimal(locale, close)}</td>
              <td data-of={changeOf} className={changeTones[toDirection(change)]}>
                {/* Of one element: a cell that is laid out as a table would lose the space between two. */}
                <span>
                  <span>
                    <span aria-hidden="true">{arrows[toDirection(change)]} </span>
                    {formatChange(locale, change)}
                  </span>{' '}
                  <span>({formatChange(locale, changePercent)}%)</span>
                </span>
              </td>
              <td data-of={volumeOf}>{formatDecimal(locale, volume)}</td>
              <td data-of={valueOf}>{formatDecimal(locale, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
