import { foldToSlug } from '#lib/text/fold.ts'

const longest = 96

/**
 * A slug for a text that nothing else has: folded, cut at a word, numbered where it is taken. Undefined where nothing of
 * the text can be in a URL.
 */
export function toFreeSlug(text: string, isTaken: (slug: string) => boolean): string | undefined {
  const folded = foldToSlug(text)
  if (folded === '') return undefined
  let slug = cutAtWord(folded, longest)
  for (let number = 2; isTaken(slug); number++) slug = `${cutAtWord(folded, longest - `-${number}`.length)}-${number}`
  return slug
}

function cutAtWord(slug: string, length: number): string {
  if (slug.length <= length) return slug
  const end = slug.lastIndexOf('-', length)
  return slug.slice(0, end > 0 ? end : length)
}
