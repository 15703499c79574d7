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
  const [amountOf, documentOf] = [t`Vốn điều lệ`, t`Căn cứ`]
  return (
    <div className="prose mt-8">
      <h3>{name}</h3>
      <TableScroll name={name} isStacked>
        <table aria-label={name}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Từ ngày</Trans>
              </th>
              <th scope="col" className="align-right">
                {amountOf}
              </th>
              <th scope="col">{documentOf}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ since, amount, document, issue }) => (
              <tr key={since}>
                <th scope="row" className="whitespace-nowrap">
                  {formatShortDate(locale, since)}
                </th>
                <td className="align-right" data-of={amountOf}>
                  {formatBillions(locale, amount)}
                </td>
                <td className="long" data-of={documentOf}>
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
