import { Trans } from '@lingui/react/macro'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import type { FinancialDataPayload } from '../payload.ts'
import { BasisSwitch, useShownBasis } from './basis-switch.tsx'
import { FinancialSection } from './financial-section.tsx'

/** The firm's figures: results, charts, tables and downloads of each basis, one at a time, and the text about them. */
export function FinancialDataView({ page }: { page: FinancialDataPayload }) {
  const { sets } = page
  const bases = sets.map(({ basis }) => basis)
  const shown = useShownBasis(bases)
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
        <div {...(sets.length > 1 && { className: 'data-bases', 'data-shown': shown })}>
          {sets.length > 1 && <BasisSwitch bases={bases} shown={shown} />}
          {sets.map((set, index) => (
            <FinancialSection
              key={set.basis}
              set={set}
              isFirst={index === 0}
              isLabelled={set.sample && !page.sample && !isOne}
            />
          ))}
        </div>
      </PageBody>
    </>
  )
}
