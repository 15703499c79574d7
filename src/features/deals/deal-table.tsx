import { Trans, useLingui } from '@lingui/react/macro'
import { siteName } from '#brand'
import { DeskFacts } from '#features/layout/desk-contact.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { formatMoneyIn } from '#i18n/format-amount.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale } from '#i18n/use-locale.ts'
import { HrefLink } from '#ui/link.tsx'
import { TableScroll } from '#ui/table-scroll.tsx'
import { dealKindLabels, dealRoleLabels } from './labels.ts'
import type { DealList, ListedDeal } from './payload.ts'
import '#features/layout/part.css'
import './deal-table.css'

export const dealsId = 'giao-dich-tieu-bieu'

interface DealTableProps {
  list: DealList
  /** True if the header labels the page as a sample. */
  isLabelled: boolean
}

/** The deals of the firm as credentials, and whom issuers can talk to about them. */
export function DealTable({ list: { deals, desks, sample }, isLabelled }: DealTableProps) {
  const { t } = useLingui()
  const columns = [t`Loại giao dịch`, t`Vai trò của ${siteName}`, t`Giá trị`, t`Tình trạng`] as const
  return (
    <section className="part" aria-labelledby={dealsId}>
      <h2 id={dealsId}>
        <Trans comment="heading">Giao dịch tiêu biểu</Trans> {sample && !isLabelled && <SampleLabel />}
      </h2>
      <div className="prose deal-table">
        <TableScroll name={t`Giao dịch tiêu biểu`} isStacked>
          <table>
            <thead>
              <tr>
                <th scope="col">{t`Thương vụ`}</th>
                {columns.map((column, index) => (
                  <th key={column} scope="col" className={index === 2 ? 'align-right' : undefined}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {deals.map((deal) => (
                <Row key={deal.slug} deal={deal} columns={columns} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
      <ul className="deal-desks">
        {desks.map((desk) => (
          <li key={desk.email}>
            <DeskFacts desk={desk} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  deal: ListedDeal
  /** The names of the columns after the first. */
  columns: readonly [kind: string, role: string, value: string, state: string]
}

function Row({ deal, columns: [kindOf, roleOf, valueOf, stateOf] }: RowProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { slug, title, lang, kind, role, value, mandatedOn, completedOn, release } = deal
  return (
    <tr id={slug}>
      <th scope="row" lang={lang}>
        {release ? (
          <HrefLink href={release.href} className="link">
            {title}
          </HrefLink>
        ) : (
          title
        )}
      </th>
      <td className="long" data-of={kindOf}>
        {i18n._(dealKindLabels[kind])}
      </td>
      <td className="long" data-of={roleOf}>
        {i18n._(dealRoleLabels[role])}
      </td>
      <td className="align-right" data-of={valueOf}>
        {value === undefined ? '–' : formatMoneyIn(locale, value, 9)}
      </td>
      <td className="long" data-of={stateOf}>
        {completedOn === undefined ? (
          <Trans>Đang thực hiện, từ {formatDate(locale, mandatedOn)}</Trans>
        ) : (
          <Trans>Hoàn thành {formatDate(locale, completedOn)}</Trans>
        )}
      </td>
    </tr>
  )
}
