import { Trans } from '@lingui/react/macro'
import { useState, type MouseEvent } from 'react'
import { useLocale } from '#i18n/use-locale.ts'
import type { PayloadOf } from '#model/payload.ts'
import { Prose } from '#ui/prose.tsx'
import { SampleLabel } from './sample-label.tsx'

type Faq = PayloadOf<'all-faqs'>['entries']['faqs'][number]

/**
 * A question and its answer. The answer has the address, not the whole: browsers open what is closed around the place that
 * an address names, without any script.
 */
export function FaqItem({ faq: { slug, title, html, facts, textLocale } }: { faq: Faq }) {
  const locale = useLocale()
  const foreign = textLocale === locale ? undefined : textLocale
  return (
    <details className="faq">
      <summary>
        <h3 lang={foreign}>{title}</h3>
      </summary>
      <div id={slug} className="faq-answer">
        <Prose html={html} lang={foreign} />
        <p className="meta">
          <CopyLink slug={slug} />
          {facts.sample && <SampleLabel />}
        </p>
      </div>
    </details>
  )
}

/** A link to the question: followed, it stands in the address bar, and where the browser lets it, in the clipboard. */
function CopyLink({ slug }: { slug: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget
    // Where it is refused the link is still followed.
    void navigator.clipboard?.writeText(href).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <>
      <a href={`#${slug}`} onClick={copy}>
        <Trans>Liên kết tới câu hỏi này</Trans>
      </a>
      <output>{isCopied && <Trans>Đã sao chép</Trans>}</output>
    </>
  )
}
