import { createHash } from 'node:crypto'
import { policyHeader, toFramedPolicy } from '#engine/model/config/framed-policy.ts'
import type { Locale } from '#engine/model/locale/locale.ts'
import type { OutputFile } from '#engine/store/output-file.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { toOutputFile } from './to-output-file.ts'

/** A document that other sites may frame: no script, no font, no image, no form, and of styles those that stand in it. */
export interface FramedDocument {
  url: string
  locale: Locale
  title: string
  /** The page with the same facts, as an absolute URL: search engines are to list that one. */
  canonical: string
  styles: string
  /** As HTML: whatever stands in it is escaped. */
  body: string
}

export function toFramedFile({ url, locale, title, canonical, styles, body }: FramedDocument): OutputFile {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<style>${styles}</style>`,
  ]
  const html = `<!DOCTYPE html><html lang="${locale}"><head>${head.join('')}</head>${body}</html>`
  const hash = `sha256-${createHash('sha256').update(styles).digest('base64')}`
  return toOutputFile(url, html, {
    type: 'text/html; charset=utf-8',
    cache: 'revalidate',
    headers: { 'Content-Language': locale, [policyHeader]: toFramedPolicy(hash) },
  })
}
