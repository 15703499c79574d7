/** Reverts the percent-encoding of markdown-it, so that a URL is as in the source; unchanged if it cannot be decoded. */
export function decodeUrl(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
