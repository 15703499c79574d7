import { Trans } from '@lingui/react/macro'
import { FaqDetails } from '#features/learning/faq-details.tsx'
import type { Faq } from '#features/learning/payload.ts'
import { Link } from '#ui/link.tsx'
import '#features/layout/part.css'

/** The frequently asked questions that the page of a product names. */
export function ProductFaqs({ id, faqs }: { id: string; faqs: readonly Faq[] }) {
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>
        <Trans comment="heading">Các câu hỏi thường gặp</Trans>
      </h2>
      {faqs.map((faq) => (
        <FaqDetails key={faq.slug} faq={faq} />
      ))}
      <Link to="/ho-tro/cac-cau-hoi-thuong-gap" className="way-on arrow">
        <Trans>Tất cả câu hỏi</Trans>
      </Link>
    </section>
  )
}
