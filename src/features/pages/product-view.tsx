import { Trans, useLingui } from '@lingui/react/macro'
import { DealTable, dealsId } from '#features/deals/deal-table.tsx'
import { AccountAction, PlatformActions } from '#features/landing/account-actions.tsx'
import { labelSamples } from '#features/layout/label-samples.ts'
import { PageBody } from '#features/layout/page-body.tsx'
import { PageHeader } from '#features/layout/page-header.tsx'
import { PageText } from '#features/layout/page-text.tsx'
import { SampleArea } from '#features/layout/sample-area.tsx'
import { TableOfContents } from '#features/layout/table-of-contents.tsx'
import { HrefLink, Link } from '#ui/link.tsx'
import type { ProductPayload } from './payload.ts'
import { ProductConditions } from './product-conditions.tsx'
import { ProductFaqs } from './product-faqs.tsx'
import { ProductFees } from './product-fees.tsx'
import '#features/layout/part.css'
import '#features/layout/stair.css'
import './product-view.css'

type Product = NonNullable<ProductPayload['product']>

const ids = {
  audience: 'danh-cho-ai',
  benefits: 'loi-ich',
  steps: 'quy-trinh',
  fees: 'phi-dang-ap-dung',
  faqs: 'cau-hoi-thuong-gap',
  contact: 'bat-dau',
} as const

/** A product or service: terms, audience, benefits, text, process, fees, questions and contact. */
export function ProductView({ page }: { page: ProductPayload }) {
  const { t } = useLingui()
  const { product, fees, faqs, deals, textLocale } = page
  const level = 2 as const
  const listed = [...(fees?.schedules ?? []), ...faqs]
  const labelled = labelSamples(page, listed)
  const shown = listed.map(({ facts }) => facts)
  const headings = product
    ? [
        { id: ids.audience, text: t`Đối tượng khách hàng`, level },
        { id: ids.benefits, text: t`Lợi ích`, level },
        ...page.headings,
        { id: ids.steps, text: t`Quy trình`, level },
        ...(fees ? [{ id: ids.fees, text: t`Phí đang áp dụng`, level }] : []),
        ...(deals ? [{ id: dealsId, text: t`Giao dịch tiêu biểu`, level }] : []),
        ...(faqs.length > 0 ? [{ id: ids.faqs, text: t`Các câu hỏi thường gặp`, level }] : []),
        { id: ids.contact, text: t`Bắt đầu từ đâu`, level },
      ]
    : page.headings
  return (
    <>
      <PageHeader page={labelled} />
      <PageBody
        section={page.section}
        opening={<ProductConditions page={page} />}
        aside={<TableOfContents page={{ ...page, headings }} />}
      >
        {product && <Purpose product={product} lang={textLocale} />}
        <PageText page={page} />
        {product && <Process steps={product.steps} lang={textLocale} />}
        <SampleArea of={shown} isLabelled={labelled.sample}>
          {fees && <ProductFees id={ids.fees} fees={fees} />}
          {deals && <DealTable list={deals} isLabelled={page.sample} />}
          {faqs.length > 0 && <ProductFaqs id={ids.faqs} faqs={faqs} />}
        </SampleArea>
        {product && <Start product={product} page={page} />}
      </PageBody>
    </>
  )
}

interface PartProps {
  product: Product
  lang: string
}

function Purpose({ product, lang }: PartProps) {
  return (
    <>
      <section className="part audience" aria-labelledby={ids.audience}>
        <h2 id={ids.audience}>
          <Trans>Đối tượng khách hàng</Trans>
        </h2>
        <ul className="prose" lang={lang}>
          {product.audience.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="part" aria-labelledby={ids.benefits}>
        <h2 id={ids.benefits}>
          <Trans>Lợi ích</Trans>
        </h2>
        <ul className="benefits" lang={lang}>
          {product.benefits.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Process({ steps, lang }: { steps: Product['steps']; lang: string }) {
  return (
    <section className="part" aria-labelledby={ids.steps}>
      <h2 id={ids.steps}>
        <Trans>Quy trình</Trans>
      </h2>
      <ol className="process stair stair-numbered" lang={lang}>
        {steps.map(({ title, text }) => (
          <li key={text}>
            {title && <h3>{title}</h3>}
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Start({ product, page }: { product: Product; page: ProductPayload }) {
  return (
    <section className="part start-box" aria-labelledby={ids.contact}>
      <h2 id={ids.contact}>
        <Trans>Bắt đầu từ đâu</Trans>
      </h2>
      <p lang={page.textLocale}>{product.contact}</p>
      <p className="flex flex-wrap gap-4">
        {page.needsAccount && (
          <>
            <AccountAction />
            <PlatformActions />
          </>
        )}
        <Link to="/ho-tro/lien-he" className={page.needsAccount ? 'button' : 'button button-first'}>
          <Trans>Liên hệ</Trans>
        </Link>
      </p>
      {page.links.length > 0 && (
        <ul>
          {page.links.map(({ href, title }) => (
            <li key={href}>
              <HrefLink href={href} className="way-on">
                {title}
              </HrefLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
