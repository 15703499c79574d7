// The page's one Trusted Types policy. What passes here was rendered by the build from Markdown with raw HTML off;
// the policy's name stands in the Content-Security-Policy, and nothing else may write HTML.
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

/** HTML of the build in the form that `dangerouslySetInnerHTML` may take. */
export function toTrustedHtml(html: string): { __html: string } {
  if (typeof window === 'undefined' || !window.trustedTypes) return { __html: html }
  // A policy can be made once per document, so this is the one value that outlives a site.
  policy ??= window.trustedTypes.createPolicy(htmlPolicy, { createHTML: (text) => text })
  return { __html: policy.createHTML(html) as string } // React hands it to innerHTML untouched
}
