// The only Trusted Types policy of the page; the Content-Security-Policy names it, and allows no other. All HTML that
// passes here was rendered by the build from Markdown, with raw HTML turned off.
import { htmlPolicy } from '#lib/trusted-types.ts'

interface HtmlPolicy {
  createHTML: (html: string) => unknown
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => HtmlPolicy }
  }
}

let policy: HtmlPolicy | undefined

/** HTML from the build, as `dangerouslySetInnerHTML` takes it. */
export function toTrustedHtml(html: string): { __html: string } {
  if (typeof window === 'undefined' || !window.trustedTypes) return { __html: html }
  // A document can create the policy only once: hence the module state.
  policy ??= window.trustedTypes.createPolicy(htmlPolicy, { createHTML: (text) => text })
  return { __html: policy.createHTML(html) as string } // React passes the object to innerHTML unchanged
}
