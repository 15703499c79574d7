import { Trans, useLingui } from '@lingui/react/macro'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { hasText, PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { FinancialSection } from './financial-section.tsx'
import { basisTitles } from './labels.ts'
import type { FinancialDataPayload } from './payload.ts'
import './financial-data-view.css'

/** The firm's figures: charts, tables and downloads of each basis, and the text about them. */
export function FinancialDataView({ page }: { page: FinancialDataPayload }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} about={hasText(page) && <PageText page={page} />}>
        {page.sets.length > 0 ? (
          <nav aria-label={t`Trong trang này`} className="data-ways">
            <ul>
              {page.sets.map(({ basis, years }) => (
                <li key={basis}>
                  <a href={`#${basis}`}>{i18n._(basisTitles[basis])}</a>
                  <ul>
                    <li>
                      <a href={`#${basis}-nam`}>
                        <Trans>Theo năm</Trans>
                      </a>
                    </li>
                    {years.length > 0 && (
                      <li>
                        <a href={`#${basis}-quy`}>
                          <Trans>Theo quý</Trans>
                        </a>
                      </li>
                    )}
                    <li>
                      <a href={`#${basis}-tai-ve`}>
                        <Trans>Tải về</Trans>
                      </a>
                    </li>
                  </ul>
                </li>
              ))}
            </ul>
          </nav>
        ) : (
          <p className="notice">
            <Trans>Chưa có số liệu nào được công bố.</Trans>
          </p>
        )}
        <SampleArea of={page.sets} isLabelled={page.sample}>
          {page.sets.map((set) => (
            <FinancialSection key={set.basis} set={set} />
          ))}
        </SampleArea>
      </PageBody>
    </>
  )
}
