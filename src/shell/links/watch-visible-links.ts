import { toAppLink, toPath } from './app-link.ts'
import type { PathInView } from './prefetch-queue.ts'

/**
 * The home page, to which the logo and the breadcrumb of every page lead. It shows much that no other page does: its code and data
 * are fetched when its link is pointed at, not because it is in view everywhere.
 */
const home = '/trang-chu'

interface LinkWatch {
  /** Watches the links that the document has now, as soon as the browser is idle. */
  update: () => void
  stop: () => void
}

/**
 * Calls back with the pages whose links are in view, other than the home page, the most likely first, each time a link comes into
 * view or leaves it; first once the document has loaded and is idle.
 */
export function watchVisibleLinks(onChange: (inView: readonly PathInView[]) => void): LinkWatch {
  // Old browsers prefetch links that are pointed at, and no others.
  if (!('IntersectionObserver' in window)) return { update: () => undefined, stop: () => undefined }
  const visible = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) visible.add(target)
      else visible.delete(target)
    }
    const links = Array.from(document.links).flatMap((link) => (visible.has(link) ? (toAppLink(link) ?? []) : []))
    const ranked = links.map((link) => ({ path: toPath(link), rank: toRank(link) }))
    const sorted = ranked.toSorted((one, other) => one.rank - other.rank)
    onChange(sorted.map(({ path, rank }) => ({ path, place: rank === 0 ? 'content' : 'around' })))
  })
  const observe = () => {
    // Drops removed links. Visible links are reported again.
    observer.disconnect()
    visible.clear()
    for (const link of document.links) {
      if (link.pathname !== home) observer.observe(link)
    }
  }
  let cancel: (() => void) | undefined
  const update = () => {
    cancel?.()
    cancel = whenIdle(observe)
  }
  if (document.readyState === 'complete') update()
  else addEventListener('load', update, { once: true })
  return {
    update,
    stop: () => {
      removeEventListener('load', update)
      cancel?.()
      observer.disconnect()
    },
  }
}

/** The content of a page is more likely to be followed than its lists of links, and those more than the frame. */
function toRank(link: Element): number {
  if (!link.closest('main')) return 2
  return link.closest('nav') ? 1 : 0
}

/** Calls back when the browser has nothing else to do. Returns a function that cancels this. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(act)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act)
  return () => clearTimeout(timer)
}
