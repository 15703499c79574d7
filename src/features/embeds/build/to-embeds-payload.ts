import { siteName } from '#engine/model/site-name.ts'
import { toHeadings, type PageInput } from '#engine/render/payload/page-input.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { embedHeights, embedNames, embedSandbox } from '../codes.ts'
import type { EmbedsPayload } from '../payload.ts'
import { toEmbedUrl } from './embed-url.ts'
import { toEmbedHeading } from './to-embed.ts'

export function toEmbedsPayload(input: PageInput): EmbedsPayload {
  const { context, base, section } = input
  const { locale, origin } = context
  const embeds = embedNames.map((name) => {
    const heading = toEmbedHeading(context, name)
    const title = `${heading} | ${siteName}`
    const href = toEmbedUrl(name, locale)
    const height = embedHeights[name]
    const code = `<iframe src="${origin}${href}" title="${escapeHtml(title)}" width="360" height="${height}" loading="lazy" sandbox="${embedSandbox}" style="border:0"></iframe>`
    return { name, heading, title, href, code, height }
  })
  return { ...base, kind: 'embeds', section, headings: toHeadings(input), embeds }
}
