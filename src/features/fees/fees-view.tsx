import { Trans } from '@lingui/react/macro'
import { formatSize } from '#features/layout/attachments/format-size.ts'
import { EntryCover } from '#features/layout/entry/entry-cover.tsx'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { FeeCalculator } from './fee-calculator.tsx'
import { FeeProduct, toFeeTitle } from './fee-product.tsx'
import type { FeesPayload } from './payload.ts'
import './fees-view.css'

/** The calculator, and the fee schedules by product. */
export function FeesView({ page }: { page: FeesPayload }) {
  const { products, terms, csv, headings, textLocale } = page
  const size = formatSize(useLocale(), csv.bytes)
  const contents = {
    textLocale,
    headings: [
      ...products.map((product) => ({ id: product.product, text: toFeeTitle(product), level: 2 as const })),
      ...headings,
    ],
  }
  return (
    <>
      <PageHeader page={page} beside={page.drawn && <EntryCover cover={page.drawn} isOfList />} />
      <PageBody section={page.section} aside={<TableOfContents page={contents} />}>
        <FeeCalculator products={products} terms={terms} />
        <p className="fee-rule">
          <Trans>
            Mức phí của từng bậc áp dụng cho toàn bộ giá trị giao dịch, sau đó xét mức tối thiểu, tối đa. Phí làm tròn
            đến đồng. Lãi suất năm tính trên 365 ngày.
          </Trans>
        </p>
        <a href={csv.href} className="way-on">
          <Trans>Tải biểu phí đang áp dụng (CSV, {size})</Trans>
        </a>
        <SampleArea of={products.flatMap(({ inForce }) => inForce?.facts ?? [])} isLabelled={page.sample}>
          {products.map((product) => (
            <FeeProduct key={product.product} product={product} terms={terms} />
          ))}
        </SampleArea>
        <div className="fee-prose">
          <PageText page={page} />
        </div>
      </PageBody>
    </>
  )
}
