export const iconNameLimit = 64

/** Whether a text names an icon, or a set: what is not of this form is never looked up. */
export function isIconName(text: string): boolean {
  return text.length <= iconNameLimit && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
}
