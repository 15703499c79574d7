import { createHash } from 'node:crypto'
import type { CollectionName } from '#engine/model/site/collection-name.ts'

/** Digits and letters that nobody mistakes for each other on paper: without i, l, o and u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 32⁷ codes: among 5,000 documents, two have the same one in 4 of 10,000 cases, which `checkShortLinks` reports. */
const length = 7

/** The code of an entry in its short link. It follows from its name, which never changes, and from nothing else. */
export function toShortCode(collection: CollectionName, slug: string): string {
  const digest = createHash('sha256').update(`${collection}/${slug}`).digest()
  let rest = digest.readUIntBE(0, 6)
  let code = ''
  while (code.length < length) {
    code += alphabet[rest % alphabet.length] ?? ''
    rest = Math.floor(rest / alphabet.length)
  }
  return code
}
