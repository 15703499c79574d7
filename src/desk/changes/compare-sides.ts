type Hashes = Readonly<Record<string, string>>

/** The two sides of a change whose content has changed meanwhile, and the version from which both began. */
interface Sides {
  base: Hashes
  yours: Hashes
  theirs: Hashes
}

/** Names of files: those that are taken over from the content, those that go as they went there, those that both sides have changed. */
export interface Comparison {
  taken: readonly string[]
  removed: readonly string[]
  both: readonly string[]
}

/** Files that only one side has changed are as that side has them; those that both have changed otherwise need a person. */
export function compareSides({ base, yours, theirs }: Sides): Comparison {
  const names = [...new Set([...Object.keys(base), ...Object.keys(yours), ...Object.keys(theirs)])].toSorted()
  const moved = names.filter((name) => theirs[name] !== base[name] && theirs[name] !== yours[name])
  const isMine = (name: string) => yours[name] !== base[name]
  return {
    taken: moved.filter((name) => !isMine(name) && theirs[name] !== undefined),
    removed: moved.filter((name) => !isMine(name) && theirs[name] === undefined),
    both: moved.filter(isMine),
  }
}

/** True if two folders have the same files with the same bytes. */
export function isSame(one: Hashes, other: Hashes): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
