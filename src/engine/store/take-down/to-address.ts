/**
 * The address that somebody means who names it as it is in the browser: with the origin, a language, a page of a list, a heading
 * or a slash at the end.
 */
export function toAddress(text: string): string {
  const url = URL.parse(text, 'https://site.invalid')
  if (!url) return text
  return decodePath(url.pathname).replace(/(?<=.)\/+$/, '')
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
