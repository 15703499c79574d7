/**
 * The initials that stand for the photographs of people, by name: of the last two words, because a Vietnamese name ends with the
 * name that the person is called by. Nguyễn Thị Minh Ánh → MÁ. Of names that would have the same, more words count, as many as
 * tell them apart.
 */
export function toMonograms(names: readonly string[]): ReadonlyMap<string, string> {
  const all = new Map([...new Set(names)].map((name) => [name, toInitials(name)]))
  return new Map(
    [...all].map(([name, initials]) => {
      const others = [...all.keys()].filter((other) => other !== name).map((other) => toInitials(other))
      const counts = initials.map((_initial, index) => index + 1).filter((count) => count >= least)
      const isOwn = (count: number) => others.every((other) => take(other, count) !== take(initials, count))
      return [name, take(initials, counts.find(isOwn) ?? least)]
    }),
  )
}

const least = 2

const take = (initials: readonly string[], count: number) => initials.slice(-count).join('')

function toInitials(name: string): string[] {
  return name
    .split(/[\s–-]+/)
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => (/\p{L}\p{M}*/u.exec(word)?.[0] ?? '').normalize('NFC').toLocaleUpperCase('vi'))
}
