import { Trans } from '@lingui/react/macro'
import { useState, type MouseEvent } from 'react'
import { FaqFold } from './faq-fold.tsx'
import type { Faq } from './payload.ts'

/** A question on the page of all of them, whose address others can be given. */
export function FaqItem({ faq }: { faq: Faq }) {
  return (
    <FaqFold faq={faq}>
      <CopyLink slug={faq.slug} />
    </FaqFold>
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
