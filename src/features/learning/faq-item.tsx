import { Trans } from '@lingui/react/macro'
import { useState, type MouseEvent } from 'react'
import { FaqDetails } from './faq-details.tsx'
import type { Faq } from './payload.ts'

/** A question with a link to itself. */
export function FaqItem({ faq }: { faq: Faq }) {
  return (
    <FaqDetails faq={faq}>
      <CopyLink slug={faq.slug} />
    </FaqDetails>
  )
}

/** A link that sets the hash of the URL, and copies the URL to the clipboard. */
function CopyLink({ slug }: { slug: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget
    // Browsers without clipboard access only follow the link.
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
