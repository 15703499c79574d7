import { Trans } from '@lingui/react/macro'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { TableScroll } from '#ui/table-scroll.tsx'
import type { MarginList } from './payload.ts'

/** The securities of a margin list with their loan ratios. */
export function MarginTable({ list }: { list: MarginList }) {
  const locale = useLocale()
  return (
    <div className="prose">
      <TableScroll name={list.title}>
        <table>
          <caption className="sr-only">{list.title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Mã</Trans>
              </th>
              <th scope="col" className="align-right">
                <Trans>Tỷ lệ cho vay tối đa</Trans>
              </th>
              <th scope="col" className="align-right">
                <Trans>Áp dụng từ</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.facts.securities.map(({ ticker, loanPercent, since }) => (
              <tr key={ticker}>
                <th scope="row">{ticker}</th>
                <td className="align-right">{loanPercent}%</td>
                <td className="align-right">
                  <time dateTime={since}>{formatDate(locale, since)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}
