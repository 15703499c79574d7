/** True if the page at a path is shown, by its canonical URL, which changes together with the content. */
export function isShown(path: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!canonical) return false
  const [shown, requested] = [new URL(canonical.href), new URL(path, location.href)]
  const isSamePage = shown.searchParams.get('trang') === requested.searchParams.get('trang')
  return isSamePage && shown.pathname === requested.pathname.replace(/^\/phan-tich(?=\/|$)/, '/trung-tam-phan-tich')
}
