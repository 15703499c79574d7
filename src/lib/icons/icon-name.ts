export const iconNameLimit = 64

/** True if a text has the form of the name of an icon or a set. Other names are never looked up. */
export function isIconName(text: string): boolean {
  return text.length <= iconNameLimit && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
}
