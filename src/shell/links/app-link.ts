import { localeParam } from '#engine/model/locale/locale.ts'
import { shortLinksPath } from '#engine/model/urls/short-links.ts'

/** The link at or around an event's target, if it leads to another page within the app, and opens no dialog instead. */
export function toAppLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link && isInApp(link) && !isThisPage(link) && !link.dataset['opens'] ? link : undefined
}

/** True if the link leads to a page that the app can show: of this site, in this language, in this window. */
export function isInApp(link: HTMLAnchorElement): boolean {
  if (!link.href || link.origin !== location.origin || link.target || link.hasAttribute('download')) return false
  if (link.pathname.startsWith(shortLinksPath)) return false
  if (isWithinPage(link)) return true
  // A link that names a language sets a cookie on the server; a path with a file extension is a file.
  return !new URLSearchParams(link.search).has(localeParam) && !/\.(?!html$)\w+$/.test(link.pathname)
}

export function isThisPage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search
}

/** True if the link leads to an element of the page. It has the query of the page, which may name a language. */
export function isWithinPage(link: HTMLAnchorElement): boolean {
  return isThisPage(link) && link.hash !== ''
}

/** The path and query of a link, which distinguish its page from others. */
export function toPath({ pathname, search }: HTMLAnchorElement): string {
  return pathname + search
}

/** True if a click just follows the link: not with another button, nor into a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
