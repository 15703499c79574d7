import { foldToSlug } from '#lib/text/fold-to-slug.ts'

const maxLength = 96

/**
 * A slug for a text, shortened at a word and numbered if it is taken. Undefined if the text has no character that can be
 * part of a URL.
 */
export function toUniqueSlug(text: string, isTaken: (slug: string) => boolean): string | undefined {
  const folded = foldToSlug(text)
  if (folded === '') return undefined
  let slug = cutAtWord(folded, maxLength)
  for (let number = 2; isTaken(slug); number++) slug = `${cutAtWord(folded, maxLength - `-${number}`.length)}-${number}`
  return slug
}

function cutAtWord(slug: string, length: number): string {
  if (slug.length <= length) return slug
  const end = slug.lastIndexOf('-', length)
  return slug.slice(0, end > 0 ? end : length)
}
