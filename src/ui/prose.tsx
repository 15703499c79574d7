import { memo } from 'react'
import { toTrustedHtml } from './trusted-html.ts'
import '#shell/styles/prose.css'
import '#shell/styles/tables.css'

/** HTML that the build rendered from Markdown. `lang` is set where it is not the language of the page. */
export const Prose = memo(function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={toTrustedHtml(html)} />
})
