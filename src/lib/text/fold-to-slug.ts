import { foldToLetters } from './fold-to-letters.ts'
import { replaceLookAlikes } from './look-alikes.ts'

/** Vietnamese text as a slug: "Đại hội đồng cổ đông" → "dai-hoi-dong-co-dong". */
export function foldToSlug(text: string): string {
  return foldToLetters(replaceLookAlikes(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
