/** True if a link is http(s), mailto, tel or within this site. Other links are shown as text. */
export function isAllowedLink(href: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers remove these characters before they parse the scheme
  const plain = href.replace(/[\u0000-\u0020]/g, '').toLowerCase()
  return /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]|%5c|%2f)|[^/\\:]+(?:[/?#]|$))/.test(plain)
}
