import { toAppLink } from './app-link.ts'

interface LinkWatch {
  /** Looks for links that have come since. */
  look: () => void
  end: () => void
}

/** Tells of each link to another page that comes into view, once the page has loaded and has nothing else to do. */
export function watchLinks(meet: (link: HTMLAnchorElement) => void): LinkWatch {
  // An old browser fetches what is pointed at, and nothing else.
  if (!('IntersectionObserver' in window)) return { look: () => undefined, end: () => undefined }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting && toAppLink(target)
      if (link) meet(link)
    }
  })
  const look = () => {
    // Links that have gone are forgotten with it; those that stay and are in view are told of again.
    observer.disconnect()
    for (const link of document.links) observer.observe(link)
  }
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(look) : setTimeout(look))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
  return {
    look,
    end: () => {
      removeEventListener('load', idle)
      observer.disconnect()
    },
  }
}
