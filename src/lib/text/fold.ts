import { replaceLookAlikes } from './look-alikes.ts'

/** Vietnamese text in lower case without diacritics: "Đại hội đồng cổ đông" → "dai hoi dong co dong". */
export function foldToLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐðÐɖƉ]/g, 'd')
    .toLowerCase()
}

/** Vietnamese text as a slug: "Đại hội đồng cổ đông" → "dai-hoi-dong-co-dong". */
export function foldToSlug(text: string): string {
  return foldToLetters(replaceLookAlikes(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
