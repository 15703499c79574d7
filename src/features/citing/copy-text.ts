/** Copies a text to the clipboard. Returns whether the browser has done so: it may refuse, or have no access at all. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
