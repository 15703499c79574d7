/** The attribute of a `<style>` of the document that names the file whose rules it contains. */
const fileAttribute = 'data-file'

/** The style sheets requested so far, by file. */
const requested = new Map<string, Promise<void>>()

/** Loads a style sheet, unless its rules are part of the document or have been loaded. Rejects where it cannot be loaded. */
export function loadStyles(file: string): Promise<void> {
  if (document.querySelector(`style[${fileAttribute}="${file}"]`)) return Promise.resolve()
  const known = requested.get(file)
  if (known) return known
  const added = addStyles(`/${file}`)
  requested.set(file, added)
  // The next attempt requests it again.
  added.catch(() => requested.delete(file))
  return added
}

/**
 * Adds a style sheet after all others, whichever arrives first. A `<link>` has its place when its file is requested: one that
 * applies after a later one makes Chromium load all fonts again, so that a page that is being read gets another typeface, and
 * its lines move (docs/decisions/0062-late-fonts.md).
 */
async function addStyles(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} cannot be loaded: status ${response.status}`)
  const sheet = await new CSSStyleSheet().replace(await response.text())
  document.adoptedStyleSheets.push(sheet)
}
