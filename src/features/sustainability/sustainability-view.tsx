import { Trans, useLingui } from '@lingui/react/macro'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { HrefLink } from '#ui/link.tsx'
import { IndicatorsTable } from './indicators-table.tsx'
import type { GriDisclosure, SustainabilityPayload } from './payload.ts'
import '#features/layout/part.css'
import './sustainability.css'

const indicatorsId = 'chi-tieu'
const griId = 'bang-tra-cuu-gri'

/** The page of sustainability: the text, the indicators by year, and where the site answers the GRI Standards. */
export function SustainabilityView({ page }: { page: SustainabilityPayload }) {
  const { t } = useLingui()
  const { indicators, disclosures } = page
  const level = 2 as const
  const contents = {
    ...page,
    headings: [
      ...page.headings,
      ...(indicators ? [{ id: indicatorsId, text: t`Các chỉ tiêu đo lường`, level }] : []),
      ...(disclosures.length > 0 ? [{ id: griId, text: t`Bảng tra cứu theo GRI`, level }] : []),
    ],
  }
  return (
    <>
      <PageHeader page={page} />
      <PageBody section={page.section} aside={<TableOfContents page={contents} />}>
        <PageText page={page} />
        {indicators && (
          <section className="part" aria-labelledby={indicatorsId}>
            <h2 id={indicatorsId}>
              <Trans>Các chỉ tiêu đo lường</Trans>
            </h2>
            <IndicatorsTable indicators={indicators} />
          </section>
        )}
        {disclosures.length > 0 && (
          <section className="part gri-index" aria-labelledby={griId}>
            <h2 id={griId}>
              <Trans>Bảng tra cứu theo GRI</Trans>
            </h2>
            <p>
              <Trans>
                Bảng giúp tìm thông tin theo số hiệu tiêu chuẩn GRI. Bảng không phải là tuyên bố lập báo cáo theo GRI.
              </Trans>
            </p>
            <DataTable
              name={t`Bảng tra cứu theo GRI`}
              columns={[t`Số hiệu`, t`Nội dung`, t`Trên trang này`, t`Chưa công bố`]}
              rows={disclosures.map((one) => ({
                key: one.number,
                head: `GRI ${one.number}`,
                cells: [one.title, <Pages key="pages" pages={one.pages} />, one.omission ?? '–'],
              }))}
            />
          </section>
        )}
      </PageBody>
    </>
  )
}

/** Links to the pages that answer a disclosure. */
function Pages({ pages }: Pick<GriDisclosure, 'pages'>) {
  if (pages.length === 0) return '–'
  return (
    <ul>
      {pages.map(({ href, title, lang }) => (
        <li key={href}>
          <HrefLink href={href} lang={lang} className="link">
            {title}
          </HrefLink>
        </li>
      ))}
    </ul>
  )
}
