import { toAppLink } from './app-link.ts'

interface LinkObserver {
  /** Observes the links that the document has now. */
  update: () => void
  stop: () => void
}

/** Calls back for each link to another page that becomes visible, once the document has loaded and is idle. */
export function observeLinks(onVisible: (link: HTMLAnchorElement) => void): LinkObserver {
  // Old browsers prefetch links that are pointed at, and no others.
  if (!('IntersectionObserver' in window)) return { update: () => undefined, stop: () => undefined }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting && toAppLink(target)
      if (link) onVisible(link)
    }
  })
  const update = () => {
    // Drops removed links. Visible links are reported again.
    observer.disconnect()
    for (const link of document.links) observer.observe(link)
  }
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(update) : setTimeout(update))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
  return {
    update,
    stop: () => {
      removeEventListener('load', idle)
      observer.disconnect()
    },
  }
}
