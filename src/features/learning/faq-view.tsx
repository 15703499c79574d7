import { useLingui } from '@lingui/react/macro'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { useOpenAtHash } from '#features/layout/use-open-at-hash.ts'
import { groupBy } from '#lib/group-by.ts'
import { FaqItem } from './faq-item.tsx'
import { faqCategoryLabels } from './labels.ts'
import type { FaqsPayload } from './payload.ts'

/** Questions by category. */
export function FaqView({ page }: { page: FaqsPayload }) {
  const { i18n } = useLingui()
  useOpenAtHash()
  const labelled = labelSamples(page, page.entries.faqs)
  const byCategory = [...groupBy(page.entries.faqs, ({ facts }) => facts.category)]
  const headings = byCategory.map(([category]) => ({
    id: category,
    text: i18n._(faqCategoryLabels[category]),
    level: 2 as const,
  }))
  return (
    <>
      <PageHeader page={labelled} />
      <PageBody section={page.section} aside={<TableOfContents page={{ headings, textLocale: page.locale }} />}>
        <SampleArea of={page.entries.faqs.map(({ facts }) => facts)} isLabelled={labelled.sample}>
          {byCategory.map(([category, faqs]) => (
            <section key={category} className="faq-group" aria-labelledby={category}>
              <h2 id={category}>{i18n._(faqCategoryLabels[category])}</h2>
              {faqs.map((faq) => (
                <FaqItem key={faq.slug} faq={faq} />
              ))}
            </section>
          ))}
        </SampleArea>
        <div className="mt-16">
          <PageText page={page} />
        </div>
      </PageBody>
    </>
  )
}
