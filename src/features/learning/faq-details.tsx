import type { ReactNode } from 'react'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import { useLocale } from '#i18n/use-locale.ts'
import { Prose } from '#ui/prose.tsx'
import type { Faq } from './payload.ts'
import './faq-details.css'

/**
 * A question that opens its answer. The id is on the answer, because browsers open a closed `<details>` around the target of
 * a hash without any script.
 */
export function FaqDetails({ faq, children }: { faq: Faq; children?: ReactNode }) {
  const { slug, title, html, facts, textLocale } = faq
  const locale = useLocale()
  const foreign = textLocale === locale ? undefined : textLocale
  return (
    <details className="faq">
      <summary>
        <h3 lang={foreign}>{title}</h3>
        {facts.sample && <SampleLabel />}
      </summary>
      <div id={slug} className="faq-answer">
        <Prose html={html} lang={foreign} />
        {children && <p className="meta">{children}</p>}
      </div>
    </details>
  )
}
