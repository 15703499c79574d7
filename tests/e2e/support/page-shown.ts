/** Whether the page at a path is shown, by its canonical URL, which changes together with the content. */
export function isShown(path: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!canonical) return false
  const [shown, asked] = [new URL(canonical.href), new URL(path, location.href)]
  const isSamePage = shown.searchParams.get('trang') === asked.searchParams.get('trang')
  return isSamePage && shown.pathname === asked.pathname.replace(/^\/phan-tich(?=\/|$)/, '/trung-tam-phan-tich')
}
