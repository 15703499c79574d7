/** http(s), mailto, tel and addresses of this site, in whatever casing or disguise; all else comes out as text. */
export function isAllowedLink(href: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop these before they read the scheme
  const plain = href.replace(/[\u0000-\u0020]/g, '').toLowerCase()
  return /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]|%5c|%2f)|[^/\\:]+(?:[/?#]|$))/.test(plain)
}
