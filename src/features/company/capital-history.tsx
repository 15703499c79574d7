import { Trans, useLingui } from '@lingui/react/macro'
import { formatBillions } from '#i18n/format-amount.ts'
import { formatShortDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { TableScroll } from '#ui/table-scroll.tsx'
import type { CapitalRow } from './payload.ts'
import '#shell/styles/tables.css'

/** The amounts of the charter capital, newest first, each with the document that records it. */
export function CapitalHistory({ rows }: { rows: readonly CapitalRow[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const name = t`Vốn điều lệ qua các lần thay đổi`
  return (
    <div className="prose mt-8">
      <h3>{name}</h3>
      <TableScroll name={name}>
        <table aria-label={name}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Từ ngày</Trans>
              </th>
              <th scope="col" className="align-right">
                <Trans>Vốn điều lệ</Trans>
              </th>
              <th scope="col">
                <Trans>Căn cứ</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ since, amount, document, issue }) => (
              <tr key={since}>
                <th scope="row" className="whitespace-nowrap">
                  {formatShortDate(locale, since)}
                </th>
                <td className="align-right">{formatBillions(locale, amount)}</td>
                <td className="long">
                  {document}
                  {issue && (
                    <>
                      {'; '}
                      <HrefLink href={issue.href} lang={issue.lang}>
                        {issue.title}
                      </HrefLink>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}
