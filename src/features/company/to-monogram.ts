/**
 * The initials that stand for a photograph: of the last two words, because a Vietnamese name ends with the name that the
 * person is called by. Nguyễn Thị Minh Ánh → MÁ.
 */
export function toMonogram(name: string): string {
  const words = name.split(/[\s–-]+/).filter((word) => /\p{L}/u.test(word))
  return words
    .slice(-2)
    .map((word) => (/\p{L}\p{M}*/u.exec(word)?.[0] ?? '').normalize('NFC').toLocaleUpperCase('vi'))
    .join('')
}
