/** The attribute of a `<style>` of the document that names the file whose rules it contains. */
const fileAttribute = 'data-file'

/** Loads a style sheet, unless its rules are part of the document or have been loaded. Rejects where it cannot be loaded. */
export function loadStyles(file: string): Promise<void> {
  const href = `/${file}`
  if (document.querySelector(`style[${fileAttribute}="${file}"]`)) return Promise.resolve()
  const known = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`)
  if (known?.sheet) return Promise.resolve()
  const link = known ?? document.createElement('link')
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener(
      'error',
      () => {
        // The next attempt requests it again.
        link.remove()
        reject(new Error(`${href} cannot be loaded`))
      },
      { once: true },
    )
  })
  if (!known) {
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
  return loaded
}
