import { Trans } from '@lingui/react/macro'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import type { FinancialDataPayload } from '../payload.ts'
import { FinancialSection } from './financial-section.tsx'

/** The firm's figures: results, charts, tables and downloads of each basis, and the text about them. */
export function FinancialDataView({ page }: { page: FinancialDataPayload }) {
  const { sets } = page
  // One label speaks for all, unless some figures are no samples.
  const isOne = sets.length > 0 && sets.every(({ sample }) => sample)
  return (
    <>
      <PageHeader page={isOne ? { ...page, sample: true } : page} />
      <PageBody section={page.section} about={hasText(page) && <PageText page={page} />}>
        {sets.length === 0 && (
          <p className="notice">
            <Trans>Chưa có số liệu nào được công bố.</Trans>
          </p>
        )}
        {sets.map((set, index) => (
          <FinancialSection
            key={set.basis}
            set={set}
            other={sets.find(({ basis }) => basis !== set.basis)}
            isFirst={index === 0}
            isLabelled={set.sample && !page.sample && !isOne}
          />
        ))}
      </PageBody>
    </>
  )
}
