import type { FrameHtml } from '#shell/frame-html.ts'
import type { Payload } from '#site/map/payloads.ts'

/** The frames of pages in one language that were rendered so far. */
export interface FrameCache {
  /** The frame of a page, if another page with the same one was rendered. */
  find(payload: Payload): FrameHtml | undefined
  /** Remembers the frame of a page from its whole HTML. */
  add(payload: Payload, html: string): void
}

/**
 * Frames of the same language differ in the links that are marked: those to the page itself, to pages above it, and to its
 * section. So pages in the same section and below the same link share a frame, if no link leads to them. Pages of a list
 * have the number of the page in the links to other languages, so only the first one may share it.
 */
export function createFrameCache(): FrameCache {
  const frames = new Map<string, FrameHtml>()
  let links: ReadonlySet<string> | undefined
  const toKey = ({ address: { path, page }, trail }: Payload): string | undefined =>
    !links || page > 1 || links.has(path) ? undefined : `${trail[0]?.href} ${findAbove(path, links)}`
  return {
    find: (payload) => {
      const key = toKey(payload)
      return key === undefined ? undefined : frames.get(key)
    },
    add: (payload, html) => {
      const frame = cutFrame(html)
      if (!frame) return
      links ??= new Set(
        Array.from((frame.header + frame.footer).matchAll(/ href="([^"#?]+)/g), ([, path = '']) => path),
      )
      const key = toKey(payload)
      if (key !== undefined) frames.set(key, frame)
    },
  }
}

/** The contents of the elements of the full frame; undefined for a page with a bare one. */
function cutFrame(html: string): FrameHtml | undefined {
  const header = cut(html, headerStart, '</header>')
  const footer = cut(html, footerStart, '</footer>')
  return header !== undefined && footer !== undefined ? { header, footer } : undefined
}

const headerStart = /<header data-frame="full"[^>]*>/
const footerStart = /<footer data-frame="true"[^>]*>/

/** The text between two others. */
function cut(html: string, start: RegExp, end: string): string | undefined {
  const found = start.exec(html)
  if (!found) return undefined
  const from = found.index + found[0].length
  const to = html.indexOf(end, from)
  return to === -1 ? undefined : html.slice(from, to)
}

/** The nearest path above a path that is one of the links; empty if there is none. */
function findAbove(path: string, links: ReadonlySet<string>): string {
  const above = path.slice(0, path.lastIndexOf('/'))
  return above === '' || links.has(above) ? above : findAbove(above, links)
}
