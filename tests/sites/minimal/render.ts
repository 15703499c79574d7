import type { Renderer } from '#engine/model/renderer.ts'
import { escapeHtml } from '#lib/text/html.ts'

/** Pages without an app: a heading, the text, and the links of lists. */
export const createRenderer: Renderer['createRenderer'] = () => async (payload) => {
  const title = escapeHtml(payload?.title ?? 'Not found')
  const lines = payload?.kind === 'page' ? payload.people.map((one) => `<p>${escapeHtml(one)}</p>`) : []
  const links =
    payload?.kind === 'list' ? payload.items.map((one) => `<a href="${one.href}">${escapeHtml(one.title)}</a>`) : []
  const body = `<h1>${title}</h1>${payload?.html ?? ''}${lines.join('')}${links.join('')}`
  const html = `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`
  return { status: payload ? 200 : 404, html, routeId: '' }
}
