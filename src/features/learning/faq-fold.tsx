import type { ReactNode } from 'react'
import { useLocale } from '#i18n/use-locale.ts'
import { Prose } from '#ui/prose.tsx'
import { SampleLabel } from '#features/layout/sample-label.tsx'
import type { Faq } from './payload.ts'

/**
 * A question, and its answer below it when it is opened. The answer has the address, not the whole: browsers open what is
 * closed around the place that an address names, without any script.
 */
export function FaqFold({ faq, children }: { faq: Faq; children?: ReactNode }) {
  const { slug, title, html, facts, textLocale } = faq
  const locale = useLocale()
  const foreign = textLocale === locale ? undefined : textLocale
  return (
    <details className="faq">
      <summary>
        <h3 lang={foreign}>{title}</h3>
      </summary>
      <div id={slug} className="faq-answer">
        <Prose html={html} lang={foreign} />
        {(children || facts.sample) && (
          <p className="meta">
            {children}
            {facts.sample && <SampleLabel />}
          </p>
        )}
      </div>
    </details>
  )
}
