import { memo } from 'react'
import { toTrustedHtml } from './trusted-html.ts'

/** Text rendered by the build. `lang` where it is not the page's language. */
export const Prose = memo(function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={toTrustedHtml(html)} />
})
