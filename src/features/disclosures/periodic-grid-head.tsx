import { Trans, useLingui } from '@lingui/react/macro'
import type { PeriodicCode } from './collections/codes.ts'
import { periodicCodeLabels, periodLabels } from './labels.ts'
import type { PeriodicGrid } from './payload.ts'

interface PeriodicGridHeadProps {
  columns: PeriodicGrid['columns']
  /** The kinds of report in the columns; a single kind is in the heading above the table instead. */
  codes: readonly PeriodicCode[]
  hasBases: boolean
}

/** The periods, below the kinds of report if there are several. */
export function PeriodicGridHead({ columns, codes, hasBases }: PeriodicGridHeadProps) {
  const { i18n } = useLingui()
  const isInTwoRows = codes.length > 1
  const corner = isInTwoRows ? 2 : undefined
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={corner}>
          <Trans>Năm</Trans>
        </th>
        {hasBases && (
          <th scope="col">
            <Trans>Cơ sở lập</Trans>
          </th>
        )}
        {isInTwoRows
          ? codes.map((code) => (
              <th key={code} scope="colgroup" colSpan={columns.filter((column) => column.code === code).length}>
                {i18n._(periodicCodeLabels[code])}
              </th>
            ))
          : columns.map(({ period }) => <PeriodHead key={period} period={period} />)}
      </tr>
      {isInTwoRows && (
        <tr>
          {columns.map(({ code, period }) => (
            <PeriodHead key={`${code} ${period}`} period={period} />
          ))}
        </tr>
      )}
    </thead>
  )
}

function PeriodHead({ period }: { period: PeriodicGrid['columns'][number]['period'] }) {
  const { i18n } = useLingui()
  return <th scope="col">{i18n._(periodLabels[period])}</th>
}
