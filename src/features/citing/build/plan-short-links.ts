import { hashBytes } from '#engine/content/disk/files.ts'
import { toOutputFile } from '#engine/outputs/files/to-output-file.ts'
import type { OutputPlan } from '#engine/outputs/output-plan.ts'
import type { PayloadContext } from '#engine/render/payload/payload-context.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { toShortLinks } from './to-short-links.ts'

/**
 * The short link of each document: a small page that leads to it, with its address as a header. The server of this project
 * answers with a redirect to that address; servers of plain files send the page.
 */
export function* planShortLinks({ site, content }: Pick<PayloadContext, 'site' | 'content'>): Generator<OutputPlan> {
  for (const { url, target, isFormer } of toShortLinks(site, content.entries, content.redirects)) {
    yield {
      key: `file ${url}`,
      kind: 'short links',
      prepare: () => {
        // Recorded: where a former name leads is said there.
        if (isFormer) void content.redirects
        return {
          input: hashBytes(target),
          make: () => [
            toOutputFile(url, toPage(target), {
              type: 'text/html; charset=utf-8',
              cache: 'revalidate',
              headers: { Location: target },
            }),
          ],
        }
      },
    }
  }
}

function toPage(target: string): string {
  const href = escapeHtml(target)
  const head = `<meta charset="utf-8"><title>${href}</title><meta http-equiv="refresh" content="0; url=${href}">`
  return `<!DOCTYPE html><html><head>${head}</head><body><a href="${href}">${href}</a></body></html>\n`
}
