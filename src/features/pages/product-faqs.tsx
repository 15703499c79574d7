import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FaqFold } from '#features/learning/faq-fold.tsx'
import type { Faq } from '#features/learning/payload.ts'

/** The questions that belong with a product, answered where they arise. */
export function ProductFaqs({ id, faqs }: { id: string; faqs: readonly Faq[] }) {
  return (
    <section className="part" aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Các câu hỏi thường gặp</Trans>
      </h2>
      {faqs.map((faq) => (
        <FaqFold key={faq.slug} faq={faq} />
      ))}
      <Link to="/ho-tro/cac-cau-hoi-thuong-gap" className="way-on arrow">
        <Trans>Tất cả câu hỏi</Trans>
      </Link>
    </section>
  )
}
