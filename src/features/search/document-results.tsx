import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { toTrustedHtml } from '#ui/trusted-html.ts'

interface DocumentResultsProps {
  label: string
  /** The results while the template of the server's page is prerendered. */
  template: ReactNode
  /** Called where the document has no results: the server could not search, or the page is served as a file. */
  onMissing: () => void
}

/**
 * The results that came with the document. They are links and texts, which need no script: React does not compare them, and
 * hydration leaves them as they are. So the answer is neither sent twice nor searched for again.
 */
export function DocumentResults({ label, template, onMissing }: DocumentResultsProps) {
  const section = useRef<HTMLElement>(null)
  const searchIfMissing = useEffectEvent(() => {
    if (!section.current?.querySelector('[data-answer]')) onMissing()
  })
  useEffect(() => searchIfMissing(), [])
  const content = template ? { children: template } : { dangerouslySetInnerHTML: toTrustedHtml('') }
  return <section ref={section} aria-label={label} suppressHydrationWarning {...content} />
}
