import type { ViteDevServer } from 'vite'
import { previewDataId, type PreviewPage } from '#engine/model/config/preview.ts'
import { sourceLocale } from '#engine/model/locale/locale.ts'
import { escapeHtml, toScriptJson } from '#lib/text/html.ts'
import { listSheets } from './list-sheets.ts'

/** A page of the preview itself. Its script writes it in the language of the visitor; without it, the data stands there as it is. */
function toPreviewPage(page: PreviewPage, script: string | undefined): string {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Preview</title>',
    listSheets(),
    script === undefined ? '' : `<script type="module" src="${escapeHtml(script)}"></script>`,
  ]
  const data = `<script type="application/json" id="${previewDataId}">${toScriptJson(page)}</script>`
  const body = `<main class="flex grow flex-col"><pre>${escapeHtml(toPlainText(page))}</pre></main>${data}`
  return `<!DOCTYPE html><html lang="${sourceLocale}"><head>${head.join('')}</head><body>${body}</body></html>`
}

/** The same as a text, for requests of programs. */
function toPlainText(page: PreviewPage): string {
  switch (page.kind) {
    case 'failure':
      return page.message
    case 'problems':
      return page.problems
        .map(({ place, message, severity }) => `${place} ${severity === 'error' ? '' : `${severity}: `}${message}`)
        .join('\n')
    case 'bad moment':
      return `"${page.value}" is no moment; write it in the time of the site, such as ${page.example}`
    case 'languages':
      return page.path
  }
}

interface Asked {
  server: Pick<ViteDevServer, 'transformIndexHtml'>
  script: string | undefined
  request: Request
  status: number
}

/** A page of the preview for people, which loads again after a change; for programs, its text. */
export async function answerWithPage(page: PreviewPage, { server, script, request, status }: Asked): Promise<Response> {
  const isForPeople = request.headers.get('Accept')?.includes('text/html') === true
  const [type, text] = isForPeople
    ? ['text/html', await server.transformIndexHtml(new URL(request.url).pathname, toPreviewPage(page, script))]
    : ['text/plain', `${toPlainText(page)}\n`]
  return new Response(text, {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' },
  })
}
