import { hashBytes } from '#engine/content/disk/files.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { redirects } from '#engine/model/urls/redirects.ts'
import { toShortLinks } from '#features/citing/build/to-short-links.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { toOutputFile } from './files/to-output-file.ts'
import type { OutputPlan } from './output-plan.ts'

/**
 * The short link of each document: a small page that leads to it, with its address as a header. The server of this project
 * answers with a redirect to that address; servers of plain files send the page.
 */
export function* planShortLinks({ entries }: Pick<Content, 'entries'>): Generator<OutputPlan> {
  for (const { url, target } of toShortLinks(entries, redirects)) {
    yield {
      key: `file ${url}`,
      kind: 'short links',
      prepare: () => ({
        input: hashBytes(target),
        make: () => [
          toOutputFile(url, toPage(target), {
            type: 'text/html; charset=utf-8',
            cache: 'revalidate',
            headers: { Location: target },
          }),
        ],
      }),
    }
  }
}

function toPage(target: string): string {
  const href = escapeHtml(target)
  const head = `<meta charset="utf-8"><title>${href}</title><meta http-equiv="refresh" content="0; url=${href}">`
  return `<!DOCTYPE html><html><head>${head}</head><body><a href="${href}">${href}</a></body></html>\n`
}
