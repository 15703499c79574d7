/** Vietnamese text in lower case without diacritics: "Đại hội đồng cổ đông" → "dai hoi dong co dong". */
export function foldToLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐðÐɖƉ]/g, 'd')
    .toLowerCase()
}
